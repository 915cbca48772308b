/** The thinker answers one question at a time, the urgent ones first, and its worker can be ended at any moment. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { IDLE, PATIENCE, Thinker } from "../../../site/state/thinker.js";
import { never, testWorker } from "../engine/workers.js";
import { atOnce } from "./fakes.js";

/** @import { TestWorker } from "../engine/workers.js" */
/** @import { WorkerApi } from "../../../site/engine/worker.js" */

/** Workers that answer when the test says so. */
class Desk {
  /** @type {TestWorker[]} */
  workers = [];
  /** @type {{ method: string, answer: (result: unknown) => void, refuse: (code: string) => void }[]} What was asked and not answered. */
  open = [];
  /** @type {string[]} All methods that any worker was asked. */
  asked = [];
  /** @type {(Partial<WorkerApi>)[]} What the next workers do otherwise. */
  next = [];

  make = () => {
    const call = (/** @type {string} */ method) =>
      new Promise((resolve) => {
        this.asked.push(method);
        const answer = (/** @type {unknown} */ result) => resolve(JSON.stringify({ result }));
        const refuse = (/** @type {string} */ code) => resolve(JSON.stringify({ error: { code, parameters: {} } }));
        this.open.push({ method, answer, refuse });
      });
    const worker = testWorker({ call: /** @type {any} */ (call), ...this.next.shift() });
    this.workers.push(worker);
    return worker;
  };

  /** @param {string} method that must have been asked by now or soon */
  async until(method) {
    while (!this.open.some((each) => each.method === method)) await turn();
    const [found] = this.open.splice(
      this.open.findIndex((each) => each.method === method),
      1,
    );
    return found;
  }
}

/** Lets messages between the threads arrive. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** @param {() => boolean} condition waits until it holds */
async function until(condition) {
  while (!condition()) await turn();
}

beforeEach(() => mock.timers.reset());

const anything = /** @type {any} */ ({});

/** @param {Desk} desk */
const thinkerAt = (desk) => new Thinker({ makeWorker: desk.make }, atOnce);

test("the worker starts with the first question, and the state tells how far it is", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  assert.deepEqual([thinker.state.phase, desk.workers.length, thinker.awake], ["idle", 0, false]);
  const answer = thinker.ask("think", anything);
  assert.equal(thinker.state.phase, "starting");
  const asked = await desk.until("think");
  assert.equal(thinker.state.phase, "thinking");
  asked.answer({ colour: 3 });
  assert.deepEqual(await answer, { colour: 3 });
  await until(() => thinker.state.phase === "idle");
  assert.equal(desk.workers.length, 1);
  thinker.stop();
  assert.ok(desk.workers[0].ended);
});

test("one question at a time, and urgent ones go before those that wait", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const all = [
    thinker.ask("analysis_step", anything),
    thinker.ask("analysis_begin", anything),
    thinker.ask("think", anything, { urgent: true }),
    thinker.ask("advise", anything, { urgent: true }),
  ];
  // The first one had not been put yet when the urgent ones came.
  for (const method of ["think", "advise", "analysis_step", "analysis_begin"]) {
    const asked = await desk.until(method);
    assert.equal(desk.open.length, 0);
    asked.answer({});
  }
  await Promise.all(all);
  assert.deepEqual(desk.asked, ["think", "advise", "analysis_step", "analysis_begin"]);
  thinker.stop();
});

test("a waiting question that nobody wants any longer is never put", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const first = thinker.ask("think", anything);
  const wish = new AbortController();
  const second = thinker.ask("advise", anything, { signal: wish.signal });
  wish.abort();
  await assert.rejects(second, { name: "AbortError" });
  (await desk.until("think")).answer({});
  await first;
  await until(() => thinker.state.phase === "idle");
  assert.deepEqual(desk.asked, ["think"]);
  assert.ok(!desk.workers[0].ended);
  thinker.stop();
});

test("a question whose signal has aborted already starts nothing", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  await assert.rejects(thinker.ask("think", anything, { signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal(desk.workers.length, 0);
});

test("aborting what is being answered ends the worker at once, and the next question gets a fresh one", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const wish = new AbortController();
  const first = thinker.ask("think", anything, { signal: wish.signal });
  await desk.until("think");
  const second = thinker.ask("advise", anything);
  wish.abort();
  assert.ok(desk.workers[0].ended, "at once");
  await assert.rejects(first, { name: "AbortError" });
  (await desk.until("advise")).answer({ colour: 1 });
  assert.deepEqual(await second, { colour: 1 });
  assert.equal(desk.workers.length, 2);
  thinker.stop();
});

test("aborting while the worker starts lets it start for the next question", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const wish = new AbortController();
  const first = thinker.ask("think", anything, { signal: wish.signal });
  wish.abort();
  await assert.rejects(first, { name: "AbortError" });
  const second = thinker.ask("advise", anything);
  (await desk.until("advise")).answer({});
  await second;
  assert.deepEqual([desk.workers.length, desk.asked], [1, ["advise"]]);
  thinker.stop();
});

test("what the engine refuses is no failure of the worker", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const asked = thinker.ask("analysis_step", anything);
  (await desk.until("analysis_step")).refuse("unknown-analysis");
  await assert.rejects(asked, { code: "unknown-analysis" });
  await until(() => thinker.state.phase === "idle");
  assert.ok(!desk.workers[0].ended);
  thinker.stop();
});

test("a worker that cannot start fails its question, and the next one gets another worker", async () => {
  const desk = new Desk();
  desk.next = [{ start: async () => ({ error: { code: "engine-download", parameters: { file: "a" } } }) }];
  const thinker = thinkerAt(desk);
  await assert.rejects(thinker.ask("think", anything), { code: "engine-download" });
  await turn();
  assert.deepEqual(thinker.state, { phase: "failed", error: { code: "engine-download", parameters: { file: "a" } } });
  const again = thinker.ask("think", anything);
  assert.deepEqual([thinker.state.phase, thinker.state.error], ["starting", null]);
  (await desk.until("think")).answer({});
  await again;
  assert.equal(desk.workers.length, 2);
  thinker.stop();
});

test("a worker that dies takes its question along, not those that wait", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const first = thinker.ask("think", anything);
  const second = thinker.ask("advise", anything);
  await desk.until("think");
  desk.workers[0].dispatchEvent(new Event("error"));
  await assert.rejects(first, { code: "engine-died" });
  (await desk.until("advise")).answer({ colour: 2 });
  assert.deepEqual(await second, { colour: 2 });
  assert.equal(desk.workers.length, 2);
  thinker.stop();
});

test("a long question makes way for an urgent one, once, and is answered afterwards", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const puzzle = thinker.ask("puzzle", anything);
  await desk.until("puzzle");
  const move = thinker.ask("think", anything, { urgent: true });
  mock.timers.tick(PATIENCE - 1);
  assert.ok(!desk.workers[0].ended);
  mock.timers.tick(1);
  assert.ok(desk.workers[0].ended);
  (await desk.until("think")).answer({ colour: 4 });
  assert.deepEqual(await move, { colour: 4 });
  const asked = await desk.until("puzzle");
  const hint = thinker.ask("advise", anything, { urgent: true });
  mock.timers.tick(10 * PATIENCE);
  assert.ok(!desk.workers[1].ended, "it has made way before");
  asked.answer({ colour: 5 });
  assert.deepEqual(await puzzle, { colour: 5 });
  (await desk.until("advise")).answer({});
  await hint;
  assert.deepEqual(desk.asked, ["puzzle", "think", "puzzle", "advise"]);
  thinker.stop();
});

test("a question that kills its worker again and again is not put for ever", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const puzzle = thinker.ask("puzzle", anything);
  await desk.until("puzzle");
  const move = thinker.ask("think", anything, { urgent: true });
  mock.timers.tick(PATIENCE);
  (await desk.until("think")).answer({});
  await move;
  await desk.until("puzzle");
  desk.workers[1].dispatchEvent(new Event("error"));
  await assert.rejects(puzzle, { code: "engine-died" });
  thinker.stop();
});

test("a worker without questions is ended after a while", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  const first = thinker.ask("think", anything);
  (await desk.until("think")).answer({});
  await first;
  await until(() => thinker.state.phase === "idle");
  mock.timers.tick(IDLE - 1);
  assert.ok(!desk.workers[0].ended);
  mock.timers.tick(1);
  assert.ok(desk.workers[0].ended && !thinker.awake);
  const second = thinker.ask("think", anything);
  (await desk.until("think")).answer({});
  await second;
  assert.equal(desk.workers.length, 2);
  thinker.stop();
});

test("who holds the worker finds it ready, and it stays so until it is released", async () => {
  const desk = new Desk();
  const thinker = thinkerAt(desk);
  mock.timers.enable({ apis: ["setTimeout"] });
  const table = {};
  thinker.hold(table);
  assert.equal(thinker.state.phase, "starting");
  await until(() => thinker.state.phase === "idle");
  mock.timers.tick(10 * IDLE);
  assert.ok(thinker.awake);
  const wish = new AbortController();
  const asked = thinker.ask("think", anything, { signal: wish.signal });
  await desk.until("think");
  wish.abort();
  await assert.rejects(asked, { name: "AbortError" });
  await until(() => desk.workers.length === 2 && thinker.state.phase === "idle");
  thinker.release(table);
  mock.timers.tick(IDLE);
  assert.ok(!thinker.awake);
});

test("a held worker that cannot start is tried again with the next question only", async () => {
  const desk = new Desk();
  desk.next = [{ start: async () => ({ error: { code: "engine-start", parameters: {} } }) }];
  const thinker = thinkerAt(desk);
  thinker.hold({});
  await until(() => thinker.state.phase === "failed");
  await turn();
  assert.equal(desk.workers.length, 1);
  const asked = thinker.ask("think", anything);
  (await desk.until("think")).answer({});
  await asked;
  thinker.stop();
});

test("stopping refuses whoever waits and leaves no worker", async () => {
  const desk = new Desk();
  desk.next = [{ start: never }];
  const thinker = thinkerAt(desk);
  thinker.hold({});
  const all = [thinker.ask("think", anything), thinker.ask("advise", anything)];
  thinker.stop();
  for (const each of all) await assert.rejects(each, { name: "AbortError" });
  await turn();
  assert.deepEqual([thinker.awake, desk.workers.length, desk.workers[0].ended], [false, 1, true]);
});
