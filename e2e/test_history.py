"""History and profile: found again, deleted and brought back, copied to a file and from one."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenSite
from e2e.table import BOOT, Site
from filler_core.bridge import Bridge

FILL = """async ({ matches, tables, name }) => {
  const folder = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", folder));
  const store = await openStore();
  for (const match of matches) await store.addMatch(match);
  for (const { id, terms, lines } of tables) {
    await store.createTable({ id, terms, created: 1 });
    await store.appendLines(id, lines);
  }
  await store.saveProfile({ name });
}"""
"""Puts things into the storage through the page's own module, as if they had been played."""

START = 1_800_000_000_000
DAY = 86_400_000


class Device:
    """The engine, natively: makes matches as the page would store them."""

    def __init__(self) -> None:
        """Begin without any table."""
        self._bridge = Bridge()

    def ask(self, method: str, **parameters: Any) -> Any:
        """Call the bridge."""
        answer = json.loads(self._bridge.call(method, json.dumps(parameters)))
        assert "error" not in answer, answer
        return answer["result"]

    def play(self, variant: str, seed: int, names: list[str], *, moves: int | None = None) -> dict[str, Any]:
        """Play a match between people, or its first moves, and give all that can be stored of it."""
        terms = {
            "variant": variant,
            "seed": str(seed),
            "seats": ["person"] * len(names),
            "names": names,
            "games": 1,
            "clock": "none",
            "date": "2026-11-30",
        }
        opened = self.ask("open_table", **terms, now=0, wall=START)
        table, snapshot, lines = opened["table"], opened["snapshot"], [*opened["lines"]]
        while snapshot["match"]["phase"] != "over" and (moves is None or snapshot["ply"] < moves):
            allowed = [choice for choice in snapshot["choices"] if choice["preview"]]
            most = max(allowed, key=lambda choice: choice["preview"]["worth"])
            where = {"game": snapshot["match"]["number"], "ply": snapshot["ply"]}
            update = self.ask("choose", table=table, colour=most["colour"], **where, now=0, wall=START + len(lines))
            snapshot = update["snapshot"]
            lines += update["lines"]
        return {**self.ask("record", table=table), "terms": terms, "lines": lines}

    def match(self, number: int, variant: str, names: list[str]) -> dict[str, Any]:
        """Play a match and give it as it stands in the history."""
        record = self.play(variant, number, names)
        return {
            "id": f"match-{number}",
            "finished": START + number * DAY,
            "variant": variant,
            "opponents": names[1:],
            "text": record["text"],
            "result": record["match"]["result"],
            "rated": False,
        }


@cache
def some_things() -> dict[str, Any]:
    """Give a device's worth of things: twenty-three matches, a running table and a name."""
    device = Device()
    matches = [device.match(number, "quick", ["Ann", "Bob"]) for number in range(20)]
    matches += [device.match(20, "hex", ["Ann", "Zoë"]), device.match(21, "quick", ["Ann", "Zoë"])]
    matches.append(device.match(22, "pairs", ["Ann", "Bob", "Eve", "Zoë"]))
    running = device.play("quick", 30, ["Ann", "Bob"], moves=5)
    table = {"id": "running", "terms": running["terms"], "lines": running["lines"]}
    return {"matches": matches, "tables": [table], "name": "Ann"}


@pytest.fixture
def filled(open_site: OpenSite) -> Site:
    """Open a page whose storage holds `some_things()`."""
    site = open_site(accept_downloads=True)
    site.page.locator(".variant-grid").wait_for()
    site.page.evaluate(FILL, some_things())
    return site


def show_history(site: Site) -> None:
    """Go to the history and wait until the engine has said how the shown matches ended."""
    site.page.goto(f"{site.url}#history")
    site.page.locator(".history-match").first.wait_for()
    expect(site.page.locator(".history-match:not(:has(.history-verdict))")).to_have_count(0, timeout=BOOT)


def ids(site: Site) -> list[str | None]:
    """Give the matches that are listed, in order."""
    return [row.get_attribute("data-match") for row in site.page.locator(".history-match").all()]


def save_copy(site: Site, file: Path) -> dict[str, Any]:
    """Save a copy from the profile, and give what it holds."""
    site.page.goto(f"{site.url}#profile")
    with site.page.expect_download(timeout=BOOT) as download:
        site.page.locator("[data-action=export]").click()
    assert download.value.suggested_filename.startswith("filler-")
    download.value.save_as(file)
    content: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return content


def take_in(site: Site, file: Path) -> None:
    """Choose a file on the page of the profile, and wait until it was read."""
    site.page.goto(f"{site.url}#profile")
    site.page.locator("input[name=backup]").set_input_files(file)
    site.page.locator("[data-testid=backup-file], .panel .is-error").wait_for(timeout=BOOT)


def signed(content: dict[str, Any], file: Path) -> Path:
    """Write a copy with a checksum that fits, whatever is in it."""
    rest = {name: value for name, value in content.items() if name != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    file.write_text(json.dumps({"checksum": hashlib.sha256(text.encode()).hexdigest(), **rest}), "utf-8")
    return file


def test_an_empty_history_says_what_will_be_here(open_site: OpenSite) -> None:
    """Whoever has played nothing yet is told so, and led to a game."""
    site = open_site("#history")
    expect(site.page.locator(".empty")).to_contain_text("No matches yet")
    site.page.locator(".empty a").click()
    site.lobby.wait_for()


def test_matches_are_listed_and_found(filled: Site) -> None:
    """The last one first, in parts; by board, by opponent, by both; and how they ended stands in words."""
    show_history(filled)
    page = filled.page
    expected = [f"match-{number}" for number in range(22, -1, -1)]
    assert ids(filled) == expected[:20]
    page.locator("[data-action=more]").click()
    expect(page.locator(".history-match")).to_have_count(23)
    assert ids(filled) == expected
    expect(page.locator("[data-action=more]")).to_have_count(0)
    winner = some_things()["matches"][21]["result"]["winner"]
    words = "A draw" if winner is None else f"{['Ann', 'Zoë'][winner]} won"
    expect(page.locator('[data-match="match-21"] .history-verdict')).to_have_text(words)
    expect(page.locator('[data-match="match-22"] .history-players')).to_contain_text("Pair A: Ann + Eve")

    page.locator("input[name=opponent]").fill("zoe")
    expect(page.locator(".history-match")).to_have_count(3)
    page.locator("select[name=variant]").select_option("quick")
    expect(page.locator(".history-match")).to_have_count(1)
    assert ids(filled) == ["match-21"]
    page.locator("input[name=opponent]").fill("nobody")
    page.locator("[data-action=all]").click()
    expect(page.locator(".history-match")).to_have_count(20)
    expect(page.locator("input[name=opponent]")).to_have_value("")
    expect(page.locator("select[name=variant]")).to_have_value("")


def test_deleting_asks_and_can_be_undone(filled: Site) -> None:
    """Escape keeps the match; yes deletes it; undo brings it back to its place; a reload keeps what was done."""
    show_history(filled)
    page = filled.page
    newest = page.locator('[data-match="match-22"]')
    newest.locator("[data-action=delete]").click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(filled.dialog).to_have_count(0)
    expect(newest).to_have_count(1)
    newest.locator("[data-action=delete]").click()
    page.locator("[data-action=delete-yes]").click()
    expect(newest).to_have_count(0)
    page.locator("[data-action=undo]").click()
    expect(newest).to_have_count(1)
    assert ids(filled)[0] == "match-22"
    newest.locator("[data-action=delete]").click()
    page.locator("[data-action=delete-yes]").click()
    expect(newest).to_have_count(0)
    page.reload()
    page.locator(".history-match").first.wait_for()
    assert ids(filled)[0] == "match-21"


def test_export_delete_import_brings_everything_back(filled: Site, tmp_path: Path) -> None:
    """A copy, everything deleted, the copy taken in: a second copy holds exactly the same."""
    page = filled.page
    first = save_copy(filled, tmp_path / "first.json")
    assert len(first["data"]["matches"]) == 23
    assert first["data"]["tables"][0]["lines"] == some_things()["tables"][0]["lines"]

    page.locator("[data-action=delete-everything]").click()
    expect(page.locator("[data-action=delete-everything-yes]")).to_be_disabled()
    page.locator("input[name=word]").fill("delete")
    page.locator("[data-action=delete-everything-yes]").click()
    filled.lobby.wait_for()
    page.goto(f"{filled.url}#history")
    page.locator(".empty").wait_for()

    take_in(filled, tmp_path / "first.json")
    page.locator("[data-action=backup-take]").click()
    expect(page.get_by_test_id("backup-outcome")).to_contain_text("24 matches were added", timeout=BOOT)
    expect(page.locator("#profile-name")).to_have_value("Ann")
    second = save_copy(filled, tmp_path / "second.json")
    assert second["data"] == first["data"]
    show_history(filled)


def test_what_is_here_is_not_overwritten_silently(filled: Site, tmp_path: Path) -> None:
    """A file with nothing new says so; what differs is asked about, and both can be kept."""
    page = filled.page
    content = save_copy(filled, tmp_path / "copy.json")
    take_in(filled, tmp_path / "copy.json")
    expect(page.get_by_test_id("backup-file")).to_contain_text("24 are here already")
    expect(page.locator("[data-action=backup-take]")).to_have_count(0)

    content["data"]["matches"][0]["finished"] += 1
    content["data"]["profile"]["name"] = "Eve"
    take_in(filled, signed(content, tmp_path / "other.json"))
    expect(page.locator(".difference")).to_have_count(2)
    page.locator('.difference input[value="both"]').check()
    page.locator("[data-action=backup-take]").click()
    expect(page.get_by_test_id("backup-outcome")).to_contain_text("One stands beside yours")
    expect(page.locator("#profile-name")).to_have_value("Ann")
    after = save_copy(filled, tmp_path / "after.json")
    assert len(after["data"]["matches"]) == 24


@pytest.mark.parametrize("harm", ["truncated", "altered", "foreign", "match", "table"])
def test_a_harmed_file_is_refused_whole(filled: Site, tmp_path: Path, harm: str) -> None:
    """The message says what is wrong and that nothing was changed; and nothing was."""
    page = filled.page
    file = tmp_path / "copy.json"
    content = save_copy(filled, file)
    text = file.read_text("utf-8")
    code = f"backup-{harm}"
    if harm == "truncated":
        file.write_text(text[: len(text) * 2 // 3], "utf-8")
    elif harm == "altered":
        file.write_text(text.replace("Zoë", "Eve"), "utf-8")
    elif harm == "foreign":
        file.write_text('{"name": "something else"}', "utf-8")
    else:
        code = "backup-damaged"
        content["data"]["profile"]["name"] = "Eve"
        if harm == "match":
            match = content["data"]["matches"][0]
            match["text"] = match["text"].replace("board quick", "board q")
        else:
            content["data"]["tables"][0]["lines"].append("6 9 0 0")
        signed(content, file)
    take_in(filled, file)
    refused = page.locator(".panel .is-error")
    expect(refused).to_have_attribute("data-code", code)
    expect(refused).to_contain_text("Nothing was changed")
    assert save_copy(filled, tmp_path / "after.json")["data"]["profile"] == {"name": "Ann"}


def test_a_browser_without_storage_is_told_of(open_site: OpenSite) -> None:
    """History and profile say that nothing is kept; the lobby works all the same."""
    site = open_site()
    site.page.context.add_init_script("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })")
    site.page.reload()
    site.page.goto(f"{site.url}#history")
    expect(site.notice).to_have_attribute("data-code", "storage-unavailable")
    site.page.goto(f"{site.url}#profile")
    expect(site.notice).to_have_attribute("data-code", "storage-unavailable")
    site.page.goto(f"{site.url}#")
    expect(site.page.locator(".variant-card")).to_have_count(11)
    site.visit()
