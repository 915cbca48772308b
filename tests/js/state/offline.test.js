/** When a new build takes over, and what happens to pages of another one. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Offline } from "../../../site/state/offline.js";
import { atOnce } from "./fakes.js";

const OWN = "111111111111";
const OTHER = "222222222222";

/** What a tab remembers. */
class Session {
  /** @type {Map<string, string>} */
  #items = new Map();
  /** @param {string} key */
  getItem(key) {
    return this.#items.get(key) ?? null;
  }
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    this.#items.set(key, value);
  }
  /** @param {string} key */
  removeItem(key) {
    this.#items.delete(key);
  }
}

beforeEach(() => Reflect.set(globalThis, "sessionStorage", new Session()));

/** A service worker that does what a test says. */
class FakeService {
  onChange = () => {};
  /** @type {"none" | "getting" | "ready" | "failed"} */
  stand = "none";
  waits = false;
  /** @type {string | null} */
  controlling = null;
  /** @type {string[]} */
  done = [];
  async listen() {}
  async register() {
    this.done.push("register");
  }
  async look() {
    this.done.push("look");
  }
  /** How often the service worker that answers this page was asked. */
  asked = 0;
  async controllingBuild() {
    this.asked += 1;
    return this.controlling;
  }
  /** @type {string | null} */
  files = OWN;
  async filesBuild() {
    return this.files;
  }
  takeOver() {
    this.done.push("take over");
  }
  tidyUp() {
    this.done.push("tidy up");
  }
  async forget() {
    this.done.push("forget");
  }
}

/**
 * @param {{ playing?: boolean, elsewhere?: boolean }} [stand] who would be interrupted
 */
async function begin(stand = {}) {
  const service = new FakeService();
  const reloads = { count: 0 };
  /** @type {{ next: (() => void) | null }} what is to happen later */
  const clock = { next: null };
  const parts = {
    build: OWN,
    service,
    isPlaying: () => stand.playing ?? false,
    isPlayingElsewhere: async () => stand.elsewhere ?? false,
    reload: () => void (reloads.count += 1),
    later: (/** @type {() => void} */ act) => void (clock.next = act),
  };
  const offline = new Offline(parts, atOnce);
  await offline.start();
  return { offline, service, reloads, clock, stand, again: () => new Offline(parts, atOnce) };
}

/** Lets what was begun come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {FakeService} service @param {Partial<FakeService>} news */
async function change(service, news) {
  Object.assign(service, news);
  service.onChange();
  await settle();
}

test("nothing is fetched for later before the engine runs, and then once", async () => {
  const { offline, service } = await begin();
  assert.deepEqual(service.done, []);
  await offline.engineIsReady(0);
  await offline.engineIsReady(1);
  assert.deepEqual(service.done, ["register", "tidy up"]);
});

test("whoever comes back after an hour lets the page look for a new build, sooner not", async () => {
  const { offline, service } = await begin();
  await offline.wake(5_000_000);
  await offline.engineIsReady(5_000_000);
  await offline.wake(8_599_999);
  await offline.wake(8_600_000);
  await offline.wake(8_600_001);
  assert.deepEqual(
    service.done.filter((what) => what === "look"),
    ["look"],
  );
});

test("a build that waits is told of, and takes over only when somebody agrees", async () => {
  const { offline, service, reloads } = await begin();
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  assert.equal(offline.state.update, "waits");
  assert.equal(offline.tells, true);
  assert.equal(reloads.count, 0);
  assert.ok(!service.done.includes("take over"));
  await offline.takeOver();
  assert.ok(service.done.includes("take over"));
  await change(service, { waits: false, controlling: OTHER });
  assert.equal(reloads.count, 1);
  await change(service, {});
  assert.equal(reloads.count, 1, "a page that is leaving is not loaded twice");
});

test("a build that does not hear is asked again, until it has taken over", async () => {
  const { offline, service, reloads, clock } = await begin();
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  await offline.takeOver();
  clock.next?.();
  await settle();
  assert.deepEqual(service.done, ["take over", "take over"]);
  // It has taken over, and no event has told of it.
  Object.assign(service, { waits: false, controlling: OTHER });
  clock.next?.();
  await settle();
  assert.equal(reloads.count, 1);
  assert.equal(service.done.length, 2);
});

test("while a build is to take over the old service worker is left alone, for with any question it would go on", async () => {
  const { offline, service, clock } = await begin();
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  await offline.takeOver();
  const { asked } = service;
  for (let insisting = 0; insisting < 3; insisting += 1) {
    clock.next?.();
    await settle();
  }
  await change(service, {});
  assert.equal(service.asked, asked);
  assert.equal(service.done.length, 4);
});

test("nobody is told while playing, and no press takes over then", async () => {
  const { offline, service, stand } = await begin({ playing: true });
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  assert.equal(offline.tells, false);
  await offline.takeOver();
  assert.deepEqual(service.done, []);
  stand.playing = false;
  assert.equal(offline.tells, true);
});

test("a match in another tab holds the new build back until it is over", async () => {
  const { offline, service, stand } = await begin({ elsewhere: true });
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  await offline.takeOver();
  assert.equal(offline.state.update, "elsewhere");
  assert.deepEqual(service.done, []);
  stand.elsewhere = false;
  await offline.takeOver();
  assert.deepEqual(service.done, ["take over"]);
});

test("what another tab let take over during a match here is loaded when somebody agrees", async () => {
  const { offline, service, reloads, stand } = await begin({ playing: true });
  await change(service, { stand: "ready", controlling: OTHER });
  assert.equal(offline.state.update, "came");
  assert.equal(reloads.count, 0);
  stand.playing = false;
  assert.equal(offline.tells, true);
  await offline.takeOver();
  assert.equal(reloads.count, 1);
});

test("a page of another build is loaded anew once; if that does not help it says so and can be repaired", async () => {
  const { service, reloads, again } = await begin();
  await change(service, { stand: "ready", controlling: OTHER });
  assert.equal(reloads.count, 1);
  const next = again();
  await next.start();
  assert.equal(reloads.count, 1);
  assert.equal(next.state.update, "mixed");
  await next.repair();
  assert.deepEqual(service.done, ["forget"]);
  assert.equal(reloads.count, 2);
});

test("files of the engine that are of another build are asked for anew once; then the page says so, and keeps none", async () => {
  const { offline, service, reloads, again } = await begin();
  service.files = OTHER;
  await offline.engineIsReady(0);
  assert.equal(reloads.count, 1);
  const next = again();
  await next.start();
  await next.engineIsReady(0);
  await change(service, { stand: "ready", controlling: OWN });
  assert.equal(reloads.count, 1);
  assert.equal(next.state.update, "mixed");
  assert.deepEqual(service.done, []);
});

test("what the engine's files do not say is no reason to load anything anew", async () => {
  const { offline, service, reloads } = await begin();
  service.files = null;
  await offline.engineIsReady(0);
  assert.equal(reloads.count, 0);
  assert.ok(service.done.includes("register"));
});

test("a reload that helped is forgotten: the next mismatch is mended again", async () => {
  const { service, reloads, again } = await begin();
  await change(service, { stand: "ready", controlling: OTHER });
  service.controlling = OWN;
  const next = again();
  await next.start();
  assert.equal(next.state.update, "no");
  await change(service, { controlling: OTHER });
  assert.equal(reloads.count, 2);
});

test("what is put off comes back with the next load only", async () => {
  const { offline, service, again } = await begin();
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  offline.putOff();
  assert.equal(offline.tells, false);
  const next = again();
  await next.start();
  assert.equal(next.tells, true);
});

test("a build that waited and is gone is not told of any more", async () => {
  const { offline, service } = await begin();
  await change(service, { stand: "ready", waits: true, controlling: OWN });
  await change(service, { waits: false });
  assert.equal(offline.state.update, "no");
});
