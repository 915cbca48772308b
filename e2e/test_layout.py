"""The table and the lobby fit every screen: nothing sticks out, covers something else, is cut off or too small."""

from collections.abc import Collection
from itertools import product

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import OpenSite
from e2e.figures import members_of
from e2e.geometry import smallest_cell, troubles
from e2e.table import BOOT, Site
from filler_core.variants import VARIANTS
from tools.strength.greedy import choose_colour

SIZES = [(360, 640), (640, 360), (768, 1024), (1440, 900)]
SHORT = {"classic": SIZES, "big": SIZES[:2], "hex": SIZES[1:3], "rhombi": SIZES[2:], "four": [SIZES[0], SIZES[3]]}
"""Boards of every shape and number of players, and of each size of the screen some, for the everyday run."""
THEMES = ["light", "dark"]

SMALLEST_CELL = 10.0
"""Below so many CSS pixels nobody can tell the cells of a board apart."""

MATRIX = [
    pytest.param(
        variant,
        size,
        theme,
        marks=[] if size in SHORT.get(variant, []) and theme == "light" else pytest.mark.slow,
        id=f"{variant}-{size[0]}x{size[1]}-{theme}",
    )
    for variant in VARIANTS
    for size in SIZES
    for theme in THEMES
]


@pytest.fixture
def sized_site(site: Site, size: tuple[int, int], theme: str) -> Site:
    """Give the running page on a screen of a size, by day or by night."""
    width, height = size
    site.page.set_viewport_size({"width": width, "height": height})
    site.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    return site


@pytest.mark.parametrize(("variant", "size", "theme"), MATRIX)
def test_a_table_fits_the_screen(sized_site: Site, variant: str, size: tuple[int, int]) -> None:
    """At the start, in the middle of a game, while one looks at a colour, and at the end."""
    site = sized_site
    game = site.sit_down(variant, 1000 + SIZES.index(size))
    assert troubles(site.page) == []
    assert smallest_cell(site.page) >= SMALLEST_CELL
    for _ in range(6):
        site.press(game, choose_colour(game))
    for colour in (0, game.board.colour_count - 1):
        site.look_at(colour)
        tooltip = site.tooltip.bounding_box()
        assert tooltip is not None
        assert tooltip["x"] >= 0
        assert tooltip["x"] + tooltip["width"] <= size[0]
        assert tooltip["y"] >= 0
        assert tooltip["y"] + tooltip["height"] <= size[1]
    site.look_away()
    assert troubles(site.page) == []
    while game.mover is not None:
        mover = game.mover
        for player in members_of(game, game.board.sides[mover]):
            site.page.locator(".resign-button").click()
            site.dialog.wait_for()
            choice = site.dialog.locator("select")
            if choice.count():
                choice.select_option(str(player))
            site.dialog.locator(".button-danger").click()
            site.dialog.wait_for(state="detached")
        game.resign(mover)
    site.result.wait_for()
    assert troubles(site.page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_the_lobby_fits_the_screen(sized_site: Site, size: tuple[int, int]) -> None:
    """Nothing is cut off; on a desktop all of it is seen without scrolling."""
    site = sized_site
    for entry, mode in product(("classic", "pairs"), ("shared", "practice")):
        site.page.locator(f'.variant-card[data-variant="{entry}"]').click()
        site.page.locator(f'input[name="mode"][value="{mode}"]').check()
        site.page.locator('input[name="source"][value="seed"]').check()
        assert troubles(site.page) == []
        if size == (1440, 900):
            assert site.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    # As the next test expects it.
    site.page.locator('input[name="source"][value="new"]').check()


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("name", ["options", "help"])
@pytest.mark.parametrize("theme", ["light"])
def test_dialogs_fit_the_screen(sized_site: Site, name: str, size: tuple[int, int]) -> None:
    """A dialog lies within the screen and can be closed without scrolling the page."""
    site = sized_site
    site.sit_down("classic", 1100 + SIZES.index(size) * 2 + (name == "help"))
    site.action(name).click()
    place = site.dialog.bounding_box()
    assert place is not None
    assert place["x"] >= 0
    assert place["y"] >= 0
    assert place["x"] + place["width"] <= size[0]
    assert place["y"] + place["height"] <= size[1]
    assert troubles(site.page) == []
    site.dialog.get_by_role("button", name="Close").click()
    site.dialog.wait_for(state="detached")


SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName)]);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
MOVED_AT_MOST = 0.1
"""The layout shift that is still called good (web.dev/cls)."""
COME = {
    "": ".variant-card .board",
    "#history": ".history-check",
    "#friends": ".friends a",
    "#settings": ".settings select",
    "#rules=classic": ".rules-picture .board",
    "#puzzle": ".puzzle .colour-button",
    "#join=": "[data-testid=join] button",
    "#invite": ".invite button",
    "#board=hex.5": ".colour-button",
}
"""Pages by their addresses, and what is there when they are whole."""
BEFORE_THE_BOARDS = {"": ".lobby .waiting", "#rules=classic": ".lesson"}
"""What is there before the catalogue of boards is."""


def _open_before_the_boards(page: Page, address: str, waiting: str) -> None:
    """Have the catalogue of boards come when everything else has long been on the screen."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/catalogue.json", hold)
    page.goto(address)
    page.locator(waiting).first.wait_for(timeout=BOOT)
    held[0].continue_()


@pytest.mark.parametrize(
    ("size", "addresses"),
    [
        pytest.param((412, 915), ["", "#rules=classic"], id="412x915"),
        pytest.param((1440, 900), ["#puzzle"], id="1440x900"),
        pytest.param((412, 915), COME, id="412x915-all", marks=pytest.mark.slow),
        pytest.param((1440, 900), COME, id="1440x900-all", marks=pytest.mark.slow),
    ],
)
def test_nothing_moves_while_a_page_comes(
    open_site: OpenSite, url: str, size: tuple[int, int], addresses: Collection[str]
) -> None:
    """Opened by its address, a page keeps its place when what is fetched, read or made for it is there at last."""
    width, height = size
    moved = {}
    for address in addresses:
        page = open_site(None, viewport={"width": width, "height": height}).page
        page.add_init_script(SHIFTS)
        if address in BEFORE_THE_BOARDS:
            _open_before_the_boards(page, url + address, BEFORE_THE_BOARDS[address])
        else:
            page.goto(url + address)
        page.locator(COME[address]).first.wait_for(timeout=BOOT)
        # Two frames, so that what was drawn has been looked at.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        shifts = page.evaluate("() => window.shifts")
        if sum(value for value, _ in shifts) > MOVED_AT_MOST:
            moved[address] = shifts
    assert moved == {}
