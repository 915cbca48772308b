"""A match goes out as picture, link and challenge, and what comes back is the same match and the same board."""

import base64
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from e2e.figures import cells, shown
from e2e.table import BOOT, Site
from filler_core.game import Game
from filler_core.generation import generate
from tools.strength.greedy import choose_colour

SEED = 1990
COLUMNS, ROWS = 8, 7

READ_PNG = """async ([base64, columns, rows]) => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const hex = (at) => "#" + [0, 1, 2].map((part) => data[at + part].toString(16).padStart(2, "0")).join("");
  // The rim around the board has a colour of its own. It reaches 0.17 cells beyond the cells.
  let [left, top, right] = [width, height, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (hex(at) !== "#a58d6e") continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top, right] = [Math.min(left, x), Math.min(top, y), Math.max(right, x)];
  }
  const unit = (right + 1 - left) / (columns + 0.34);
  const middle = (start, place) => Math.round(start + (0.67 + place) * unit);
  const at = (place) => 4 * (middle(top, Math.floor(place / columns)) * width + middle(left, place % columns));
  return { width, height, colours: Array.from({ length: columns * rows }, (_, place) => hex(at(place))) };
}"""
"""Reads a PNG file: its size, and the colour in the middle of each cell of its only board, from the top left."""

PALETTE = """() => Array.from({ length: 9 }, (_, colour) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colour-${colour}`).trim())"""


def save_picture(site: Site) -> Path:
    """Wait for the picture in the dialog and save it."""
    expect(site.page.get_by_test_id("preview")).to_be_visible(timeout=BOOT)
    with site.page.expect_download() as download:
        site.action("save-picture").click()
    assert re.fullmatch(rf"filler-quick-{SEED}-\d{{4}}-\d\d-\d\d\.png", download.value.suggested_filename)
    return Path(download.value.path())


def expect_picture(site: Site, file: Path, stand: Sequence[Sequence[int]], words: Sequence[str]) -> None:
    """Compare a picture with the board as it stands, turned to the second player, and with what it is to say."""
    content = file.read_bytes()
    alt = str(site.page.get_by_test_id("preview").get_attribute("alt"))
    assert all(word in alt for word in words), alt
    assert b"iTXtDescription\0\0\0\0\0" + alt.encode() in content
    read: dict[str, Any] = site.page.evaluate(READ_PNG, [base64.b64encode(content).decode(), COLUMNS, ROWS])
    assert read["width"] == 1200
    assert 1100 < read["height"] < 1600
    palette = site.page.evaluate(PALETTE)
    assert read["colours"] == [palette[colour] for _, _, colour in reversed(stand)]


def address_in(site: Site, name: str) -> str:
    """Give the part of a link in the dialog that says where in the page it leads."""
    link = site.page.locator(f'input[name="share-{name}"]').input_value()
    assert link.startswith(site.url)
    return link.removeprefix(site.url)


def test_a_challenge_is_beaten_and_sent_back_with_its_picture(site: Site) -> None:
    """It survives a reload, is judged by what was taken, and goes on as picture, record, and challenge."""
    game = Game.on(generate("quick", SEED))
    played: list[int] = []
    while game.mover is not None:
        played.append(choose_colour(game))
        game.play(played[-1])
    stand = cells(game)
    taken = sum(1 for _, owner, _ in stand if owner == 1)

    site.turn_to(f"#challenge=quick.{SEED}.{taken - 1}.person-you.Zo=c3=ab")
    card = site.page.locator(".challenge-card")
    expect(card).to_contain_text("Zoë challenges you", timeout=BOOT)
    expect(card.locator("h2")).to_have_text(f"Beat {taken - 1} on this board")
    site.action("play-challenge").click()
    site.expect_table("quick", SEED)
    mark = site.page.locator(f'.challenge-mark[data-target="{taken - 1}"]')
    for ply, colour in enumerate(played):
        if ply == 3:
            site.page.reload()
            site.expect_table("quick", SEED, ply)
        expect(mark).to_have_text(f"Beat {taken - 1} · Zoë")
        site.button(colour).click()
        site.expect_ply(ply + 1)
    fate = site.page.locator(".challenge-fate")
    expect(fate).to_have_text(f"Player 2 took {taken}: challenge beaten.")

    site.action("share").click()
    site.page.locator('input[name="share-name"]').fill("Ben <b>")
    expect(site.page.get_by_test_id("preview")).to_have_attribute("alt", re.compile("Ben <b> "))
    record, back = address_in(site, "link"), address_in(site, "challenge")
    assert back == f"#challenge=quick.{SEED}.{taken}.person-you.Ben=20=3cb=3e"
    expect_picture(site, save_picture(site), stand, ["Quick 8×7", f"Ben <b> {taken}", "56 cells"])
    text = site.page.locator('textarea[name="share-text"]').input_value()
    assert site.url + record in text
    assert site.url + back in text

    site.turn_to(record)
    site.page.locator('[data-testid=replay][data-state="open"]').wait_for()
    site.action("last").click()
    site.page.locator(f'[data-testid=replay][data-ply="{len(played)}"]').wait_for()
    rows = site.page.locator(".board-frame .cell").evaluate_all(
        "cells => cells.map(({ dataset }) => [dataset.cell, dataset.owner, dataset.colour].map(Number))"
    )
    assert sorted(rows) == stand

    site.turn_to(back)
    expect(card).to_contain_text("Ben <b> challenges you")
    site.action("play-challenge").click()
    site.expect_table("quick", SEED)
    site.button(played[0]).click()
    site.page.locator(".resign-button").click()
    site.dialog.locator(".button-danger").click()
    expect(fate).to_have_text(f"More than {taken} was asked for; Player 2 gave up.")


def test_a_challenge_is_played_from_its_seat_against_its_computer(site: Site) -> None:
    """The computer begins at the level that was asked for, and the board is turned to who was challenged."""
    site.turn_to(f"#challenge=quick.{SEED}.31.beginner-you")
    site.page.locator('.challenge-card:has-text("beginner")').wait_for(timeout=BOOT)
    site.action("play-challenge").click()
    site.page.locator('[data-testid=table][data-variant="quick"][data-ply="1"][data-mover="1"]').wait_for(timeout=BOOT)
    expect(site.page.locator('.players[data-place="own"] .player-panel')).to_have_attribute("data-player", "1")
    expect(site.page.locator('.player-panel[data-player="0"]')).to_contain_text("beginner")
    assert len(shown(site.page)["cells"]) == COLUMNS * ROWS
    site.turn_to("#challenge=quick.1990.31.you-hard.=zz")
    expect(site.lobby.locator('.notice[data-code="challenge-damaged"]')).to_be_visible()
