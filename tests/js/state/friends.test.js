/** Friends are kept under the name that this device gives them, and can be forgotten and brought back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Friends } from "../../../site/state/friends.js";
import { StorageError } from "../../../site/storage/errors.js";
import { freshStore } from "../storage/stores.js";
import { atOnce } from "./fakes.js";
import { fingerprint } from "./meeting_fakes.js";

const BEN = { key: "ed25519:ben", name: "Ben", fingerprint: fingerprint("b") };

async function openFriends() {
  const store = await freshStore();
  const friends = new Friends({ frame: atOnce, open: async () => store });
  await friends.met(BEN);
  return { store, friends };
}

test("whoever was met is known by key and by certificate", async () => {
  const { friends } = await openFriends();
  assert.equal(friends.friendOf(BEN.key)?.name, "Ben");
  assert.equal(friends.knownBy(fingerprint("b"))?.key, BEN.key);
  assert.equal(friends.knownBy(fingerprint("c")), null);
});

test("meeting again counts, and takes over a new certificate and a new name", async () => {
  const { friends } = await openFriends();
  await friends.met({ ...BEN, name: "Benedikt", fingerprint: fingerprint("c") });
  const [ben, ...others] = friends.state.friends;
  assert.deepEqual([ben.name, ben.meetings, ben.fingerprint], ["Benedikt", 2, fingerprint("c")]);
  assert.deepEqual(others, []);
});

test("a name given here stays whatever the friend is called elsewhere", async () => {
  const { friends } = await openFriends();
  friends.startRenaming(BEN.key);
  await friends.rename(BEN.key, "  My   brother ");
  await friends.met({ ...BEN, name: "King" });
  assert.equal(friends.friendOf(BEN.key)?.name, "My brother");
  assert.equal(friends.state.renaming, null);
  await friends.rename(BEN.key, "   ");
  assert.equal(friends.friendOf(BEN.key)?.name, "My brother");
});

test("names from elsewhere are tidied before they are shown", async () => {
  const { friends } = await openFriends();
  await friends.met({ key: "ed25519:eve", name: `E\u202eve\n${"x".repeat(100)}`, fingerprint: fingerprint("e") });
  assert.match(friends.friendOf("ed25519:eve")?.name ?? "", /^Eve x{26}$/);
});

test("who was forgotten can be brought back as they were", async () => {
  const { friends } = await openFriends();
  const [before] = friends.state.friends;
  await friends.forget(before);
  assert.deepEqual(friends.state.friends, []);
  assert.deepEqual(friends.state.forgotten, before);
  await friends.undo();
  assert.deepEqual(friends.state.friends, [before]);
  assert.equal(friends.state.forgotten, null);
});

test("who was met last comes first", async () => {
  const { friends } = await openFriends();
  await new Promise((resolve) => setTimeout(resolve, 2));
  await friends.met({ key: "ed25519:cleo", name: "Cleo", fingerprint: fingerprint("c") });
  assert.deepEqual(friends.state.friends.map(({ name }) => name), ["Cleo", "Ben"]);
});

test("a storage that fails is told of, and nothing is thrown", async () => {
  const friends = new Friends({
    frame: atOnce,
    open: async () => {
      throw new StorageError("storage-unavailable");
    },
  });
  await friends.met(BEN);
  assert.equal(friends.state.error?.code, "storage-unavailable");
});
