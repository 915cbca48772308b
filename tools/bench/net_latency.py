"""How long a move takes from the pressed colour on one device to the painted board on the other."""

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from e2e.peers import Player, meet
from e2e.table import Site
from e2e.watch import Watch
from tools.browser import FLAGS, find_chromium
from tools.places import SITE
from tools.serve import StaticServer

VARIANT = "big"
BOOT_MS = 60_000
SHOW_EVERY = 50

# The wall clock of the page, in milliseconds; two pages on one machine have the same one.
TELL_PAINTS = """
(() => {
  window.painted = {};
  const { port1, port2 } = new MessageChannel();
  let ply = "";
  port1.onmessage = () => (window.painted[ply] ??= performance.timeOrigin + performance.now());
  new MutationObserver(() => {
    const table = document.querySelector("[data-testid=table]");
    if (!table?.dataset.ply || table.dataset.ply === ply) return;
    ply = table.dataset.ply;
    // The message comes after the frame in which the board was drawn.
    requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"] });
})();
"""

PRESS = """() => {
  const buttons = [...document.querySelectorAll(".colour-button[data-worth]")];
  const button = buttons[Math.floor(Math.random() * buttons.length)];
  const pressed = performance.timeOrigin + performance.now();
  button.click();
  return pressed;
}"""


def measure(moves: int) -> list[float]:
    """Play on a 21×21 board until so many moves were timed; give their milliseconds."""
    latencies: list[float] = []
    with StaticServer(sources=SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        while len(latencies) < moves:
            latencies += _match(browser, server.url, moves - len(latencies))
            print(f"{len(latencies)} moves timed", flush=True)
        browser.close()
    return latencies


def _match(browser: Browser, url: str, most: int) -> list[float]:
    """Time the moves of one match."""
    contexts = [browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB") for _ in range(2)]
    host, guest = (_sit_down(context, url, name) for context, name in zip(contexts, ("Ann", "Ben"), strict=True))
    meet(host, [guest], VARIANT, clock="none")
    by_seat = {player.seat: player for player in (host, guest)}
    latencies: list[float] = []
    while len(latencies) < most and host.table.get_attribute("data-state") != "over":
        mover = by_seat[int(host.table.get_attribute("data-mover") or 0)]
        other = next(player for player in by_seat.values() if player is not mover)
        mover.wait(state="choosing")
        ply = str(mover.ply + 1)
        pressed = mover.page.evaluate(PRESS)
        other.page.wait_for_function("(ply) => window.painted[ply] !== undefined", arg=ply)
        latencies.append(other.page.evaluate("(ply) => window.painted[ply]", ply) - pressed)
        mover.wait(ply=ply)
    for context in contexts:
        context.close()
    return latencies


def _sit_down(context: BrowserContext, url: str, name: str) -> Player:
    context.set_default_timeout(BOOT_MS)
    context.add_init_script(TELL_PAINTS)
    page = context.new_page()
    page.goto(url)
    return Player(Site(page, url, Watch(context, url)), name)


__all__ = ["measure"]
