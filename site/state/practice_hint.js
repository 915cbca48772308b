/** Hints at a table: the best colour for the person to move, why, and the line that the computer expects. */

import { errorData } from "./engine.js";
import { budgetOf, ownClock } from "./practice_moves.js";

/** @import { Table } from "./table.js" */

/** Asks for hints for one table; what comes of it is in the table's state. */
export class PracticeHint {
  /** @type {AbortController | null} */
  #wish = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Works out a hint for the position that is seen, unless it is known or being worked out. */
  async ask() {
    const { table } = this;
    const { snapshot, asking, advice } = table.state;
    if (!table.canChoose || !snapshot || !table.sitting || asking) return;
    if (advice) return table.set({ hint: advice.colour, shown: advice.colour });
    const { signal } = (this.#wish = new AbortController());
    const clock = ownClock(snapshot.match.clock, table.clocks.of(snapshot.mover ?? 0)?.left);
    table.set({ asking: true, trouble: null });
    try {
      const { text } = await table.engine.call("record", { table: table.sitting.number });
      if (signal.aborted) return;
      const found = await table.thinker.ask("advise", { text, budgetMs: budgetOf(clock) }, { signal, urgent: true });
      table.set({ asking: false, advice: found, hint: found.colour, shown: found.colour });
    } catch (error) {
      if (signal.aborted) return;
      table.set({ asking: false, trouble: { of: "hint", error: errorData(error) } });
    }
  }

  /** Nobody wants the hint any longer, whether it has come or not. */
  drop() {
    this.#wish?.abort();
    this.#wish = null;
    this.table.line.close();
    const { asking, advice, hint } = this.table.state;
    if (asking || advice || hint !== null) this.table.set({ asking: false, advice: null, hint: null });
  }
}
