"""A match as it is played in the page and, event by event, out here: what must be shown of it and what is shown."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Locator, expect

from e2e.figures import Figures
from e2e.figures import side_name as board_side_name
from e2e.table import BOOT, Site
from filler_core.match import POINT, Leave, Match, Phase
from filler_core.record import Seat, SeatKind, Terms
from filler_core.variants import VARIANTS
from tools.strength.greedy import choose_colour

CALM_MS = 650
"""So long after the end of a game the page takes no press for the next one."""

_PARTS = {0: "", 3: "¼", 4: "⅓", 6: "½", 8: "⅔", 9: "¾"}

_READ = r"""() => {
  const table = document.querySelector('[data-testid="table"]');
  const words = (element) => element?.innerText.replace(/\s+/g, " ").trim() ?? null;
  const numbers = (row, name) => [...row.querySelectorAll("td[data-side]")].map((cell) => Number(cell.dataset[name]));
  const result = table.querySelector(".result");
  const sum = result?.querySelector(".score-sum");
  return {
    game: Number(table.dataset.game),
    ply: Number(table.dataset.ply),
    mover: table.dataset.mover,
    score: table.querySelector(".table-score")?.textContent.match(/Game \d of \d/)[0] ?? null,
    points: table.querySelector(".table-score")?.dataset.points ?? null,
    worths: [...table.querySelectorAll(".player-panel")]
      .sort((one, other) => one.dataset.player - other.dataset.player).map(({ dataset }) => Number(dataset.worth)),
    games: result && [...result.querySelectorAll(".score-table tr[data-game]")].map((row) => ({
      reason: row.dataset.reason,
      winner: row.dataset.winner,
      points: numbers(row, "points"),
      counted: numbers(row, "counted"),
    })),
    sums: sum ? [...sum.querySelectorAll("td[data-side]")].map(words) : null,
    title: words(result?.querySelector("h2")),
    reason: table.querySelector(".result:not(.is-between)") ? words(result.querySelector(".result-reason")) : null,
    cells: [...table.querySelectorAll(".board-frame [data-cell]")].map(({ dataset }) =>
      [Number(dataset.cell), Number(dataset.owner), Number(dataset.colour)]).sort((a, b) => a[0] - b[0]),
  };
}"""

READ_CELLS = r"""() => [...document.querySelectorAll(".board-frame [data-cell]")].map(({ dataset }) =>
  [Number(dataset.cell), Number(dataset.owner), Number(dataset.colour)]).sort((a, b) => a[0] - b[0])"""


def word_points(twelfths: int) -> str:
    """Write points as the page does: 1½."""
    whole, part = divmod(twelfths, POINT)
    return f"{whole or ''}{_PARTS[part]}" or "0"


def cells_of(match: Match) -> list[list[int]]:
    """List [cell, player or -1, colour] for every playable cell as it stands in the present game."""
    board, game = match.game.board, match.game
    return [
        [cell, -1, board.colours[cell]] if place is None else [cell, match.player_at(place), game.colours[place]]
        for cell, place in enumerate(game.owners())
        if board.is_cell(cell)
    ]


@dataclass(frozen=True)
class Agreed:
    """What is chosen in the lobby."""

    variant: str
    seed: int
    games: int = 2
    clock: str = "none"
    computers: tuple[int, ...] = ()


class PlayedMatch:
    """A match at the table of a page and the same match in the engine out here."""

    def __init__(self, site: Site, agreed: Agreed) -> None:
        """Sit at the table that `site` shows; the match out here stands at its beginning."""
        self.site = site
        self.agreed = agreed
        self.table_id = site.page.url.partition("#table=")[2]
        """The name under which the device keeps the table."""
        self.match = fresh_match(agreed)
        self.frames: list[list[list[int]]] = []
        """The cells as they were shown after each event, the beginning first, when asked for by `keep_frames`."""
        self._keeps = False

    # --- beginning --------------------------------------------------------------------------------------------------

    @classmethod
    def agree(cls, site: Site, agreed: Agreed) -> Self:
        """Choose everything in the lobby, which is shown, and open the table. The clock does not run yet."""
        page = site.page
        page.locator(f'.variant-card[data-variant="{agreed.variant}"]').click()
        page.locator('input[name="mode"][value="shared"]').check()
        for player in agreed.computers:
            page.locator(f'.seat[data-player="{player}"] input[value="computer"]').check()
        page.locator(f'input[name="games"][value="{agreed.games}"]').check()
        page.locator('select[name="clock"]').select_option(agreed.clock)
        page.locator('input[name="source"][value="seed"]').check()
        page.locator('input[name="seed"]').fill(str(agreed.seed))
        page.locator(".start-button").click()
        site.expect_table(agreed.variant, agreed.seed)
        page.wait_for_url(re.compile("#table="), timeout=BOOT)
        return cls(site, agreed)

    def begin(self) -> None:
        """Start the clock, where there is one."""
        if self.agreed.clock != "none":
            self.site.action("begin").click()
            self.site.action("begin").wait_for(state="detached")
        self._note()

    def keep_frames(self) -> None:
        """Remember what is shown after each event from now on."""
        self._keeps = True

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def mover(self) -> int:
        """The player to move."""
        assert self.match.mover is not None
        return self.match.mover

    def play(self, colour: int | None = None) -> None:
        """Press a colour, or the one that the simple computer player would choose, and wait until it is shown."""
        chosen = choose_colour(self.match.game) if colour is None else colour
        self.site.button(chosen).click()
        self.match.play(chosen, 0)
        self._wait()

    def play_moves(self, count: int) -> None:
        """Play so many moves."""
        for _ in range(count):
            self.play()

    def play_game(self, check: Callable[[], None] = lambda: None) -> None:
        """Play the present game to its end; `check` is called after each move."""
        number = self.match.number
        while self.match.phase is Phase.PLAYING and self.match.number == number:
            self.play()
            check()

    def resign(self, what: str, player: int) -> None:
        """Give up the "game" or the "match" for a player, and say that it is meant."""
        site = self.site
        site.action(f"resign-{what}").click()
        site.dialog.wait_for()
        choice = site.dialog.locator("select[name=who]")
        if choice.count():
            choice.select_option(str(player))
        site.dialog.locator(".button-danger").click()
        site.dialog.wait_for(state="detached")
        (self.match.resign_game if what == "game" else self.match.resign_match)(player, 0)
        self._wait()

    def ready_button(self, player: int) -> Locator:
        """Find the button with which a player is ready for the next game."""
        return self.site.page.locator(f'[data-action=ready][data-player="{player}"]')

    def ready(self, player: int) -> None:
        """Press "Ready" for a player, as soon as the page takes that."""
        page = self.site.page
        self.ready_button(player).wait_for()
        page.wait_for_function("(end) => performance.now() > end", arg=page.evaluate("performance.now()") + CALM_MS)
        self.ready_button(player).click()
        self.match.ready(player, 0)
        if self.match.phase is Phase.BETWEEN:
            expect(self.ready_button(player)).to_have_attribute("aria-pressed", "true")
        self._wait()

    def everybody_ready(self) -> None:
        """Press "Ready" for all who still have to."""
        for player in sorted(self.match.waited_for):
            self.ready(player)

    def _wait(self) -> None:
        """Wait until the page shows how the match stands."""
        match = self.match
        state = {Phase.BETWEEN: '[data-state="between"]', Phase.OVER: '[data-state="over"]'}.get(match.phase, "")
        self.site.page.locator(
            f'[data-testid=table][data-game="{match.number}"][data-ply="{match.game.ply}"]{state}'
        ).wait_for(timeout=BOOT)
        if match.phase is Phase.OVER:
            self.site.action("replay").wait_for()
        self._note()

    def _note(self) -> None:
        if self._keeps:
            self.frames.append(self.site.page.evaluate(READ_CELLS))

    # --- comparing --------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Compare all that is shown of the match with the engine's."""
        assert shown_match(self.site) == expected_match(self.match)


def fresh_match(agreed: Agreed) -> Match:
    """Give the match as it stands before its first move; without a clock, since time is none of its matters here."""
    seats = tuple(Seat(SeatKind.PERSON, "") for _ in range(VARIANTS[agreed.variant].player_count))
    match = Terms(agreed.variant, agreed.seed, seats, agreed.games, None, None).new_match()
    match.begin(0)
    return match


def shown_match(site: Site) -> Figures:
    """Read all that the table shows of the match."""
    figures: Figures = site.page.evaluate(_READ)
    return figures


def side_name(match: Match, side: int) -> str:
    """Give the name of a side of a match between persons."""
    return board_side_name(match.game, side)


def expected_match(match: Match) -> Figures:
    """Make what the table must show of a match between persons."""
    sides = range(match.side_count)
    ended = match.phase in (Phase.BETWEEN, Phase.OVER)
    many = match.games > 1
    return {
        "game": match.number,
        "ply": match.game.ply,
        "mover": "none" if match.mover is None else str(match.mover),
        "score": f"Game {match.number + 1} of {match.games}" if many else None,
        "points": " ".join(str(match.points(side)) for side in sides) if many and match.results else None,
        "worths": [match.game.player_worth(match.place_of(player)) for player in range(match.player_count)],
        "games": [_game(result) for result in match.results] if ended and many else ([] if ended else None),
        "sums": [f"{word_points(match.points(side))} · {match.worth_sum(side)}" for side in sides]
        if ended and len(match.results) > 1
        else None,
        "title": _title(match) if ended else None,
        "reason": _reason(match) if match.phase is Phase.OVER else None,
        "cells": cells_of(match),
    }


def _game(result: Any) -> Figures:
    return {
        "reason": str(result.reason),
        "winner": "none" if result.winner is None else str(result.winner),
        "points": list(result.points),
        "counted": list(result.counted),
    }


def _title(match: Match) -> str:
    if match.phase is Phase.BETWEEN:
        winner = match.results[-1].winner
        return "A draw" if winner is None else f"{side_name(match, winner)} won"
    assert match.result is not None
    winner = match.result.winner
    ranks = match.result.ranks
    first = [side_name(match, side) for side, rank in enumerate(ranks) if rank == min(ranks)]
    if 1 < len(first) < len(ranks) and len(match.results) > 1:
        return f"{', '.join(first[:-1])} and {first[-1]} share the first place"
    return "The match is a draw" if winner is None else f"{side_name(match, winner)} won the match"


def _reason(match: Match) -> str:
    """Say why a match of two games between two sides, or of Four to its end, was won."""
    result = match.result
    assert result is not None
    if gone := [side for side, how in enumerate(result.left) if how is not None]:
        how = "ran out of time" if result.left[gone[-1]] is Leave.TIME else "resigned the match"
        return f"{side_name(match, gone[-1])} {how}."
    order = sorted(range(match.side_count), key=lambda side: result.ranks[side])
    points = "–".join(word_points(result.points[side]) for side in order)
    sums = "–".join(str(result.sums[side]) for side in order)
    if result.winner is None:
        return f"{points} by points and {sums} by cells."
    score = result.scores[order[0]][order[1]]
    if score == 1:
        return f"{points} by points."
    return f"{points} by points, and {sums} by cells: a narrow win, {score} to {result.scores[order[1]][order[0]]}."
