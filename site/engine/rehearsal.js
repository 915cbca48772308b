/**
 * Has the engine play games with itself when nobody needs it. Browsers translate WebAssembly hastily at first; what runs
 * often they translate once more, well, and Chromium keeps that for the next visit only when it has become much. Without
 * a rehearsal a player who leaves soon would have it translated hastily at every visit.
 */

/** @import { BridgeMethods, SeatKind } from "../types.js" */
/** @import { Door } from "./ways.js" */

/** Moves after which Chromium has seen enough: some three seconds of work. */
const MOVES = 120;

/** Positions that are looked into for a move. It takes some 20 milliseconds: whoever comes back meanwhile must not feel that. */
const NODES = 60;

/** Small boards: what is remembered of them needs little room, and is forgotten with the next one. */
const VARIANTS = ["quick", "hex"];

/** @type {{ seats: SeatKind[], names: string[] }} */
const PLAYERS = { seats: ["person", "person"], names: ["", ""] };

/** Nobody looks at a clock. */
const MOMENT = { now: 0, wall: 0 };

/**
 * @param {Door} door the engine's; its other tables are left alone
 * @param {() => Promise<void>} breathe awaited before each call; takes as long as others need the engine
 * @param {number} [moves] how many are played
 * @throws {Error} when the engine refuses something
 */
export async function rehearse(door, breathe, moves = MOVES) {
  /**
   * @template {keyof BridgeMethods} M
   * @param {M} method
   * @param {BridgeMethods[M][0]} parameters
   * @returns {Promise<BridgeMethods[M][1]>}
   */
  const ask = async (method, parameters) => {
    await breathe();
    const answer = JSON.parse(door(method, JSON.stringify(parameters)));
    if (answer.error) throw new Error(answer.error.code);
    return answer.result;
  };
  let left = moves;
  for (let game = 1; left > 0; game += 1) {
    const seed = String(game);
    const terms = { variant: VARIANTS[game % VARIANTS.length], seed, ...PLAYERS, games: 1, clock: "none", date: null };
    const { table, snapshot } = await ask("open_table", { ...terms, ...MOMENT });
    let { ply, outcome } = snapshot;
    for (; left > 0 && !outcome; left -= 1) {
      const { text } = await ask("record", { table });
      const { colour } = await ask("think", { text, level: "expert", seed, nodes: NODES });
      const moved = await ask("choose", { table, game: 0, ply, colour, ...MOMENT });
      ({ ply, outcome } = moved.snapshot);
    }
    await ask("close_table", { table });
  }
}
