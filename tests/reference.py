"""A slow, obvious referee that plays Filler cell by cell, to check the engine against and to measure it by.

It knows nothing of bit masks, groups or frontiers: it reads `docs/rules.md` sentence by sentence and walks over
the cells with lists and sets. Only the board with its neighbours is shared with the engine.
"""

from collections.abc import Callable, Iterable

from filler_core.board import Board

STALL_MOVES_PER_PLAYER = 10


class ReferenceGame:
    """A game on `board`; cells are owned by a player number or by nobody (None)."""

    def __init__(self, board: Board) -> None:
        """Set up: starts with the connected cells of their colour, then regions that touch one side only."""
        self.board = board
        self.owner: dict[int, int | None] = dict.fromkeys(board.cells)
        self.colour_of_player: list[int] = []
        self.retired: list[int] = []
        self.waiting = 0
        self.mover = 0
        self.captured: set[int] = set()
        self.closed: set[int] = set()
        for player, cells in enumerate(board.starts):
            for cell in cells:
                self.owner[cell] = player
            self.colour_of_player.append(board.colours[cells[0]])
        for player, colour in enumerate(self.colour_of_player):
            for cell in self.connected_of_colour(self.territory(player), colour):
                self.owner[cell] = player
        self.close_regions(None)
        self.end = self.find_end()

    def is_free(self, cell: int, colour: int) -> bool:
        """Tell whether a cell is free and has this colour."""
        return self.owner[cell] is None and self.board.colours[cell] == colour

    def connected(self, seeds: Iterable[int], wanted: Callable[[int], bool]) -> set[int]:
        """Give the wanted cells that touch the seeds, and on along the chain of wanted cells."""
        found: set[int] = set()
        queue = list(seeds)
        while queue:
            cell = queue.pop()
            for other in self.board.neighbours[cell]:
                if other not in found and wanted(other):
                    found.add(other)
                    queue.append(other)
        return found

    def connected_of_colour(self, seeds: Iterable[int], colour: int) -> set[int]:
        """Give the free cells of a colour that touch the seeds, and on along the chain of cells of that colour."""
        return self.connected(seeds, lambda other: self.is_free(other, colour))

    def territory(self, player: int) -> list[int]:
        """Give the cells of a player."""
        return [cell for cell, owner in self.owner.items() if owner == player]

    def playing_sides(self) -> list[int]:
        """Give the sides that have not retired."""
        return [side for side in sorted(set(self.board.sides)) if side not in self.retired]

    def free_regions(self) -> list[tuple[set[int], set[int]]]:
        """Give each free region with the playing sides whose territory touches it."""
        regions = []
        seen: set[int] = set()
        for cell, owner in self.owner.items():
            if owner is not None or cell in seen:
                continue
            region = {cell} | self.connected([cell], lambda other: self.owner[other] is None)
            seen |= region
            regions.append((region, {self.board.sides[player] for player in self.touching(region)}))
        return regions

    def touching(self, region: set[int]) -> set[int]:
        """Give the playing players whose territory touches a region."""
        players = {self.owner[other] for cell in region for other in self.board.neighbours[cell]}
        return {player for player in players if player is not None and self.board.sides[player] not in self.retired}

    def legal(self) -> list[int]:
        """Give the colours that the mover may choose."""
        if self.end is not None:
            return []
        barred = {self.colour_of_player[self.mover]}
        for player, colour in enumerate(self.colour_of_player):
            side = self.board.sides[player]
            if side != self.board.sides[self.mover] and side not in self.retired:
                barred.add(colour)
        return [colour for colour in range(self.board.colour_count) if colour not in barred]

    def play(self, colour: int) -> None:
        """Play a legal colour for the mover."""
        assert colour in self.legal()
        self.colour_of_player[self.mover] = colour
        self.captured = self.connected_of_colour(self.territory(self.mover), colour)
        for cell in self.captured:
            self.owner[cell] = self.mover
        self.spill()
        self.close_regions(self.mover)
        self.waiting = 0 if self.captured or self.closed else self.waiting + 1
        self.pass_turn()

    def spill(self) -> None:
        """Let every captured pot take the free groups that touch its cell."""
        waiting_pots = [cell for cell in self.captured if cell in self.board.pots]
        while waiting_pots:
            pot = waiting_pots.pop()
            for touched in self.board.neighbours[pot]:
                if self.owner[touched] is not None:
                    continue
                colour = self.board.colours[touched]
                group = {touched} | self.connected_of_colour([touched], colour)
                for cell in group:
                    self.owner[cell] = self.mover
                    self.captured.add(cell)
                    if cell in self.board.pots:
                        waiting_pots.append(cell)

    def close_regions(self, mover: int | None) -> None:
        """Give every free region that touches one side only to that side (to the mover, if it is the mover's)."""
        self.closed = set()
        for region, sides in self.free_regions():
            if len(sides) == 1:
                [side] = sides
                player = mover
                if mover is None or self.board.sides[mover] != side:
                    player = min(self.touching(region))
                for cell in region:
                    self.owner[cell] = player
                self.closed |= region

    def retire(self, side: int) -> None:
        """Let a side retire."""
        self.retired.append(side)
        self.waiting = 0
        if len(self.playing_sides()) > 1:
            self.close_regions(None)
        self.end = self.find_end()
        if self.end is None and self.board.sides[self.mover] == side:
            self.pass_turn()

    def pass_turn(self) -> None:
        """End the game or let the next player move who has not retired."""
        self.end = self.find_end()
        while self.end is None:
            self.mover = (self.mover + 1) % len(self.board.sides)
            if self.board.sides[self.mover] not in self.retired:
                break

    def worth(self, side: int) -> int:
        """Give the worth of a side's territories."""
        return sum(
            self.board.worth(cell)
            for cell, owner in self.owner.items()
            if owner is not None and self.board.sides[owner] == side
        )

    def potential(self, side: int) -> int:
        """Give a side's worth plus the worth of every free region that touches it."""
        return self.worth(side) + sum(
            self.board.worth(cell) for region, sides in self.free_regions() if side in sides for cell in region
        )

    def find_end(self) -> str | None:
        """Tell why the game has ended."""
        playing = self.playing_sides()
        if len(playing) == 1:
            return "resigned"
        for leader in playing:
            if all(self.worth(leader) > self.potential(rival) for rival in playing if rival != leader):
                return "decided"
        if not any(sides for _, sides in self.free_regions()):
            return "full"
        players = sum(side in playing for side in self.board.sides)
        return "stalled" if self.waiting >= STALL_MOVES_PER_PLAYER * players else None
