/** What somebody wishes before inviting: board, clock, who sits where, and how far the link shall reach. */

import { recall, remember } from "../storage/local.js";
import { Store } from "./store.js";
import { NO_CLOCK, usualGames } from "./terms.js";

/** @import { Catalogue } from "../types.js" */
/** @import { Reach } from "./invite_link.js" */
/** @import { Frame } from "./store.js" */

/** Under which name the wishes are remembered. */
const NAME = "invite";

/** The clock that is offered first. */
const USUAL_CLOCK = "3+2";

/** @typedef {"own" | "guest" | "computer"} InviteSeat */

/** Why the match cannot be rated as wished so far. @typedef {"variant" | "games" | "clock" | "computer"} Obstacle */

/**
 * @typedef {object} InviteSetupState
 * @property {Catalogue | null} catalogue null until fetched
 * @property {string} variant
 * @property {string} clock
 * @property {number} games
 * @property {boolean} rated as wished; see `InviteSetup.rated`
 * @property {InviteSeat[]} seats by player
 * @property {(string | null)[]} guests by player: key of the friend who is to sit there; null for anybody
 * @property {Reach} reach
 * @property {boolean} relay whether one link is to be enough, by the help of a relay; only where the site has some
 * @property {string} name of who invites
 */

/**
 * @extends {Store<InviteSetupState>}
 */
export class InviteSetup extends Store {
  /** @param {Frame} [frame] tests bring their own */
  constructor(frame) {
    const { reach, clock, rated } = /** @type {Record<string, unknown>} */ (recall(NAME) ?? {});
    super(
      {
        catalogue: null,
        variant: "",
        clock: typeof clock === "string" ? clock : USUAL_CLOCK,
        games: 1,
        rated: rated !== false,
        seats: [],
        guests: [],
        reach: reach === "network" ? "network" : "anywhere",
        relay: false,
        name: "",
      },
      frame,
    );
  }

  /** The variant that is wished; null until the catalogue is there. */
  get variant() {
    return this.state.catalogue?.variants.find(({ id }) => id === this.state.variant) ?? null;
  }

  /** Whether this board can be played for the rating at all. */
  get ratable() {
    return this.variant?.rated ?? false;
  }

  /** What stands in the way of a rated match; null when nothing does. @returns {Obstacle | null} */
  get obstacle() {
    const { games, clock, seats } = this.state;
    if (!this.ratable) return "variant";
    if (seats.includes("computer")) return "computer";
    if (clock === NO_CLOCK) return "clock";
    return games === 2 ? null : "games";
  }

  /** Whether the match is to be rated. The engine has the last word. */
  get rated() {
    return this.state.rated && this.obstacle === null;
  }

  /**
   * @param {Catalogue} catalogue
   * @param {string} variant to begin with
   */
  begin(catalogue, variant) {
    const known = catalogue.variants.some(({ id }) => id === variant);
    const clock = catalogue.clocks.includes(this.state.clock) ? this.state.clock : USUAL_CLOCK;
    this.set({ catalogue, clock });
    if (!known || variant !== this.state.variant) this.choose(known ? variant : "classic");
  }

  /** @param {string} variant */
  choose(variant) {
    this.set({ variant });
    const info = this.variant;
    if (!info) return;
    /** @type {InviteSeat[]} */
    const seats = Array.from({ length: info.players }, (_, player) => (player === 0 ? "own" : "guest"));
    const [friend = null] = this.state.guests.filter((key) => key !== null);
    this.set({ seats, games: usualGames(info), guests: seats.map((_, player) => (player === 1 ? friend : null)) });
  }

  /** @param {string} clock one of the catalogue's */
  chooseClock(clock) {
    this.set({ clock });
    this.#remember();
  }

  /** @param {number} games of the match */
  chooseGames(games) {
    this.set({ games });
  }

  /** @param {boolean} rated whether the match is to count; what stands in the way of it is changed */
  chooseRated(rated) {
    this.set({ rated });
    this.#remember();
    if (!rated) return;
    const { clock, seats } = this.state;
    this.set({
      games: 2,
      clock: clock === NO_CLOCK ? USUAL_CLOCK : clock,
      seats: seats.map((seat) => (seat === "computer" ? "guest" : seat)),
    });
  }

  /** @param {Reach} reach */
  chooseReach(reach) {
    this.set({ reach });
    this.#remember();
  }

  /**
   * Seats somebody: this device has one seat, and there is always a guest.
   * @param {number} player
   * @param {InviteSeat} kind
   */
  sit(player, kind) {
    const before = this.state.seats[player];
    const seats = this.state.seats.map((seat, index) => {
      if (index === player) return kind;
      // Who sat where this device's player sits now takes the seat that became free.
      return kind === "own" && seat === "own" ? before : seat;
    });
    if (!seats.includes("own")) {
      const free = seats.findIndex((_, index) => index !== player);
      seats[free] = "own";
    }
    if (!seats.includes("guest")) {
      const other = seats.findIndex((seat, index) => seat === "computer" && index !== player);
      if (other < 0) return;
      seats[other] = "guest";
    }
    this.set({ seats, guests: this.state.guests.map((key, index) => (seats[index] === "guest" ? key : null)) });
  }

  /**
   * @param {number} player
   * @param {string | null} key of a friend; null for anybody
   */
  invite(player, key) {
    // One friend has one seat.
    this.set({ guests: this.state.guests.map((known, index) => (index === player ? key : known === key ? null : known)) });
  }

  /** @param {string} key of a friend, to sit at the first guest's seat */
  inviteFriend(key) {
    const first = this.state.seats.indexOf("guest");
    const guests = this.state.seats.length > 0 ? this.state.seats : ["own", "guest"];
    this.set({ guests: guests.map((_, player) => (player === (first < 0 ? 1 : first) ? key : null)) });
  }

  /** Nobody in particular is invited any more. */
  forgetGuests() {
    this.set({ guests: this.state.guests.map(() => null) });
  }

  /** @param {boolean} relay whether one link is to be enough */
  chooseRelay(relay) {
    this.set({ relay });
  }

  /** @param {string} name */
  writeName(name) {
    this.set({ name });
  }

  #remember() {
    const { reach, clock, rated } = this.state;
    remember(NAME, { reach, clock, rated });
  }
}
