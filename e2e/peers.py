"""Players at devices of their own: each has a browser context, and they meet through links as people do."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Protocol

from e2e.table import BOOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator

    from e2e.conftest import OpenSite
    from e2e.table import Site

MEET = 30_000
"""Milliseconds that devices may take to meet on a busy machine."""


class AtTable(Protocol):
    """Somebody who plays, in whichever browser."""

    @property
    def seat(self) -> int:
        """The own seat."""

    def stand(self, name: str) -> str | None:
        """Read the attribute `data-…` of the table, if it has one."""

    def wait(self, timeout: int = MEET, **stand: Any) -> None:
        """Wait until the table's attributes have these values; the timeout is in milliseconds."""

    def press_best(self) -> int:
        """Choose the colour that takes most; return the number of moves after it."""


class Player:
    """Somebody at a device of their own."""

    def __init__(self, site: Site, name: str) -> None:
        """Sit at a page."""
        self.site = site
        self.page = site.page
        self.name = name

    @property
    def table(self) -> Locator:
        """The table that is shown."""
        return self.page.get_by_test_id("table")

    @property
    def seat(self) -> int:
        """The own seat."""
        return int(self.table.get_attribute("data-own") or "-1")

    @property
    def ply(self) -> int:
        """How many moves the present game has."""
        return int(self.table.get_attribute("data-ply") or "-1")

    def stand(self, name: str) -> str | None:
        """Read the attribute `data-…` of the table, if it has one."""
        return self.table.get_attribute(f"data-{name}")

    @property
    def result(self) -> Locator:
        """The panel at the end of a match."""
        return self.page.locator(".result.is-peer")

    def at(self, **stand: Any) -> Locator:
        """Find the table as it stands when its attributes `data-…` have these values."""
        wanted = "".join(f'[data-{name}="{value}"]' for name, value in stand.items())
        return self.page.locator(f"[data-testid=table]{wanted}")

    def wait(self, timeout: int = MEET, **stand: Any) -> None:
        """Wait until the table stands so."""
        self.at(**stand).wait_for(timeout=timeout)

    def do(self, action: str) -> None:
        """Press the button of an action."""
        self.page.locator(f'[data-action="{action}"]:not([aria-disabled="true"])').click()

    # --- meeting --------------------------------------------------------------------------------------------------

    def invite(
        self,
        variant: str,
        *,
        clock: str | None = None,
        rated: bool | None = None,
        seats: Sequence[str] = (),
        games: str | None = None,
    ) -> list[str]:
        """Invite to a match in the same network; return the link of each guest."""
        page = self.page
        self.site.turn_to("#invite")
        page.locator('select[name="variant"]').select_option(variant, timeout=BOOT)
        for player, kind in enumerate(seats):
            page.locator(f'input[name="invite-seat-{player}"][value="{kind}"]').check(force=True)
        if clock is not None:
            page.locator('select[name="clock"]').select_option(clock)
        if games is not None:
            page.locator(f'input[name="games"][value="{games}"]').check(force=True)
        # Without a clock a match is not rated: the page takes the mark away by itself.
        if rated is not None and clock != "none":
            page.locator('input[name="rated"]').set_checked(rated)
        page.locator('input[name="reach"][value="network"]').check(force=True)
        page.locator('input[name="name"]').fill(self.name)
        self.do("invite")
        return self.links()

    def links(self) -> list[str]:
        """Return the links of the invites that wait."""
        links = self.page.locator('[data-testid=invite] input[name="link"]')
        links.first.wait_for(timeout=BOOT)
        return [link.input_value() for link in links.all()]

    def join(self, link: str) -> str | None:
        """Open an invite and accept it; return the link of the reply, None where friends need none."""
        self.site.turn_to(link[link.index("#") :])
        accept = self.page.locator('[data-action="accept"]')
        accept.wait_for(timeout=BOOT)
        name = self.page.locator('[data-testid=join] input[name="name"]')
        if name.count():
            name.fill(self.name)
        accept.click()
        reply = self.page.locator('[data-testid=join] input[name="link"]')
        reply.or_(self.page.locator("[data-testid=table]")).first.wait_for(timeout=BOOT)
        return reply.input_value() if reply.count() else None

    def take_reply(self, reply: str | None, number: int = 0) -> None:
        """Paste a reply, if one is needed, into the field of an invite."""
        if reply is None:
            return
        # Where a friend is expected without a reply, the field is folded away.
        self.page.evaluate("() => { for (const fold of document.querySelectorAll('details')) fold.open = true; }")
        field = self.page.locator('[data-testid=invite] .code-field input[type="text"]').nth(number)
        field.fill(reply)
        # The code may be taken in as soon as it is there.
        with contextlib.suppress(Exception):
            self.page.locator('[data-action="take-code"]').nth(number).click(timeout=1000)

    # --- playing --------------------------------------------------------------------------------------------------

    def press_best(self) -> int:
        """Choose the colour that takes most; return the number of moves after it."""
        ply = self.ply
        self.page.evaluate(
            """() => {
              const buttons = [...document.querySelectorAll(".colour-button[data-worth]")];
              buttons.sort((one, other) => other.dataset.worth - one.dataset.worth);
              const [first] = buttons;
              first.click();
            }"""
        )
        self.page.wait_for_function(
            """(ply) => {
              const table = document.querySelector("[data-testid=table]");
              return Number(table.dataset.ply) !== ply || ["between", "over"].includes(table.dataset.state);
            }""",
            arg=ply,
        )
        return self.ply


def meet(host: Player, guests: Sequence[Player], variant: str = "quick", **wishes: Any) -> None:
    """Bring players to one table, in the same network, and wait until each sees the board."""
    links = host.invite(variant, **wishes)
    assert len(links) == len(guests)
    for guest, link in zip(guests, links, strict=True):
        # A field goes away with its invite: the first one left is this guest's.
        host.take_reply(guest.join(link))
    for player in (host, *guests):
        wait_for_play(player)


def wait_for_play(player: Player) -> None:
    """Wait until a game goes on."""
    player.page.locator('[data-testid=table]:is([data-state="choosing"], [data-state="waiting"])').wait_for(
        timeout=MEET
    )


def come_back(host: Player, guest: Player) -> None:
    """Meet again at a match that goes on."""
    host.do("invite-again")
    [link] = host.links()
    host.take_reply(guest.join(link))


def play_game(players: Sequence[AtTable], moves: int | None = None) -> None:
    """Let everybody choose in turn until the game ends, or for so many moves."""
    made = 0
    by_seat = {player.seat: player for player in players}
    any_one = players[0]
    while moves is None or made < moves:
        mover = any_one.stand("mover")
        if any_one.stand("state") in {"between", "over"} or mover in {None, "none"}:
            break
        player = by_seat[int(mover or 0)]
        player.wait(state="choosing")
        ply = player.press_best()
        made += 1
        if player.stand("state") in {"between", "over"}:
            break
        for other in players:
            other.wait(ply=ply)


def players(open_site: OpenSite, *names: str) -> list[Player]:
    """Give players, each with a device of their own."""
    return [Player(open_site(""), name) for name in names]
