/** A signed record is believed only when every signature in it is good. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LARGEST_PROOF, Proof } from "../../../site/state/proof.js";
import { finished, freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";
import { refusal, settle } from "./peer_fakes.js";

/** @import { Engine } from "../../../site/state/engine.js" */

/**
 * @param {{ bad?: number, refused?: string }} [faults]
 */
async function proofPage({ bad = 0, refused } = {}) {
  const store = await freshStore();
  const signed = { proof: "signed record", match: "0123456789abcdef", seat: 0, verdict: /** @type {const} */ ("rated") };
  await store.addMatch(finished("peer-m", { signed }));
  await store.addMatch(finished("plain"));
  /** @type {string[]} */
  const read = [];
  const call = async (/** @type {string} */ _method, /** @type {{ text: string }} */ { text }) => {
    read.push(text);
    if (refused) throw refusal(refused);
    const verify = Array.from({ length: 60 }, (_, number) => ({ key: "k", text: String(number), signature: number < bad ? "bad" : "good" }));
    return { verify, match: "0123456789abcdef" };
  };
  const proof = new Proof({
    engine: /** @type {Engine} */ (/** @type {unknown} */ ({ call })),
    ownKey: async () => "ed25519:own",
    frame: atOnce,
    open: async () => store,
    check: async (_key, _text, signature) => signature === "good",
  });
  return { proof, read };
}

test("a match of the history is checked to its last signature", async () => {
  const { proof, read } = await proofPage();
  await proof.show("peer-m");
  assert.deepEqual(read, ["signed record"]);
  assert.deepEqual([proof.state.phase, proof.state.bad, proof.state.own], ["checked", 0, "ed25519:own"]);
});

test("one bad signature among many is counted", async () => {
  const { proof } = await proofPage({ bad: 1 });
  await proof.readFile(new Blob(["signed record"]));
  assert.deepEqual([proof.state.phase, proof.state.bad], ["checked", 1]);
});

test("a match without a signed record, or none at all, says so", async () => {
  const { proof } = await proofPage();
  for (const id of ["plain", "nowhere"]) {
    await proof.show(id);
    assert.deepEqual([proof.state.phase, proof.state.error?.code], ["empty", "proof-gone"]);
  }
});

test("what is no signed record is refused, what is too large is not even read", async () => {
  const { proof, read } = await proofPage({ refused: "proof-unreadable" });
  await proof.readFile(new Blob(["a poem"]));
  assert.equal(proof.state.error?.code, "proof-unreadable");
  await proof.readFile(new Blob(["x".repeat(LARGEST_PROOF + 1)]));
  assert.equal(proof.state.error?.code, "proof-large");
  assert.equal(read.length, 1);
});

test("whoever chooses another file while one is checked sees the second", async () => {
  const { proof } = await proofPage({ bad: 3 });
  const first = proof.readFile(new Blob(["one"]));
  const second = proof.show("peer-m");
  await Promise.all([first, second]);
  await settle();
  assert.equal(proof.state.match, "peer-m");
  assert.equal(proof.state.phase, "checked");
});
