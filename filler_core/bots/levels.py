"""Six levels of computer players, from one that sees what a colour takes to one that plays perfectly where it can.

The lower levels err as people do. They look ahead only so far, cannot tell apart what is nearly as good, and now and
then answer at a glance: then they simply take the most. None of them makes a move that is senseless to look at: nobody
waits while there is something to take, and who can win on the spot does so.

How often each beats the one below is measured; the table stands in `docs/strength.md`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from filler_core.bots.party import PartySearch
from filler_core.bots.search import Finding, Search
from filler_core.errors import InvalidError
from filler_core.groups import CompiledBoard
from filler_core.position import Position
from filler_core.seeds import SeededStream

HUNDRED = 100


@dataclass(frozen=True, kw_only=True)
class Level:
    """How well a computer player plays."""

    id: str
    sight: int | None
    """Moves it looks ahead with two players: 0 counts the cells of a colour, None looks as far as the budget allows."""
    party_sight: int | None
    """The same with four players."""
    blur: float = 0.0
    """Values that differ by less than this, in cells, may look alike to it."""
    glances: int = 0
    """Of a hundred moves, how many it makes at a glance."""


LEVELS = (
    Level(id="beginner", sight=0, party_sight=0, blur=2.5),
    Level(id="easy", sight=1, party_sight=1, blur=1.5, glances=5),
    Level(id="medium", sight=3, party_sight=2, blur=2.0, glances=5),
    Level(id="hard", sight=5, party_sight=4, blur=1.0),
    Level(id="expert", sight=8, party_sight=8),
    Level(id="perfect", sight=None, party_sight=None),
)
"""From the weakest to the strongest."""


def find_level(level_id: str) -> Level:
    """Give the level with this id; raises `InvalidError` when there is none."""
    for level in LEVELS:
        if level.id == level_id:
            return level
    raise InvalidError("unknown-level", level=level_id[:40])


class Mind:
    """A computer player's head for one board: it may be kept from move to move, and shared by players of all levels."""

    def __init__(self, compiled: CompiledBoard) -> None:
        """Begin without any knowledge of the board."""
        self.compiled = compiled
        self.two_players = compiled.board.player_count == 2
        self._deep: Search | PartySearch = self._new_search()
        self._shallow: Search | PartySearch = self._new_search()

    def _new_search(self) -> Search | PartySearch:
        return Search(self.compiled) if self.two_players else PartySearch(self.compiled)

    @property
    def search(self) -> Search | PartySearch:
        """The search that never forgets: for the best level, for hints and for analysis."""
        return self._deep

    def forget(self) -> None:
        """Forget all values, which gives most of the memory back."""
        self._deep.forget()
        self._shallow.forget()

    def choose(
        self,
        position: Position,
        level: Level,
        chance: SeededStream,
        nodes: int | None = None,
        out_of_time: Callable[[], bool] | None = None,
    ) -> Finding:
        """Choose a colour for the mover as a player of this level does.

        `chance` is drawn from for what people do by chance; the same stream gives the same choice. The budget (see
        `Search.run`) bounds the best level, and any other that looks far. The game must not have ended.
        """
        sight = level.sight if self.two_players else level.party_sight
        if sight is None:
            return self._deep.run(position, nodes, out_of_time)
        winning = winning_colour(position)
        if winning is not None:
            return _without_search(winning)
        if sight == 0 or chance.below(HUNDRED) < level.glances:
            return _without_search(_blurred(glance(position), level.blur, chance))
        # A level must not profit from what a better one, or a hint, has found out.
        self._shallow.forget()
        if not level.blur:
            return self._shallow.run(position, nodes, out_of_time, most_depth=sight)
        values = self._shallow.rate(position, sight)
        capturing = glance(position)
        if any(capturing.values()):
            values = {colour: value for colour, value in values.items() if capturing[colour]}
        colour = _blurred(values, level.blur, chance)
        return Finding(colour, values[colour], exact=False, depth=sight, nodes=0, line=(colour,))


def glance(position: Position) -> dict[int, float]:
    """Give for each legal colour the worth of its cells that would be taken: what anybody sees at once.

    Paint and own regions are not seen.
    """
    compiled, frontier = position.compiled, position.frontiers[position.mover]
    seen = {}
    for colour in position.legal_colours():
        touched = frontier & compiled.colour_masks[colour]
        seen[colour] = float(compiled.capture(touched).worth) if touched else 0.0
    return seen


def winning_colour(position: Position) -> int | None:
    """Give the colour that wins the game at once with the greatest lead, None when no colour does."""
    side = position.compiled.sides[position.mover]
    best, colour_of_best = 0, None
    for colour in position.legal_colours():
        after = position.play(colour)
        if after.end is not None:
            lead = after.worths[side] - max(worth for other, worth in enumerate(after.worths) if other != side)
            if lead > best:
                best, colour_of_best = lead, colour
    return colour_of_best


def _blurred(values: dict[int, float], blur: float, chance: SeededStream) -> int:
    """Give the colour that looks best when every value is seen up to `blur` too high.

    What takes nothing (a value of 0 where others take something) is not made to look better than it is.
    """
    steps = 64
    some = any(values.values())
    seen = {
        colour: value + (blur * chance.below(steps) / steps if value or not some else 0.0)
        for colour, value in values.items()
    }
    return max(seen, key=lambda colour: (seen[colour], -colour))


def _without_search(colour: int) -> Finding:
    return Finding(colour, 0.0, exact=False, depth=0, nodes=0, line=(colour,))
