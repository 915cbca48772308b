"""What an earlier version of the page has kept in this browser is there, and what is new can be kept beside it."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenSite
from e2e.table import BOOT
from e2e.test_history import Device

MAKE = """({ version, match }) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("filler", version);
  opening.onupgradeneeded = () => {
    const { result: database } = opening;
    const make = (name, keyPath, indexes = {}) => {
      const store = database.createObjectStore(name, keyPath ? { keyPath } : undefined);
      for (const [index, path] of Object.entries(indexes)) {
        store.createIndex(index, path, { multiEntry: index === "opponents" });
      }
    };
    make("tables", "id", { updated: "updated" });
    make("lines", ["table", "number"]);
    make("matches", "id", { finished: "finished", variant: ["variant", "finished"], opponents: "opponents" });
    make("ratings", ["scale", "match"], { at: ["scale", "at"] });
    make("profile");
    make("settings");
    if (version < 2) return;
    make("identity");
    make("friends", "key", { met: "met" });
  };
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction(["matches", "profile"], "readwrite");
    writing.objectStore("matches").put(match);
    writing.objectStore("profile").put("Ann", "name");
    writing.oncomplete = () => {
      opening.result.close();
      resolve(null);
    };
  };
})"""
"""Makes the database as that version of the page did, with a match and a name in it."""

KEPT = """async () => {
  const parts = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", parts));
  const { database } = await openStore();
  return database.read(["analyses"], (transaction) => transaction.objectStore("analyses").getAll());
}"""


@pytest.mark.parametrize("version", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_an_earlier_database_is_taken_over(open_site: OpenSite, version: int) -> None:
    """The history and the name are there; the old match can be analysed, and its analysis is kept."""
    site = open_site(None)
    # A page that is no page of ours has no icon.
    site.watch.allow(r"favicon\.ico")
    page = site.page
    page.goto(f"{site.url}LICENSE.txt")
    page.evaluate(MAKE, {"version": version, "match": Device().match(5, "quick", ["Ann", "Bob"])})
    page.goto(f"{site.url}#profile")
    expect(page.locator("#profile-name")).to_have_value("Ann", timeout=BOOT)
    site.turn_to("#history")
    page.locator('.history-match[data-match="match-5"]').wait_for(timeout=BOOT)
    site.turn_to("#match=match-5")
    site.action("analyse").click(timeout=BOOT)
    page.locator('[data-testid=analysis]:not([data-judged="0"])').wait_for(timeout=BOOT)
    site.action("stop").click()
    page.locator('[data-testid=analysis][data-phase="partial"]').wait_for()
    (entry,) = page.evaluate(KEPT)
    assert entry["verdicts"]
    assert not entry["done"]
