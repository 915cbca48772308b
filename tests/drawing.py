"""Games as drawings that a player can check by eye: territories as letters, free cells as digits of their colours."""

from filler_core.board import Board
from filler_core.game import Game
from filler_core.topology import Lattice, Topology

LETTERS = "ABCD"


def board_from(
    drawing: str,
    *,
    lattice: Lattice = Lattice.SQUARE,
    colour_count: int = 6,
    colours: str = "0123",
    sides: tuple[int, ...] | None = None,
    worths: dict[int, int] | None = None,
    pots: tuple[int, ...] = (),
    walls: tuple[tuple[int, int], ...] = (),
) -> Board:
    """Make a board from rows of digits (free cells), `A`–`D` (start cells) and `#` (obstacles).

    `colours` holds the start colour of each player.
    """
    rows = drawing.split()
    signs = "".join(rows)
    players = sorted({sign for sign in signs if sign in LETTERS})
    return Board(
        topology=Topology(lattice, len(rows[0]), len(rows)),
        colour_count=colour_count,
        colours=tuple(
            -1 if sign == "#" else int(colours[LETTERS.index(sign)] if sign in LETTERS else sign) for sign in signs
        ),
        starts=tuple(tuple(place for place, sign in enumerate(signs) if sign == player) for player in players),
        sides=sides or tuple(range(len(players))),
        worths=worths or {},
        pots=frozenset(pots),
        walls=frozenset(walls),
    )


def draw(game: Game) -> str:
    """Draw a game as rows: letters for territories, digits for free cells, `#` for obstacles, a blank outside."""
    board, owners = game.board, game.owners()
    signs = []
    for place in range(board.topology.place_count):
        owner = owners[place]
        if owner is not None:
            signs.append(LETTERS[owner])
        elif place in board.topology.outside:
            signs.append(" ")
        else:
            signs.append(str(board.colours[place]) if board.is_cell(place) else "#")
    width = board.topology.width
    rows = ["".join(signs[start : start + width]) for start in range(0, len(signs), width)]
    if board.topology.lattice is not Lattice.SQUARE:
        rows = [(" " if row % 2 else "") + " ".join(signs_of_row) for row, signs_of_row in enumerate(rows)]
    return "\n".join(row.rstrip() for row in rows)
