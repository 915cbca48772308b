/** A small store: one object of state, replaced in parts, and any number of changes per drawing. */

/**
 * @callback Frame
 * @param {() => void} draw to be called once, in the next animation frame
 */

/** Changes that follow from each other within one frame; what goes round for ever goes on in the next. */
const ROUNDS = 10;

/** What is to be drawn in the frame that comes, or in the one that is being prepared. @type {(() => void)[]} */
let waiting = [];
let asked = false;

/** Draws all that waits, and what that makes wait in turn: a change is on the screen one frame later, however far it is handed on. */
function drawFrame() {
  for (let round = 0; round < ROUNDS && waiting.length > 0; round += 1) {
    const draws = waiting;
    waiting = [];
    for (const draw of draws) {
      try {
        draw();
      } catch (error) {
        // The others are drawn nevertheless, and it is told as it would have been.
        reportError(error);
      }
    }
  }
  asked = waiting.length > 0;
  if (asked) requestAnimationFrame(drawFrame);
}

/** @type {Frame} */
const nextFrame = (draw) => {
  waiting.push(draw);
  if (asked) return;
  asked = true;
  requestAnimationFrame(drawFrame);
};

/**
 * @template {object} State
 */
export class Store {
  /** @type {Set<(state: State) => void>} */
  #subscribers = new Set();
  /** @type {Set<(state: State, before: State) => void>} */
  #witnesses = new Set();
  #waiting = false;

  /**
   * @param {State} state the first state
   * @param {Frame} [frame] tests bring their own
   */
  constructor(state, frame = nextFrame) {
    this.state = state;
    this.frame = frame;
  }

  /**
   * Changes parts of the state; subscribers hear of it at most once per frame.
   * @param {Partial<State>} part
   */
  set(part) {
    const before = this.state;
    this.state = { ...before, ...part };
    for (const witness of this.#witnesses) witness(this.state, before);
    if (this.#waiting) return;
    this.#waiting = true;
    this.frame(() => {
      this.#waiting = false;
      for (const subscriber of this.#subscribers) subscriber(this.state);
    });
  }

  /**
   * @param {(state: State) => void} subscriber
   * @returns {() => void} ends the subscription
   */
  subscribe(subscriber) {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /**
   * Hears of every single change at once, also while the page is hidden and nothing is drawn. Must not change the state.
   * @param {(state: State, before: State) => void} witness
   * @returns {() => void} ends it
   */
  witness(witness) {
    this.#witnesses.add(witness);
    return () => void this.#witnesses.delete(witness);
  }
}
