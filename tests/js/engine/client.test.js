/** Whatever goes wrong with the engine's worker comes out as an error with a code, once, and never as silence. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { queryObjects } from "node:v8";
import { EngineClient, EngineError } from "../../../site/engine/client.js";
import { never, testWorker } from "./workers.js";

/** @import { BootProgress } from "../../../site/engine/client.js" */

const ignore = () => {};

/**
 * @param {string} code
 * @returns {(error: unknown) => boolean}
 */
const withCode = (code) => (error) => error instanceof EngineError && error.code === code;

test("a started engine answers calls with the bridge's result", async () => {
  const worker = testWorker({ call: (method, text) => JSON.stringify({ result: { method, ...JSON.parse(text) } }) });
  const client = new EngineClient({ makeWorker: () => worker });
  await client.start(ignore);
  assert.deepEqual(await client.call("make_seed", { entropy: "00" }), { method: "make_seed", entropy: "00" });
  client.stop();
  assert.ok(worker.ended);
});

test("a call leaves nothing behind in the page, however many there were", async (t) => {
  const client = new EngineClient({ makeWorker: () => testWorker({ call: () => JSON.stringify({ result: {} }) }) });
  t.after(() => client.stop());
  await client.start(ignore);
  const ask = async (/** @type {number} */ count) => {
    for (let number = 0; number < count; number += 1) await client.call("version", {});
    return Number(queryObjects(Promise));
  };
  const before = await ask(50);
  assert.ok((await ask(500)) < before + 100);
});

test("progress arrives in order", async () => {
  /** @type {BootProgress[]} */
  const told = [];
  const worker = testWorker({
    async start(progress) {
      progress.postMessage({ stage: "fetching", loaded: 1, total: 2 });
      progress.postMessage({ stage: "engine", loaded: 2, total: 2 });
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { way: "library" };
    },
  });
  const client = new EngineClient({ makeWorker: () => worker });
  await client.start((progress) => told.push(progress));
  assert.deepEqual(
    told.map(({ stage }) => stage),
    ["fetching", "engine"],
  );
  client.stop();
});

test("what the engine refuses keeps its code and parameters, and the engine goes on", async () => {
  const error = { code: "invalid-seed", parameters: { largest: "9" } };
  const client = new EngineClient({ makeWorker: () => testWorker({ call: () => JSON.stringify({ error }) }) });
  await client.start(ignore);
  await assert.rejects(client.call("version", {}), (thrown) => {
    assert.ok(thrown instanceof EngineError);
    assert.deepEqual({ code: thrown.code, parameters: thrown.parameters }, error);
    return true;
  });
  await assert.rejects(client.call("version", {}), withCode("invalid-seed"));
  client.stop();
});

test("a failed start keeps the worker's code and ends the worker", async () => {
  const worker = testWorker({ start: async () => ({ error: { code: "engine-download", parameters: { file: "x" } } }) });
  const client = new EngineClient({ makeWorker: () => worker });
  await assert.rejects(client.start(ignore), withCode("engine-download"));
  assert.ok(worker.ended);
});

test("a browser without workers is an error with a code", async () => {
  const client = new EngineClient({
    makeWorker() {
      throw new Error("no workers here");
    },
  });
  await assert.rejects(client.start(ignore), withCode("engine-worker"));
});

test("a worker whose script does not load is an error with a code", async () => {
  const worker = testWorker({ start: never });
  const client = new EngineClient({ makeWorker: () => worker });
  const start = client.start(ignore);
  worker.dispatchEvent(new Event("error"));
  await assert.rejects(start, withCode("engine-worker"));
});

test("a start without any progress is given up", async () => {
  const client = new EngineClient({ makeWorker: () => testWorker({ start: never }), startTimeout: 20 });
  await assert.rejects(client.start(ignore), withCode("engine-timeout"));
});

test("progress puts the giving up off", async () => {
  const worker = testWorker({
    async start(progress) {
      for (let loaded = 0; loaded < 8; loaded++) {
        await new Promise((resolve) => setTimeout(resolve, 25));
        progress.postMessage({ stage: "fetching", loaded, total: 8 });
      }
      return { way: "library" };
    },
  });
  const client = new EngineClient({ makeWorker: () => worker, startTimeout: 120 });
  await client.start(ignore);
  client.stop();
});

test("a worker that dies ends every waiting call, and all later ones", async () => {
  const worker = testWorker({ call: /** @type {any} */ (never) });
  /** @type {string[]} */
  const told = [];
  const client = new EngineClient({ makeWorker: () => worker, onFailure: (error) => told.push(error.code) });
  await client.start(ignore);
  const calls = [client.call("version", {}), client.call("version", {})];
  worker.dispatchEvent(new Event("error"));
  for (const call of calls) await assert.rejects(call, withCode("engine-died"));
  await assert.rejects(client.call("version", {}), withCode("engine-died"));
  assert.deepEqual(told, ["engine-died"]);
});

test("a call without an answer means that the worker has died", async () => {
  const worker = testWorker({ call: /** @type {any} */ (never) });
  const client = new EngineClient({ makeWorker: () => worker, callTimeout: 20 });
  await client.start(ignore);
  await assert.rejects(client.call("version", {}), withCode("engine-died"));
  assert.ok(worker.ended);
});

test("an answer that cannot be read means that the engine is broken", async () => {
  const client = new EngineClient({ makeWorker: () => testWorker({ call: () => "no JSON" }) });
  await client.start(ignore);
  await assert.rejects(client.call("version", {}), withCode("engine-died"));
});
