"""The page as its players use it: opening tables, pressing colours, waiting for what must follow."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from e2e.watch import Watch
from filler_core.game import Game
from filler_core.generation import generate

BOOT = 60_000
"""Milliseconds that the start of Python may take on a busy machine."""

COUNT_MESSAGES = """
  window.messagesToWorkers = 0;
  for (const sender of [Worker, MessagePort]) {
    const { postMessage } = sender.prototype;
    sender.prototype.postMessage = function (...parameters) {
      window.messagesToWorkers += 1;
      return postMessage.apply(this, parameters);
    };
  }
"""
"""An init script that counts what the page tells its workers."""

HOLD_COMPUTER = """
  window.holdsComputer = false;
  window.computerWasAsked = 0;
  const held = [];
  const { postMessage: tell } = Worker.prototype;
  Worker.prototype.postMessage = function (...parameters) {
    if (parameters[0]?.argumentList?.[0]?.value !== "think") return tell.apply(this, parameters);
    window.computerWasAsked += 1;
    if (!window.holdsComputer) return tell.apply(this, parameters);
    held.push(() => tell.apply(this, parameters));
    return undefined;
  };
  window.releaseComputer = () => {
    window.holdsComputer = false;
    for (const go of held.splice(0)) go();
  };
"""
"""An init script that lets a test keep the computer player waiting for as long as it likes; counts its questions."""

COUNT_NOTES = """
  window.notesPlayed = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...parameters) {
    window.notesPlayed.push(Math.round(this.frequency.value));
    return start.apply(this, parameters);
  };
"""
"""An init script that keeps the pitches, in hertz, of the notes that the page lets sound."""


class Site:
    """One page of the site in one browser, with those around it."""

    def __init__(self, page: Page, url: str, watch: Watch) -> None:
        """Drive `page`, which shows the site at `url`."""
        self.page = page
        self.url = url
        self.watch = watch

    # --- places -----------------------------------------------------------------------------------------------------

    @property
    def lobby(self) -> Locator:
        """The lobby."""
        return self.page.get_by_test_id("lobby")

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.get_by_test_id("table")

    @property
    def board(self) -> Locator:
        """The drawing of the table's board."""
        return self.page.locator(".board-frame svg")

    @property
    def tooltip(self) -> Locator:
        """What says what the colour looked at would do."""
        return self.page.locator(".tooltip")

    @property
    def result(self) -> Locator:
        """The panel at the end of a game."""
        return self.page.locator(".result")

    @property
    def notice(self) -> Locator:
        """The message about what went wrong."""
        return self.page.locator(".notice[role=alert]")

    @property
    def dialog(self) -> Locator:
        """The dialog; it leaves the page when it is closed."""
        return self.page.locator("dialog")

    def button(self, colour: int) -> Locator:
        """Find a colour's button."""
        return self.page.locator(f'.colour-button[data-colour="{colour}"]')

    def cell(self, cell: int) -> Locator:
        """Find a cell of the board."""
        return self.board.locator(f'[data-cell="{cell}"]')

    def action(self, name: str) -> Locator:
        """Find the button of an action: `again`, `new-board`, `options`, `help`, `try-again`."""
        return self.page.locator(f'[data-action="{name}"]')

    # --- going there --------------------------------------------------------------------------------------------------

    def visit(self, fragment: str = "") -> None:
        """Load the page anew at a fragment (with its `#`)."""
        self.page.goto("about:blank")
        self.page.goto(self.url + fragment)

    def turn_to(self, fragment: str) -> None:
        """Go to a fragment as a link within the page would."""
        self.page.evaluate("(fragment) => { location.hash = fragment; }", fragment)

    def go_to_lobby(self) -> None:
        """Go to the lobby by address and wait until it is filled."""
        self.turn_to("#")
        self.page.locator(".start-button").wait_for(timeout=BOOT)

    def sit_down(self, variant: str, seed: int, seats: str = "") -> Game:
        """Open a table by its address; return the same game in the engine out here. `seats` as in an address."""
        self.turn_to(f"#board={variant}.{seed}" + (f"&seats={seats}" if seats else ""))
        if seats.startswith("computer"):
            # The computer may have begun already.
            self.page.locator(f'[data-testid=table][data-variant="{variant}"]').wait_for(timeout=BOOT)
        else:
            self.expect_table(variant, seed)
        return Game.on(generate(variant, seed))

    def expect_table(self, variant: str, seed: int, ply: int = 0) -> None:
        """Wait for a table on exactly this board after so many moves."""
        self.page.locator(f'[data-testid=table][data-variant="{variant}"][data-ply="{ply}"]').wait_for(timeout=BOOT)
        expect(self.page.locator(".topbar-note")).to_have_text(f"Board {seed}")

    # --- playing ------------------------------------------------------------------------------------------------------

    def expect_ply(self, ply: int) -> None:
        """Wait until so many moves were made."""
        self.page.locator(f'[data-testid=table][data-ply="{ply}"]').wait_for()

    def press(self, game: Game, colour: int) -> None:
        """Click a colour's button, and play it out here as well."""
        self.button(colour).click()
        game.play(colour)
        self.expect_ply(game.ply)

    def press_and_go_on(self, game: Game, colour: int) -> None:
        """Click a colour's button without waiting: a computer may answer at once. Play it out here as well."""
        self.button(colour).click()
        game.play(colour)

    def look_at(self, colour: int) -> None:
        """Point at a colour's button and wait for its tooltip."""
        self.button(colour).hover()
        self.page.locator(f'.tooltip[data-for="{colour}"]').wait_for()

    def look_away(self) -> None:
        """Point at nothing in particular and wait until no tooltip is there."""
        self.page.mouse.move(1, 1)
        self.tooltip.wait_for(state="hidden")

    @contextmanager
    def computer_waits(self) -> Iterator[None]:
        """Keep the computer player from choosing meanwhile; needs the init script `HOLD_COMPUTER`."""
        self.page.evaluate("window.holdsComputer = true")
        yield
        self.page.evaluate("window.releaseComputer()")

    @contextmanager
    def without_engine(self) -> Iterator[None]:
        """Fail if the page tells a worker anything meanwhile; needs the init script `COUNT_MESSAGES`."""
        before = self.page.evaluate("window.messagesToWorkers")
        assert before > 0, "the page spoke to its engine before, so the counting works"
        yield
        assert self.page.evaluate("window.messagesToWorkers") == before
