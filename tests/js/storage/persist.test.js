/** The browser is asked once to keep what is stored, and only when there is something to keep. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { finished, freshStore } from "./stores.js";

test("the first finished match asks the browser to keep what is stored, later ones do not ask again", async () => {
  let asked = 0;
  const storage = { persisted: async () => false, persist: async () => (asked += 1) > 0 };
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });
  const store = await freshStore();
  await store.saveProfile({ name: "Ann" });
  assert.equal(asked, 0);
  await store.finishTable("a", finished("a"));
  await store.finishTable("b", finished("b"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(asked, 1);
  if (descriptor) Object.defineProperty(globalThis, "navigator", descriptor);
  else Reflect.deleteProperty(globalThis, "navigator");
});
