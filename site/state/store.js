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
    this.state = { ...this.state, ...part };
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
}
