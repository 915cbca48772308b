/** What goes out of the page about a match: links, names, the picture with its description. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checksum, describePng } from "../../../site/state/png.js";
import { Sharing } from "../../../site/state/sharing.js";
import { atOnce, rowMatch } from "./fakes.js";
import { rowReplay } from "./replay_frames.js";

/** @import { ReplayData } from "../../../site/types.js" */
/** @import { Engine } from "../../../site/state/engine.js" */
/** @import { SettingsStore } from "../../../site/state/settings.js" */

/**
 * @param {string} called the first player in the record
 * @returns {ReplayData} the row, played to its end against a computer
 */
function row(called) {
  const data = rowReplay();
  const result = /** @type {any} */ ({ winner: 0, points: [12, 0], sums: [3, 1], ranks: [1, 2], left: [null, null] });
  const frames = data.frames.map((frame) => ({ ...frame, snapshot: { ...frame.snapshot, outcome: /** @type {any} */ ({ winner: 0 }) } }));
  const [ann, rival] = data.terms.seats;
  const seats = [{ ...ann, name: called }, { ...rival, level: /** @type {const} */ ("hard") }];
  return { ...data, frames, match: rowMatch({ result }), terms: { ...data.terms, seats } };
}

/**
 * @param {ReplayData} data what the engine reads
 * @param {string} [profile] how this device's player is called
 * @param {string} [href]
 */
function sharingOf(data, profile = "", href = "https://example.org/filler/#table=x") {
  const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ call: async () => data }));
  const settings = /** @type {SettingsStore} */ (/** @type {unknown} */ ({ state: {} }));
  return new Sharing({ engine, settings, location: { href }, open: async () => ({ profile: async () => ({ name: profile }) }) }, atOnce);
}

test("the links hold the whole record, and the challenge, at the page's own address", async () => {
  const sharing = sharingOf(row("Ann"));
  await sharing.take("filler-record 1");
  assert.equal(sharing.link, "https://example.org/filler/#record=filler-record_1~board_row_1");
  assert.equal(sharing.challengeLink, "https://example.org/filler/#challenge=row.1.2.you-hard.Ann");
  assert.equal(sharing.linkIsLong, false);
  assert.equal(sharing.site, "example.org/filler");
  assert.equal(sharing.fileName, "filler-row-1-2026-11-30");
});

test("who is not named in the record is called as in the profile, or as is written here", async () => {
  const sharing = sharingOf(row(""), "Ann Lee");
  await sharing.take(row(""));
  assert.equal(sharing.asksName, true);
  assert.match(sharing.challengeLink, /\.Ann=20Lee$/);
  sharing.rename(" Zoë\u202e ");
  assert.match(sharing.challengeLink, /\.Zo=c3=ab$/);
  assert.equal(sharing.seats[0].name, "Zoë");
  sharing.rename("");
  assert.match(sharing.challengeLink, /you-hard$/);
});

test("a name in the record stays", async () => {
  const sharing = sharingOf(row("Ann"), "Somebody else");
  await sharing.take(row("Ann"));
  assert.equal(sharing.asksName, false);
  assert.equal(sharing.seats[0].name, "Ann");
});

test("each game is shown as it ended, turned to the same player", async () => {
  const sharing = sharingOf(row("Ann"));
  await sharing.take(row("Ann"));
  const games = sharing.games.map(({ cells, turn }) => ({ owners: cells.owners, turn }));
  assert.deepEqual(games, [
    { owners: [0, 0, 1, 1], turn: 0 },
    { owners: [1, 1, -1, 0], turn: 180 },
  ]);
});

test("a match that goes on can be shared, too, without a challenge", async () => {
  const sharing = sharingOf(rowReplay());
  await sharing.take(rowReplay());
  assert.equal(sharing.challengeLink, "");
  assert.match(sharing.link, /#record=/);
});

test("what cannot be read is told, and a later match counts", async () => {
  const sharing = sharingOf(row("Ann"));
  const failing = Object.assign(new Error("no"), { code: "record-no-record" });
  let fail = (/** @type {unknown} */ _error) => {};
  sharing.engine.call = () => new Promise((_, reject) => (fail = reject));
  const first = sharing.take("one");
  await sharing.take(row("Ann"));
  fail(failing);
  await first;
  assert.equal(sharing.state.error, null, "nobody waits for the first one any longer");
  const third = sharing.take("three");
  fail(failing);
  await third;
  assert.equal(sharing.state.data, null);
  assert.notEqual(sharing.state.error, null);
});

test("of two pictures the one that was begun last is hung, however long each takes", async () => {
  const sharing = sharingOf(row("Ann"));
  await sharing.take(row("Ann"));
  let finish = (/** @type {{ blob: Blob, width: number, height: number }} */ _painted) => {};
  const painted = { blob: new Blob([PIXEL]), width: 1, height: 1 };
  const first = sharing.hang(new Promise((resolve) => (finish = resolve)), "old name");
  await sharing.hang(Promise.resolve(painted), "new name");
  finish(painted);
  await first;
  assert.equal(sharing.state.picture?.words, "new name");
  assert.equal(sharing.file?.name, "filler-row-1-2026-11-30.png");
  await sharing.hang(Promise.reject(new Error("no canvas")), "later");
  assert.equal(sharing.state.unpainted, "Error: no canvas");
  sharing.leave();
  assert.equal(sharing.state.picture, null);
});

/** A PNG file of one pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
);

/**
 * @param {Uint8Array} png
 * @returns {{ type: string, data: Uint8Array, sound: boolean }[]}
 */
function chunksOf(png) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const body = png.subarray(at + 4, at + 8 + length);
    const type = String.fromCharCode(...body.subarray(0, 4));
    chunks.push({ type, data: body.subarray(4), sound: checksum(body) === view.getUint32(at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

test("the checksum is that of the standard", () => {
  assert.equal(checksum(new TextEncoder().encode("123456789")), 0xcbf43926);
});

test("the picture carries its description, and is the same picture", () => {
  const before = chunksOf(PIXEL);
  const after = chunksOf(describePng(PIXEL, "Ann 33 – Zoë 23"));
  assert.deepEqual(after.map(({ type }) => type), ["IHDR", "iTXt", "IDAT", "IEND"]);
  assert.ok(after.every(({ sound }) => sound));
  assert.equal(new TextDecoder().decode(after[1].data), "Description\0\0\0\0\0Ann 33 – Zoë 23");
  assert.deepEqual(after.filter(({ type }) => type !== "iTXt"), before);
});

test("what is no PNG file is left alone", () => {
  const other = Uint8Array.from({ length: 80 }, (_, index) => index);
  assert.deepEqual(describePng(other, "words"), other);
  assert.deepEqual(describePng(PIXEL.subarray(0, 20), "words"), PIXEL.subarray(0, 20));
});
