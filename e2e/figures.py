"""What the table shows, beside what it must show: the same shape read from the page and made from the engine."""

from typing import Any

from playwright.sync_api import Page

from filler_core.game import Bar, Game, Outcome, Preview

Figures = dict[str, Any]

COLOURS = (
    "1, red",
    "2, yellow",
    "3, green",
    "4, light blue",
    "5, purple",
    "6, pink",
    "7, dark blue",
    "8, white",
    "9, dark grey",
)

REASONS = {
    "decided": "The others can no longer catch up.",
    "full": "No free cell is left to reach.",
    "stalled": "Nothing was gained for a long time, so the game ends as it stands.",
}

_READ = r"""() => {
  const table = document.querySelector('[data-testid="table"]');
  const words = (root, selector) => {
    const element = root?.querySelector(selector);
    // What is hidden is not shown.
    return element?.checkVisibility() ? element.innerText.replace(/\s+/g, " ").trim() : null;
  };
  const side = (panel) => ({
    worth: words(panel, ".player-worth b"),
    distance: words(panel, ".player-distance"),
    lead: words(panel, ".player-lead"),
  });
  const sides = {};
  for (const panel of table.querySelectorAll(".side-panel")) {
    sides[panel.dataset.side] = side(panel.querySelector(".side-figures"));
  }
  const players = {};
  for (const panel of table.querySelectorAll(".player-panel")) {
    sides[panel.dataset.side] ??= side(panel);
    players[panel.dataset.player] = {
      name: words(panel, ".player-called"),
      gaveUp: panel.classList.contains("is-retired"),
      worth: words(panel, ".player-worth b"),
      colour: Number(panel.querySelector(".player-mark").dataset.colour),
      moves: panel.classList.contains("is-mover"),
    };
  }
  const choices = [...table.querySelectorAll(".colour-button")].map((button) => ({
    name: button.querySelector(".visually-hidden").textContent,
    barred: button.classList.contains("is-barred"),
    disabled: button.getAttribute("aria-disabled") === "true",
    gain: button.querySelector(".colour-gain").innerText,
  }));
  const result = table.querySelector(".result");
  return {
    ply: Number(table.dataset.ply),
    needed: words(table, ".table-needed"),
    turn: words(table, ".table-turn") ?? "",
    equator: table.querySelector(".equator-bar").getAttribute("aria-label"),
    sides,
    players,
    choices,
    result: result && {
      title: words(result, "h2"),
      reason: words(result, ".result-reason"),
      ranking: [...result.querySelectorAll("tbody tr")].map((row) =>
        [...row.cells].map((cell) => cell.innerText.trim())),
    },
    cells: [...table.querySelectorAll(".board-frame [data-cell]")].map(({ dataset }) =>
      [Number(dataset.cell), Number(dataset.owner), Number(dataset.colour)]).sort((a, b) => a[0] - b[0]),
  };
}"""

_READ_PREVIEW = r"""() => {
  const board = document.querySelector(".board-frame svg");
  const preview = board.querySelector(".preview");
  if (!preview.checkVisibility({ visibilityProperty: true })) return null;
  const all = [...board.querySelectorAll("[data-cell]")];
  const cellOf = new Map(all.map((cell) => [cell.getAttribute("d"), Number(cell.dataset.cell)]));
  const cells = (selector) => (preview.querySelector(selector).getAttribute("d") ?? "")
    .split(/(?=M)/).filter(Boolean).map((face) => cellOf.get(face) ?? face).sort((a, b) => a - b);
  return { captured: cells(".preview-captured"), closed: cells(".preview-hatch") };
}"""


def shown(page: Page) -> Figures:
    """Read everything that the table shows."""
    figures: Figures = page.evaluate(_READ)
    return figures


def shown_preview(page: Page) -> dict[str, list[int]] | None:
    """Read which cells the board highlights: `captured` and, hatched, `closed`; None when no preview is drawn."""
    preview: dict[str, list[int]] | None = page.evaluate(_READ_PREVIEW)
    return preview


def expected(game: Game) -> Figures:
    """Make what the table must show when persons sit at all seats."""
    board, outcome = game.board, game.outcome
    mover = game.mover
    sides = range(board.side_count)
    return {
        "ply": game.ply,
        "needed": _needed(game),
        "turn": "" if mover is None else f"{player_name(mover)} to move",
        "equator": "Equator: "
        + ", ".join(f"{side_name(game, side)} {game.worth(side)} of {board.total}" for side in sides),
        "sides": {
            str(side): {"worth": str(game.worth(side)), "distance": _distance(game, side), "lead": _lead(game, side)}
            for side in sides
        },
        "players": {str(player): _player(game, player) for player in range(board.player_count)},
        "choices": [_choice(game, colour) for colour in range(board.colour_count)] if mover is not None else [],
        "result": None if outcome is None else _result(game, outcome),
        "cells": cells(game),
    }


def cells(game: Game) -> list[list[int]]:
    """List [cell, owner or -1, colour] for every playable cell."""
    return [
        [cell, -1 if owner is None else owner, game.board.colours[cell] if owner is None else game.colours[owner]]
        for cell, owner in enumerate(game.owners())
        if game.board.is_cell(cell)
    ]


def player_name(player: int) -> str:
    """Give the name of a person at a shared device."""
    return f"Player {player + 1}"


def side_name(game: Game, side: int) -> str:
    """Give the name of a side: its player's, or the pair's."""
    members = members_of(game, side)
    return f"Pair {'AB'[side]}" if len(members) > 1 else player_name(members[0])


def members_of(game: Game, side: int) -> list[int]:
    """List the players of a side."""
    return [player for player, own in enumerate(game.board.sides) if own == side]


def gain(preview: Preview) -> str:
    """Say what a colour takes, as its tooltip does."""
    if preview.worth == 0:
        return "takes nothing, but keeps the colour from others"
    closed = f" ({preview.closed_worth} of them as own region)" if preview.closed_worth else ""
    return f"takes {preview.worth}{closed}"


def bar(barred: Bar) -> str:
    """Say why a colour is barred, as its tooltip does."""
    return f"the colour of {player_name(barred.player)}"


def _two(game: Game) -> bool:
    return game.board.side_count == 2


def _reachable(game: Game, side: int) -> bool:
    return game.needed(side) <= game.potential(side)


def _needed(game: Game) -> str:
    if game.mover is None:
        return "The game is over"
    side = game.board.sides[game.mover]
    if _reachable(game, side):
        return ("" if _two(game) else f"{side_name(game, side)}: ") + f"{game.needed(side)} to win"
    return "A win is out of reach" if _two(game) else f"{side_name(game, side)}: a win is still far off"


def _distance(game: Game, side: int) -> str:
    if side in game.retired:
        return ""
    if game.distance(side) == 0:
        return "past the equator" if _two(game) else "enough to win"
    if not _reachable(game, side):
        return "out of reach" if _two(game) or game.mover is None else "still far off"
    return f"{game.distance(side)} " + ("to the equator" if _two(game) else "more to win")


def _lead(game: Game, side: int) -> str:
    lead = game.lead(side)
    if side in game.retired:
        return ""
    if lead == 0:
        return "level"
    return f"{lead} ahead" if lead > 0 else f"{-lead} behind"


def _player(game: Game, player: int) -> Figures:
    return {
        "name": player_name(player),
        "gaveUp": game.board.sides[player] in game.retired,
        "worth": str(game.player_worth(player)),
        "colour": game.colours[player],
        "moves": player == game.mover,
    }


def _choice(game: Game, colour: int) -> Figures:
    barred, preview = game.bars().get(colour), game.previews().get(colour)
    words = bar(barred) if barred else gain(preview) if preview else "neither barred nor legal"
    return {
        "name": f"{COLOURS[colour]}: {words}",
        "barred": barred is not None,
        "disabled": barred is not None,
        "gain": str(preview.worth) if preview else "",
    }


def _result(game: Game, outcome: Outcome) -> Figures:
    draw = outcome.winner is None
    reason = "The equator is crossed." if outcome.reason == "decided" and _two(game) else REASONS[outcome.reason]
    equal = (" Both own the same." if _two(game) else " The first places own the same.") if draw else ""
    return {
        "title": "A draw" if outcome.winner is None else f"{side_name(game, outcome.winner)} won",
        "reason": reason + equal,
        "ranking": [
            [str(standing.rank), _ranked_name(game, standing.side), str(standing.worth)] for standing in outcome.ranking
        ],
    }


def _ranked_name(game: Game, side: int) -> str:
    members = " + ".join(map(player_name, members_of(game, side)))
    return f"{side_name(game, side)}: {members}" if _two(game) and "+" in members else members
