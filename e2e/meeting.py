"""Two people who meet: what each of them does on the pages of inviting, joining and replying."""

import re

from playwright.sync_api import Locator, expect

from e2e.table import BOOT, Site

MEET = 30_000
"""Milliseconds that two browsers on a busy machine may take to connect."""

PRETEND_CAMERA = """([path, size]) => {
  const canvas = document.createElement("canvas");
  canvas.width = 640;
  canvas.height = 480;
  const pen = canvas.getContext("2d");
  const draw = () => {
    pen.resetTransform();
    pen.fillStyle = "white";
    pen.fillRect(0, 0, 640, 480);
    pen.translate(100, 20);
    pen.scale(440 / size, 440 / size);
    pen.fillStyle = "black";
    pen.fill(new Path2D(path));
    requestAnimationFrame(draw);
  };
  draw();
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream(10);
    window.pretendedTracks = stream.getTracks();
    return stream;
  };
}"""
"""Lets the camera see a drawing of a QR code."""


class Person:
    """Somebody at a device of their own."""

    def __init__(self, site: Site) -> None:
        """Sit down at `site`."""
        self.site = site
        self.page = site.page

    @property
    def view(self) -> Locator:
        """The page of inviting, joining or replying."""
        return self.page.locator("main.pages")

    def action(self, name: str) -> Locator:
        """Find the button of an action."""
        return self.page.locator(f'[data-action="{name}"]')

    def invite(self, name: str = "Ann", variant: str = "classic") -> str:
        """Make an invite within the network by hand; return its link."""
        self.site.turn_to("#invite")
        self.page.locator('select[name="variant"]').select_option(variant)
        self.page.locator('input[name="reach"][value="network"]').check(force=True)
        self.page.locator('input[name="name"]').fill(name)
        self.action("invite").click()
        return self.link()

    def link(self, number: int = 0) -> str:
        """Wait for a link to send and return it."""
        field = self.page.locator('input[name="link"]').nth(number)
        expect(field).to_have_value(re.compile("#(join|reply)="), timeout=BOOT)
        return field.input_value()

    def join(self, link: str, name: str = "Ben") -> str:
        """Open an invite and accept it; return the link of the reply."""
        self.open_invite(link)
        self.page.locator('input[name="name"]').fill(name)
        self.action("accept").click()
        return self.link()

    def open_invite(self, link: str) -> None:
        """Open an invite and wait until it says who invites to what."""
        self.site.turn_to("#" + link.split("#")[1])
        expect(self.page.get_by_test_id("join")).to_have_attribute("data-phase", "invited", timeout=BOOT)

    def paste(self, text: str, field: str = "reply-0") -> None:
        """Write into a field for codes and take it in."""
        form = self.page.locator(f'form[data-field="{field}"]')
        form.locator("input").fill(text)
        form.locator('[data-action="take-code"]').click()

    def expect_connected(self) -> None:
        """Wait until this device is connected: at the table, or about to be."""
        there = '[data-testid="table"], [data-phase="open"], .guest[data-phase="open"]'
        self.page.locator(there).first.wait_for(timeout=MEET)


def code_of(link: str) -> str:
    """Return what stands behind the sign."""
    return link.split("=", 1)[1]
