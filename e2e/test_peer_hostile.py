"""A peer whose page was patched sends what no honest page would: the other's engine lives, and the match goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.peers import meet, play_game, players
from e2e.table import BOOT

if TYPE_CHECKING:
    from e2e.conftest import OpenSite

KEEP_CHANNEL = """
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (text) {
    window.keptChannel = this;
    send.call(this, text);
  };
"""
"""An init script by which a test can send over the page's own channel."""

RUBBISH = """() => {
  const texts = [
    "[".repeat(3000),
    '{"a":'.repeat(3000),
    `{"t":"MOVE","n":${"[".repeat(16000)}`,
    "x".repeat(60000),
    "",
    "\\u0000",
    '{"t":"EMOTE","seat":0,"emote":1e999}',
    '{"t":"HELLO","__proto__":{"t":"MOVE"}}',
  ];
  for (const text of texts) window.keptChannel.send(text);
}"""
"""Deep, long, empty and strange; few enough not to have the connection closed."""


def test_rubbish_over_the_channel_stops_neither_the_engine_nor_the_match(open_site: OpenSite) -> None:
    """Nesting that would use up the engine's stack is refused before it is read, and the game goes on."""
    ann, eve = both = players(open_site, "Ann", "Eve")
    eve.page.add_init_script(KEEP_CHANNEL)
    eve.page.reload()
    meet(ann, [eve], "quick", clock="none", rated=False)
    play_game(both, 2)
    eve.page.evaluate(RUBBISH)
    play_game(both, 4)
    expect(ann.table).to_have_attribute("data-ply", "6")
    assert ann.page.locator("[data-testid=engine-failed]").count() == 0


def test_a_file_that_is_no_signed_record_is_refused_and_the_next_one_is_read(open_site: OpenSite) -> None:
    """However deep it is nested: the page says that it cannot be read, and reads on."""
    site = open_site("#proof")
    page = site.page
    choose = page.locator('input[type="file"]')
    for text in ("[" * 9000, '{"a":' * 20000, "roses"):
        choose.set_input_files({"name": "record.txt", "mimeType": "text/plain", "buffer": text.encode()})
        expect(page.locator('[role="alert"], .notice').first).to_be_visible(timeout=BOOT)
    site.go_to_lobby()
    expect(page.locator(".variant-card").first).to_be_visible()
