/** Who sits where at a new table: in practice one person and computers, otherwise as those who share the device wish. */

/** @import { Level, SeatKind } from "../types.js" */

/** Whether one practises against computers, or several people share the device. @typedef {"practice" | "shared"} Mode */
/** @typedef {"you" | "computer" | "lot"} Begins */

/** What computers play at where nobody has said it: good for a first game, and not too easy for a second. */
const FIRST_LEVEL = "easy";

/** How many seats a board has at most. */
const MOST_SEATS = 4;

/**
 * @param {readonly Level[]} known all that there are
 * @param {unknown} remembered
 * @returns {Level[]} one for each seat, as remembered where that makes sense
 */
export function readLevels(known, remembered) {
  const wished = Array.isArray(remembered) ? remembered : [];
  return Array.from({ length: MOST_SEATS }, (_, place) => known.find((level) => level === wished[place]) ?? FIRST_LEVEL);
}

/**
 * @param {(key: string) => unknown} recall what the device remembers
 * @returns {{ mode: Mode, begins: Begins, levels: Level[] }} as it was chosen last; whoever comes first practises
 */
export function freshPractice(recall) {
  const [mode, begins] = [recall("lobby.mode"), recall("lobby.begins")];
  return {
    mode: mode === "shared" ? "shared" : "practice",
    begins: begins === "computer" || begins === "lot" ? begins : "you",
    // Which levels there are says the catalogue.
    levels: readLevels([], null),
  };
}

/** @typedef {{ seats: SeatKind[], names: string[], levels: (Level | null)[] }} Seated */

/**
 * @param {{ begins: Begins, levels: Level[], names: string[] }} wishes
 * @param {number} players of the board
 * @param {() => number} [lot] from 0 up to, but not including, 1; tests bring their own
 * @returns {Seated} one person, the others computers
 */
export function practiceSeats({ begins, levels, names }, players, lot = Math.random) {
  const own = begins === "you" ? 0 : begins === "computer" ? 1 : Math.floor(lot() * players);
  const away = Array.from({ length: players }, (_, seat) => (seat - own + players) % players);
  return {
    seats: away.map((far) => (far === 0 ? "person" : "computer")),
    names: away.map((far) => (far === 0 ? (names[0] ?? "").trim() : "")),
    levels: away.map((far) => (far === 0 ? null : levels[far])),
  };
}

/**
 * @param {{ seats: SeatKind[], levels: Level[], names: string[] }} wishes
 * @returns {Seated} as wished
 */
export function sharedSeats({ seats, levels, names }) {
  const persons = seats.map((kind) => kind === "person");
  return {
    seats,
    names: persons.map((person, player) => (person ? (names[player] ?? "").trim() : "")),
    levels: persons.map((person, player) => (person ? null : levels[player])),
  };
}
