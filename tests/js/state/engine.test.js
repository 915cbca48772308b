/** A failed engine says so and can be started anew, in a fresh worker. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine } from "../../../site/state/engine.js";
import { testWorker } from "../engine/workers.js";
import { atOnce } from "./fakes.js";

test("after a failed start, trying again starts a fresh worker", async () => {
  const failing = testWorker({ start: async () => ({ error: { code: "engine-download", parameters: {} } }) });
  const workers = [failing, testWorker({})];
  const engine = new Engine({ makeWorker: () => /** @type {any} */ (workers.shift()) }, atOnce);
  await assert.rejects(engine.ready());
  assert.equal(engine.state.phase, "failed");
  assert.equal(engine.state.error?.code, "engine-download");
  await assert.rejects(engine.call("version", {}), { code: "engine-download" });
  engine.tryAgain();
  assert.equal(engine.state.phase, "starting");
  await engine.ready();
  assert.equal(engine.state.phase, "ready");
  assert.deepEqual(await engine.call("version", {}), {});
  assert.equal(engine.generation, 2);
  engine.tryAgain(); // Ends the worker, so that the test can end; nothing is left to start.
  await assert.rejects(engine.ready());
});

test("a worker that dies later turns the state to failed", async () => {
  const worker = testWorker({});
  const engine = new Engine({ makeWorker: () => worker }, atOnce);
  await engine.ready();
  worker.dispatchEvent(new Event("error"));
  assert.equal(engine.state.phase, "failed");
  assert.equal(engine.state.error?.code, "engine-died");
});
