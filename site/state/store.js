/** A small store: one object of state, replaced in parts, and any number of changes per drawing. */

/**
 * @callback Frame
 * @param {() => void} draw to be called once, in the next animation frame
 */

/** @type {Frame} */
const nextFrame = (draw) => void requestAnimationFrame(draw);

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
