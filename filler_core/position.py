"""Position: who holds what, as bit masks, and what a move makes of it. The rules of `docs/rules.md`, sections 2 and 3.

A position is never changed: `play` and `retire` give a new one. Besides the territories it carries each player's
*frontier* (the free cells that touch the territory) and the free regions with the sides that touch them. Both are
carried on from move to move, which makes a move cheap: only the regions that a capture hits are looked at again, and
only one that was split is flooded. Own regions, potential and end follow from the regions alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from filler_core.errors import IllegalError
from filler_core.groups import CompiledBoard

Masks: TypeAlias = Sequence[int]

STALL_ROUNDS = 10
"""The game is stalled after this many moves without gain for each player still playing (section 3) [ours]."""


class EndReason(StrEnum):
    """Why a game ended (section 3)."""

    DECIDED = "decided"
    FULL = "full"
    STALLED = "stalled"
    RESIGNED = "resigned"


Region: TypeAlias = tuple[int, int, int, bool]
"""A free region: its cells, its worth, the playing sides whose territory it touches (one bit a side), and whether it
is certain to have no hole.

A plain tuple, because a named one takes ten times as long to make and every move makes some.
"""

_SIDES_OF_BITS = tuple(tuple(side for side in range(4) if bits >> side & 1) for bits in range(16))
"""The sides in a set of sides, for every set of up to four."""


@dataclass(slots=True)
class Position:
    """Who holds what, and who is to move. One entry a player, unless a line says otherwise."""

    compiled: CompiledBoard
    mover: int
    """Who is to move; who moved last when the game has ended."""
    colours: Sequence[int]
    """The current colour of each player."""
    territories: Masks
    """The cells of each player."""
    frontiers: Masks
    """The free cells that touch the territory of each player."""
    free: int
    """All free cells."""
    regions: Sequence[Region]
    """The free regions."""
    worths: Sequence[int]
    """The worth of each side."""
    potentials: Sequence[int]
    """The potential of each side: its worth and that of every free region it touches. (Retired: its worth.)"""
    side_bits: tuple[int, ...]
    """The side of each player as a bit; 0 for players who have retired."""
    retired: tuple[int, ...] = ()
    """Sides that have retired, the first to do so first."""
    waiting: int = 0
    """Moves in a row in which nothing was gained."""
    captured: int = 0
    """What the last move took by colour and paint."""
    closed: int = 0
    """What the last move, or a retirement, gained as own regions."""
    end: EndReason | None = None

    # --- what may be played ---------------------------------------------------------------------------------------

    def barring_player(self, colour: int) -> int | None:
        """Give the player whose current colour keeps the mover from choosing `colour`, or None when it is free.

        Barred are the mover's own colour and that of every rival still playing; a partner's is allowed [ours for
        three or more players].
        """
        mover, bits = self.mover, self.side_bits
        if colour == self.colours[mover]:
            return mover
        for player, current in enumerate(self.colours):
            if current == colour and bits[player] not in (0, bits[mover]):
                return player
        return None

    def legal_colours(self) -> list[int]:
        """Give the colours that the mover may choose; none when the game has ended."""
        if self.end is not None:
            return []
        return [colour for colour in range(len(self.compiled.colour_masks)) if self.barring_player(colour) is None]

    @property
    def stall_limit(self) -> int:
        """The number of moves in a row without gain that ends the game."""
        return STALL_ROUNDS * (len(self.side_bits) - self.side_bits.count(0))

    def _check(self, colour: int) -> None:
        """Raise `IllegalError` with the reason when the mover may not choose `colour`."""
        if self.end is not None:
            raise IllegalError("illegal-game-over")
        if not 0 <= colour < len(self.compiled.colour_masks):
            raise IllegalError("illegal-colour-unknown", colour=colour)
        barring = self.barring_player(colour)
        if barring == self.mover:
            raise IllegalError("illegal-colour-own", colour=colour)
        if barring is not None:
            raise IllegalError("illegal-colour-rival", colour=colour, player=barring)

    # --- the move -------------------------------------------------------------------------------------------------

    def play(self, colour: int) -> "Position":
        """Give the position after the mover has chosen `colour`.

        Raises `IllegalError` when the game has ended or the colour is unknown or barred.
        """
        if self.end is not None or colour in self.colours or not 0 <= colour < len(self.compiled.colour_masks):
            self._check(colour)
        mover = self.mover
        colours = [*self.colours]
        colours[mover] = colour
        touched = self.frontiers[mover] & self.compiled.colour_masks[colour]
        after = self._capture(touched, colours) if touched else self._wait(colours)
        if after.end is None:
            following = self.compiled.following[mover]
            after.mover = following if self.side_bits[following] else next_player(following, self.side_bits)
        return after

    def _wait(self, colours: Sequence[int]) -> "Position":
        """Take nothing: only the colour changes."""
        waiting = self.waiting + 1
        return Position(
            self.compiled,
            self.mover,
            colours,
            self.territories,
            self.frontiers,
            self.free,
            self.regions,
            self.worths,
            self.potentials,
            self.side_bits,
            self.retired,
            waiting,
            end=EndReason.STALLED if waiting >= self.stall_limit else None,
        )

    def _capture(self, touched: int, colours: Sequence[int]) -> "Position":
        """Capture the groups of the `touched` cells for the mover, with paint, then close own regions."""
        compiled, mover, bits = self.compiled, self.mover, self.side_bits
        capture = compiled.capture(touched)
        if capture.cells & compiled.pots:
            capture = compiled.spilled(capture, self.free)
        captured, ring, gained, halo = capture
        free = self.free & ~captured
        ring &= free
        frontiers = [*map(free.__and__, self.frontiers)]
        frontiers[mover] |= ring

        own_bit = bits[mover]
        closed = 0
        regions: list[Region] = []
        for region in self.regions:
            before = region[0]
            rest = before & free
            if rest == before:
                regions.append(region)
            elif rest:
                for part in compiled.parts_around(captured, halo, ring & rest, rest, holeless=region[3]):
                    sides = 0
                    for player, frontier in enumerate(frontiers):
                        if frontier & part:
                            sides |= bits[player]
                    worth = compiled.worth(part)
                    if sides == own_bit:
                        closed |= part
                        gained += worth
                    else:
                        regions.append((part, worth, sides, region[3] or compiled.has_no_hole(part)))
        if closed:
            free ^= closed
            frontiers = [*map(free.__and__, frontiers)]

        territories = [*self.territories]
        territories[mover] |= captured | closed
        worths = [*self.worths]
        worths[compiled.sides[mover]] += gained
        potentials, end = weigh_up(worths, regions, self.retired)
        return Position(
            compiled,
            mover,
            colours,
            territories,
            frontiers,
            free,
            regions,
            worths,
            potentials,
            bits,
            self.retired,
            0,
            captured,
            closed,
            end,
        )

    # --- retiring -------------------------------------------------------------------------------------------------

    def retire(self, side: int) -> "Position":
        """Give the position after a side has retired (section 6).

        It keeps its cells, but no longer moves, bars or touches: every free region that from now on touches one side
        still playing goes to that side at once. One side left ends the game.

        Raises `IllegalError` when the game has ended, or the side is unknown or has retired before.
        """
        if self.end is not None:
            raise IllegalError("illegal-game-over")
        if side in self.retired or side not in self.compiled.sides:
            raise IllegalError("illegal-seat")
        bits = tuple(0 if bit == 1 << side else bit for bit in self.side_bits)
        after = self._with_regions_handed_out(bits, (*self.retired, side))
        if after.end is None and not bits[self.mover]:
            after.mover = next_player(self.mover, bits)
        return after

    def _with_regions_handed_out(self, bits: tuple[int, ...], retired: tuple[int, ...]) -> "Position":
        """Give each free region that touches one playing side to that side, and see anew whether the game has ended.

        If several partners touch it, the first of them gets it [ours]; no variant has three sides with partners.
        When only one side is left nothing is handed out: the game is over, and the free cells merely count.
        """
        territories, worths = list(self.territories), list(self.worths)
        regions = []
        closed = 0
        touching = tuple(zip(self.frontiers, bits, strict=True))
        several = len(set(bits) - {0}) > 1
        for cells, worth, _, holeless in self.regions:
            sides = sides_touching(cells, touching)
            if several and sides in bits and sides:
                owner = next(
                    player for player, bit in enumerate(bits) if bit == sides and self.frontiers[player] & cells
                )
                territories[owner] |= cells
                worths[self.compiled.sides[owner]] += worth
                closed |= cells
            else:
                regions.append((cells, worth, sides, holeless))
        free = self.free & ~closed
        potentials, end = weigh_up(worths, regions, retired)
        return Position(
            self.compiled,
            self.mover,
            self.colours,
            tuple(territories),
            tuple(map(free.__and__, self.frontiers)),
            free,
            tuple(regions),
            tuple(worths),
            tuple(potentials),
            bits,
            retired,
            closed=closed,
            end=end,
        )

    @classmethod
    def start(cls, compiled: CompiledBoard) -> "Position":
        """Give the position before the first move; player 0 begins.

        Each start is joined by the connected cells of its own colour, and free regions that touch one side only are
        given to it. The generator makes boards on which neither happens, but any other board may be played as well.
        """
        board = compiled.board
        territories = compiled.start_territories()
        free = compiled.all_cells
        worths = [0] * board.side_count
        for side, territory in zip(board.sides, territories, strict=True):
            free &= ~territory
            worths[side] += compiled.worth(territory)
        bare = cls(
            compiled,
            0,
            tuple(board.colours[cells[0]] for cells in board.starts),
            tuple(territories),
            tuple(compiled.touching(territory) & free for territory in territories),
            free,
            tuple((part, compiled.worth(part), 0, compiled.has_no_hole(part)) for part in compiled.parts(free)),
            tuple(worths),
            (),
            tuple(1 << side for side in board.sides),
        )
        return bare._with_regions_handed_out(bare.side_bits, ())


def next_player(player: int, side_bits: Sequence[int]) -> int:
    """Give who moves after `player`: the next one who has not retired."""
    player = (player + 1) % len(side_bits)
    while not side_bits[player]:
        player = (player + 1) % len(side_bits)
    return player


def sides_touching(cells: int, frontiers: Iterable[tuple[int, int]]) -> int:
    """Give the playing sides that touch some of the free `cells`, one bit a side, from (frontier, bit of the side)."""
    sides = 0
    for frontier, bit in frontiers:
        if frontier & cells:
            sides |= bit
    return sides


def weigh_up(
    worths: Sequence[int], regions: Iterable[Region], retired: Sequence[int]
) -> tuple[list[int], EndReason | None]:
    """Give the potential of each side, and why the game has ended or None when it goes on (section 3).

    This is how things stand after something was gained or a side retired; a game stalls when nothing was.
    """
    potentials = [*worths]
    reachable = 0
    for _, worth, sides, _ in regions:
        reachable |= sides
        for side in _SIDES_OF_BITS[sides]:
            potentials[side] += worth
    highest, able = max(worths), 0
    if retired:
        playing = [side for side in range(len(worths)) if side not in retired]
        if len(playing) == 1:
            return potentials, EndReason.RESIGNED
        highest = max(worths[side] for side in playing)
        able -= sum(worths[side] >= highest for side in retired)
    # Nobody's potential is below the own worth, so the leader is always among those who can still reach the highest.
    for potential in potentials:
        if potential >= highest:
            able += 1
    if able == 1:
        return potentials, EndReason.DECIDED
    return potentials, None if reachable else EndReason.FULL
