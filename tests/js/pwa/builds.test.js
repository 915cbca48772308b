/** Which caches and files belong to which build: whatever is another site's, or in use, stays. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { buildOf, buildOfCache, buildsInUse, cacheOf, forgetBuilds, isOfAnotherBuild } from "../../../site/pwa/worker/builds.js";

const [A, B, C] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"];
const HERE = "https://example.org/games/filler/";
const THERE = "https://example.org/";

/** @param {string[]} names @returns {Set<string>} what is left of them, as it is deleted */
function withCaches(...names) {
  const left = new Set(names);
  Reflect.set(globalThis, "caches", { keys: async () => [...left], delete: async (/** @type {string} */ name) => left.delete(name) });
  return left;
}

afterEach(() => Reflect.deleteProperty(globalThis, "caches"));

test("an address says of which build its file is", () => {
  assert.equal(buildOf(`b/${A}/app.js`), A);
  assert.equal(buildOf(`b/${A}/vendor/b/x.js`), A);
  for (const other of ["index.html", "sw.js", "b/short/app.js", `xb/${A}/app.js`, `x/b/${A}/app.js`]) assert.equal(buildOf(other), null, other);
});

test("only files of other builds of this very site count as such", () => {
  assert.equal(isOfAnotherBuild(`${HERE}b/${B}/app.js`, A, HERE), true);
  for (const other of [`${HERE}b/${A}/app.js`, `${THERE}b/${B}/app.js`, `${HERE}x/b/${B}/app.js`, `${HERE}index.html`]) {
    assert.equal(isOfAnotherBuild(other, A, HERE), false, other);
  }
});

test("the name of a cache tells build and site", () => {
  assert.equal(buildOfCache(cacheOf(A, HERE), HERE), A);
  assert.equal(buildOfCache(cacheOf(A, THERE), HERE), null);
  for (const other of [`filler-config-${HERE}`, `filler-snapshot-${A}`, "elsewhere", ""]) assert.equal(buildOfCache(other, HERE), null, other);
});

test("builds that no page needs go, with their snapshots; everything else stays", async () => {
  const stays = [cacheOf(A, HERE), `filler-snapshot-${A}`, cacheOf(B, THERE), `filler-config-${HERE}`, "elsewhere"];
  const left = withCaches(...stays, cacheOf(B, HERE), `filler-snapshot-${B}`, cacheOf(C, HERE));
  await forgetBuilds(new Set([A]), HERE, false);
  assert.deepEqual([...left].sort(), [...stays].sort());
});

test("while a new build waits the files of all stay: one of them is its own", async () => {
  const left = withCaches(cacheOf(A, HERE), cacheOf(B, HERE), `filler-snapshot-${C}`);
  await forgetBuilds(new Set([A]), HERE, true);
  assert.deepEqual([...left], [cacheOf(A, HERE), cacheOf(B, HERE)]);
});

/** @param {unknown[]} answers of the pages, in order; undefined: a page asleep */
const pages = (...answers) =>
  /** @type {any} */ ({
    matchAll: async () =>
      answers.map((build) => ({
        postMessage: (/** @type {unknown} */ _, /** @type {MessagePort[]} */ [port]) => {
          if (build === undefined) port.close();
          else port.postMessage({ build });
        },
      })),
  });

test("every page says of which build it is", async () => {
  assert.deepEqual(await buildsInUse(pages(A, B)), [A, B]);
  assert.deepEqual(await buildsInUse(pages()), []);
});

test("as long as one page does not say, nothing is known", async () => {
  assert.equal(await buildsInUse(pages(A, undefined)), null);
  assert.equal(await buildsInUse(pages(A, 7)), null);
});
