"""The page as a program of the device: what the browser needs to install it, and when that is offered."""

import json
import re
import struct
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, OpenSite
from e2e.devices import Device, is_ready_offline
from e2e.table import BOOT, Site
from tools.places import SITE
from tools.serve import StaticServer
from tools.strength.greedy import choose_colour

OFFER = '[data-kind="install"]'

BROWSER_OFFERS = """
  window.asked = 0;
  addEventListener("load", () => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.asked += 1; };
    event.userChoice = Promise.resolve({ outcome: "accepted" });
    dispatchEvent(event);
  });
"""
"""An init script that does what browsers do that can install pages."""

IS_IOS = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false });"
"""An init script that says what browsers on iOS say."""


def ask(page: Page, method: str) -> dict[str, Any]:
    """Ask Chromium by its own protocol."""
    session = page.context.new_cdp_session(page)
    answer: dict[str, Any] = session.send(method)
    session.detach()
    return answer


def finish_a_game(site: Site) -> None:
    """Play a game of Quick for two to its end."""
    game = site.sit_down("quick", 3)
    while game.mover is not None:
        site.press(game, choose_colour(game))
    site.result.wait_for()


def test_chromium_finds_nothing_that_keeps_it_from_installing(device: Device, dist: Path) -> None:
    """Below a sub-path: no installability error, no error in the manifest, and all of it stays below that path."""
    with StaticServer(dist, prefix="/games/filler/", sources=SITE) as server:
        page = device.start(server.url).page
        is_ready_offline(page)
        assert ask(page, "Page.getInstallabilityErrors") == {"installabilityErrors": []}
        found = ask(page, "Page.getAppManifest")
        assert found["errors"] == []
        assert found["url"] == f"{server.url}manifest.webmanifest"
        manifest = found["manifest"]
        assert manifest["startUrl"] == manifest["scope"] == server.url
        assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
            f"{server.url}#practice",
            f"{server.url}#invite",
        ]


def test_the_manifest_speaks_four_languages(dist: Path) -> None:
    """Whoever installs the page reads its description and its shortcuts in their own language."""
    manifest = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    worded = [(manifest, "description"), *product(manifest["shortcuts"], ("name", "short_name", "description"))]
    for part, member in [*worded, *product(manifest["screenshots"], ("label",))]:
        assert set(part[f"{member}_localized"]) == {"es", "it", "de"}, part[member]
    assert [shortcut["name_localized"]["de"] for shortcut in manifest["shortcuts"]] == ["Übung", "Freund einladen"]


def test_the_pictures_of_the_manifest_are_as_it_says(dist: Path) -> None:
    """Every icon and screenshot is there, in the size that is named; one icon at least may be cut to any shape."""
    manifest = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    icons = manifest["icons"] + [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for picture in icons + manifest["screenshots"]:
        file = dist / picture["src"]
        assert file.is_file(), picture["src"]
        if picture["sizes"] != "any":
            assert picture["sizes"] == "{}x{}".format(*size_of(file)), picture["src"]
    assert {icon["sizes"] for icon in icons if icon.get("purpose") == "maskable"} == {"192x192", "512x512"}
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}


def size_of(file: Path) -> tuple[int, int]:
    """Give the width and height of a PNG or JPEG file."""
    content = file.read_bytes()
    if content.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    # The frame header of a JPEG: marker, length, precision, height, width.
    found = re.search(rb"\xff[\xc0-\xc2]..\x08(..)(..)", content, re.DOTALL)
    assert found, file
    return int.from_bytes(found[2], "big"), int.from_bytes(found[1], "big")


def test_installing_is_offered_after_the_first_finished_match(open_site: OpenSite) -> None:
    """Not before, not during a game; a press asks the browser's own question, and then it is not offered any more."""
    site = open_site(None)
    page = site.page
    page.add_init_script(BROWSER_OFFERS)
    page.goto(site.url)
    page.locator(".start-button").wait_for(timeout=BOOT)
    expect(page.locator(OFFER)).to_have_count(0)
    finish_a_game(site)
    page.locator(OFFER).wait_for()
    game = site.sit_down("quick", 4)
    expect(page.locator(OFFER)).to_have_count(0)
    site.press(game, game.legal_colours()[0])
    site.go_to_lobby()
    page.locator(f"{OFFER} [data-action=install]").click()
    expect(page.locator(OFFER)).to_have_count(0)
    assert page.evaluate("window.asked") == 1


def test_a_declined_offer_does_not_come_again(open_site: OpenSite) -> None:
    """Neither in the lobby nor after a reload. On iOS it says how it is done by hand."""
    site = open_site(None, viewport=PHONE, has_touch=True, is_mobile=True)
    page = site.page
    page.add_init_script(IS_IOS)
    page.goto(site.url)
    page.evaluate("localStorage.setItem('filler.install.finished', 'true')")
    page.reload()
    offer = page.locator(f'{OFFER}[data-way="by-hand"]')
    expect(offer).to_contain_text("Add to Home Screen", timeout=BOOT)
    page.locator("[data-action=decline-install]").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.locator(".start-button").wait_for(timeout=BOOT)
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("loaded", [True, False])
def test_the_shortcut_to_practice_leads_to_practice(site: Site, *, loaded: bool) -> None:
    """From outside and within the page; afterwards something else can be chosen as ever."""
    page = site.page
    if loaded:
        site.visit("#practice")
    else:
        site.turn_to("#practice")
    expect(page.locator('input[name="mode"][value="practice"]')).to_be_checked(timeout=BOOT)
    assert page.url in {f"{site.url}#", site.url}
    page.locator('input[name="mode"][value="shared"]').check()
    page.reload()
    expect(page.locator('input[name="mode"][value="shared"]')).to_be_checked(timeout=BOOT)
