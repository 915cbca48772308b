"""Somebody who plays in Firefox, with a device of their own, and does what `e2e.peers.Player` does in Chromium."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from e2e.bidi import EVERY_S, PATIENCE_S
from e2e.peers import MEET

if TYPE_CHECKING:
    from e2e.bidi import Firefox, FirefoxPage

TABLE = "[data-testid=table]"

BEST = """() => {
  const buttons = [...document.querySelectorAll(".colour-button[data-worth]")];
  const worth = ({ dataset }) => Number(dataset.worth);
  const best = buttons.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  return best.dataset.colour;
}"""
"""The colour that takes most."""


class FirefoxPlayer:
    """Somebody at a tab of Firefox."""

    def __init__(self, firefox: Firefox, url: str, name: str) -> None:
        """Open a window on a device of its own, which shows the site at `url` when it is needed."""
        self._firefox = firefox
        self._device = firefox.new_device()
        self.page: FirefoxPage = firefox.new_page(self._device, "window")
        self.url = url
        self.name = name

    # --- the table ---------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The own seat."""
        return int(self.stand("own") or "-1")

    @property
    def ply(self) -> int:
        """How many moves the present game has."""
        return int(self.stand("ply") or "-1")

    def stand(self, name: str) -> str | None:
        """Read the attribute `data-…` of the table, if it has one."""
        return self.read(TABLE, f"data-{name}")

    def wait(self, timeout: int = MEET, **stand: Any) -> None:
        """Wait until the table's attributes have these values; the timeout is in milliseconds."""
        wanted = "".join(f'[data-{name}="{value}"]' for name, value in stand.items())
        self.page.wait_for(TABLE + wanted, timeout / 1000)

    def read(self, selector: str, attribute: str) -> str | None:
        """Read an attribute of the first element of this kind."""
        read = "([selector, attribute]) => document.querySelector(selector)?.getAttribute(attribute)"
        value: str | None = self.page.evaluate(read, [selector, attribute])
        return value

    def do(self, action: str) -> None:
        """Press the button of an action."""
        self.page.click(f'[data-action="{action}"]:not([aria-disabled="true"])')

    def press_best(self) -> int:
        """Choose the colour that takes most; return the number of moves after it."""
        ply = self.ply
        self.page.click(f'.colour-button[data-colour="{self.page.evaluate(BEST)}"]')
        moved = f':is(:not([data-ply="{ply}"]), [data-state="between"], [data-state="over"])'
        self.page.wait_for(TABLE + moved)
        return self.ply

    # --- meeting -----------------------------------------------------------------------------------------------------

    def open(self, address: str = "") -> None:
        """Open a link to the site."""
        self.page.goto(address or self.url)

    def invite(self, variant: str, clock: str) -> str:
        """Invite to a rated match of two games in the same network; return the link."""
        page = self.page
        self.open()
        self.do("invite-friend")
        page.choose('select[name="variant"]', variant)
        page.choose('select[name="clock"]', clock)
        page.click('label:has(> input[name="reach"][value="network"])')
        page.fill('input[name="name"]', self.name)
        self.do("invite")
        return self.link("invite")

    def invite_again(self) -> str:
        """Invite back to the match that goes on; return the link."""
        self.do("invite-again")
        return self.link("invite")

    def join(self, link: str) -> str | None:
        """Open an invite and accept it; return the link of the reply, None where friends need none."""
        self.open(link)
        self.page.wait_for('[data-testid=join] [data-action="accept"]')
        name = '[data-testid=join] input[name="name"]'
        # Who comes back to a match has a name there.
        if self.read(name, "type"):
            self.page.fill(name, self.name)
        self.do("accept")
        self.page.wait_for(f'[data-testid=join] input[name="link"], {TABLE}')
        return None if self.stand("peers") else self.link("join")

    def link(self, where: str) -> str:
        """Wait for the link that is to be sent."""
        field = f'[data-testid={where}] input[name="link"]'
        self.page.wait_for_function(
            "(field) => /#(join|reply)=./.test(document.querySelector(field)?.value)",
            field,
        )
        value: str = self.page.evaluate("(field) => document.querySelector(field).value", field)
        return value

    def write_reply(self, reply: str) -> None:
        """Write a reply into the field of the invite, and take it in."""
        self.page.fill('[data-testid=invite] .code-field input[type="text"]', reply)
        self.do("take-code")

    def open_reply(self, reply: str) -> None:
        """Open a reply as a link from elsewhere is opened, in a tab beside that of the invite, and close that tab."""
        tab = self._firefox.new_page(self._device)
        tab.goto(reply)
        tab.wait_for('[data-testid=reply][data-phase="taken"]')
        assert tab.troubles() == []
        tab.close()

    def be_ready(self) -> None:
        """Say so until it is heard: right after the end of a game a press counts as a slip."""
        end = time.monotonic() + PATIENCE_S
        waits = '[data-action="ready"][aria-pressed="false"]'
        while self.read(waits, "class") is not None:
            assert time.monotonic() < end, "nobody hears that this player is ready"
            self.page.try_to_click(f'{waits}[aria-disabled="false"]')
            time.sleep(EVERY_S)
