/** Tasks that run strictly one after the other. */

export class Queue {
  /** @type {Promise<unknown>} The end of the last task. */
  #last = Promise.resolve();
  /** How many tasks have not ended yet. */
  waiting = 0;

  /**
   * @template Result
   * @param {() => Promise<Result>} task begins when all before it have ended, whatever became of them
   * @returns {Promise<Result>} as the task ends
   */
  add(task) {
    this.waiting += 1;
    const run = this.#last.then(task).finally(() => (this.waiting -= 1));
    this.#last = run.catch(() => {});
    return run;
  }
}
