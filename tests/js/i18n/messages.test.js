/** Every word the page asks for is there, none is there in vain, and every error has a sentence. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FAILURES } from "../../../site/engine/errors.js";
import { Messages } from "../../../site/i18n/index.js";
import { readLanguage } from "./sources.js";
import { NET_TROUBLES } from "../../../site/net/errors.js";
import { CHALLENGE_REFUSALS } from "../../../site/state/challenge_code.js";
import { RESUME_REFUSALS } from "../../../site/state/peer_tables.js";
import { BACKUP_REFUSALS } from "../../../site/storage/backup.js";
import { STORAGE_FAILURES, STORAGE_REFUSALS } from "../../../site/storage/errors.js";

const ROOT = new URL("../../../", import.meta.url);

/**
 * @param {string} folder relative to the repository
 * @param {string} ending of the names
 * @returns {string[]} the texts of all such files
 */
function textsOf(folder, ending) {
  const names = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" });
  const chosen = names.filter((name) => name.endsWith(ending) && !name.startsWith("vendor/"));
  return chosen.map((name) => readFileSync(new URL(`${folder}${name}`, ROOT), "utf8"));
}

const page = textsOf("site/", ".js").join("\n");
const engine = textsOf("filler_core/", ".py").join("\n");
const english = readLanguage("en");
const ids = english.flatMap((source) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]));
const messages = new Messages("en", english);

/** What stands in quotes anywhere in the page's sources, or in its manifest. */
const manifest = readFileSync(new URL("site/manifest.webmanifest", ROOT), "utf8");
const quoted = new Set([...`${page}${manifest}`.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]));

/** Ids that are put together: `variant-${entry}-name`. */
const patterns = [...page.matchAll(/t\(`([^`]*)`/g)].map(
  (match) => new RegExp(`^${match[1].replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
);

/** Codes of all errors that can reach the page. Those of a board's text stay inside the engine. */
const codes = new Set(
  [
    ...[...engine.matchAll(/(?:InvalidError|IllegalError|_error)\(\s*"([a-z-]+)"/g)].map((match) => match[1]),
    // Why a device was refused at a table, and why a table has no result.
    ...[...engine.matchAll(/refuse\(\w+, "(peer-[a-z-]+)"/g)].map((match) => match[1]),
    ...[...engine.matchAll(/\bstop\(\s*"(peer-[a-z-]+)"/g)].map((match) => `trouble-${match[1]}`),
    ...[FAILURES, NET_TROUBLES, STORAGE_FAILURES, STORAGE_REFUSALS, BACKUP_REFUSALS, RESUME_REFUSALS, CHALLENGE_REFUSALS].flatMap((all) => Object.values(all)),
    ...[...page.matchAll(/code: "([a-z-]+)"/g)].map((match) => match[1]),
  ].filter((code) => !code.startsWith("invalid-board-")),
);

test("every id that the page names in full exists", () => {
  const named = [...page.matchAll(/\bt\(\s*"([^"]*)"/g)].map((match) => match[1]);
  assert.ok(named.length > 50, "the page was searched");
  assert.deepEqual(
    named.filter((id) => !messages.has(id)),
    [],
  );
});

test("every id that the page puts together fits some message", () => {
  for (const pattern of patterns) assert.ok(ids.some((id) => pattern.test(id)), String(pattern));
});

test("no message is there in vain", () => {
  const used = (/** @type {string} */ id) => quoted.has(id) || patterns.some((pattern) => pattern.test(id));
  const error = (/** @type {string} */ id) => id.startsWith("error-") && codes.has(id.slice("error-".length));
  assert.deepEqual(
    ids.filter((id) => !used(id) && !error(id)),
    [],
  );
});

test("no message stands twice", () => {
  assert.equal(new Set(ids).size, ids.length);
});

test("every error code has a sentence", () => {
  assert.ok(codes.has("invalid-seed") && codes.has("engine-timeout"), "the sources were searched");
  assert.deepEqual(
    [...codes].filter((code) => !messages.has(`error-${code}`)),
    [],
  );
});

test("every variant of the engine has a name and a line", () => {
  const variants = ["quick", "classic", "hex", "vinco", "rhombi", "big", "obstacles", "treasure", "three", "four", "pairs"];
  for (const variant of variants) {
    assert.ok(messages.has(`variant-${variant}-name`), variant);
    assert.ok(messages.has(`variant-${variant}-text`), variant);
  }
});

test("a missing message or parameter is an error, never a blank", () => {
  assert.throws(() => messages.format("no-such-message"));
  assert.throws(() => messages.format("colour-takes"));
});

test("own regions are counted apart", () => {
  assert.equal(messages.format("colour-takes-closed", { worth: 7, closed: 4 }), "takes 7 (4 of them as own region)");
});
