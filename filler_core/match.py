"""Match: one or two games on exactly the same board, with clocks, resigning and a result.

Rules: `docs/rules.md`, sections 4 to 6.

Players keep their number for the whole match. In each game they take a *place* (corner and turn): in game 1 player i
takes place i, in game 2 place n−1−i, so that corners are swapped and the other side begins. The sides of the match
are those of the players in game 1. A `Game` knows places only; all here speaks of players and sides of the match.

`now` is the time of the match: milliseconds since it was set up, never running backwards, and an argument wherever time
matters. Who wants a pause stops that time; the match need not know.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from filler_core.clock import SECOND, Clock, TimeControl
from filler_core.errors import IllegalError
from filler_core.game import TWO_SIDES, Game, Move
from filler_core.groups import CompiledBoard
from filler_core.position import EndReason

POINT = 12
"""Points are counted in twelfths, so that two, three or four can share one without fractions."""

READY_GRACE = 60 * SECOND
"""From this long after the end of a game the clock of everyone who is not ready runs [ours]."""

WIN, WIN_BY_WORTH, DRAW, LOSS_BY_WORTH, LOSS = 1.0, 0.6, 0.5, 0.4, 0.0
"""What a side scores against another for the rating (section 4)."""


class Phase(StrEnum):
    """Where a match stands."""

    SET_UP = "set up"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"


class Leave(StrEnum):
    """How a side left a match before its end."""

    RESIGNED = "resigned"
    TIME = "time"
    ABSENT = "absent"


@dataclass(frozen=True)
class GameResult:
    """What one game gave. All lists have one entry a side of the match."""

    reason: EndReason
    winner: int | None
    """The side that won; None for a draw or a shared first place."""
    points: tuple[int, ...]
    """In twelfths of a point."""
    counted: tuple[int, ...]
    """Worth that counts in the sum of the match."""
    ranks: tuple[int, ...]
    """From 1; shared ranks are equal."""
    plies: int


@dataclass(frozen=True)
class MatchResult:
    """How a match ended. All lists have one entry a side."""

    winner: int | None
    """The side that won; None when the first place is shared."""
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    """In twelfths of a point."""
    sums: tuple[int, ...]
    """Counted worth over all games."""
    left: tuple[Leave | None, ...]
    """How a side left the match, None for who stayed."""
    scores: tuple[tuple[float, ...], ...]
    """scores[one][other]: what side one scores against side other for the rating."""


class Match:
    """A match of one or two games on one board."""

    def __init__(self, compiled: CompiledBoard, games: int, control: TimeControl | None) -> None:
        """Set up the first game; `begin` starts it. Without a time control there is no clock."""
        board = compiled.board
        self._compiled = compiled
        self.games = games
        self.sides = board.sides
        self.side_count = board.side_count
        self.player_count = board.player_count
        self.clock = None if control is None else Clock(control, board.player_count)
        self.phase = Phase.SET_UP
        self.number = 0
        """The game that is played, or was played last: 0 or 1."""
        self.game = Game(compiled)
        self.results: list[GameResult] = []
        self.result: MatchResult | None = None
        self.ready_players: set[int] = set()
        self.giving_up_game: set[int] = set()
        """Players who have pressed "Resign the game" and wait for their partner to do so."""
        self.giving_up_match: set[int] = set()
        self.left: list[tuple[int, Leave]] = []
        """Sides that have left the match, the first to do so first."""
        self._grace_ends = 0

    # --- players, places and sides --------------------------------------------------------------------------------

    def place_of(self, player: int, number: int | None = None) -> int:
        """Give the place (corner and turn) that a player takes in a game, the present one if no number is given."""
        swapped = (self.number if number is None else number) % 2 == 1
        return self.player_count - 1 - player if swapped else player

    def player_at(self, place: int) -> int:
        """Give the player who takes a place in the present game."""
        return self.place_of(place)

    def side_of_board_side(self, board_side: int) -> int:
        """Give the side of the match that plays as a side of the board in the present game."""
        return self.sides[self.player_at(self.sides.index(board_side))]

    def board_side_of(self, side: int) -> int:
        """Give the side of the board that a side of the match plays as in the present game."""
        return self.sides[self.place_of(self.sides.index(side))]

    def players_of(self, side: int) -> list[int]:
        """Give the players of a side."""
        return [player for player, own in enumerate(self.sides) if own == side]

    @property
    def mover(self) -> int | None:
        """The player to move, or None when nobody is."""
        place = self.game.mover
        return None if place is None or self.phase is not Phase.PLAYING else self.player_at(place)

    def has_left(self, side: int) -> bool:
        """Tell whether a side has left the match."""
        return any(side == gone for gone, _ in self.left)

    @property
    def active_players(self) -> set[int]:
        """The players who have not left the match."""
        return {player for player, side in enumerate(self.sides) if not self.has_left(side)}

    @property
    def waited_for(self) -> set[int]:
        """The players who have not left the match and are not ready."""
        return self.active_players - self.ready_players

    # --- playing --------------------------------------------------------------------------------------------------

    def begin(self, now: int) -> None:
        """Start the first game and its clock; raises `IllegalError` when that has been done."""
        if self.phase is not Phase.SET_UP:
            raise IllegalError("illegal-not-now")
        self._start_game(now)

    def _start_game(self, now: int) -> None:
        """Start the present game; who has left the match is there only with his cells."""
        self.phase = Phase.PLAYING
        for side, _ in self.left:
            self.game.resign(self.place_of(self.players_of(side)[0]))
        self._run_clocks(now)
        self._finish_game_if_over(now)

    def play(self, colour: int, now: int) -> Move:
        """Choose a colour for the player to move.

        Raises `IllegalError` and changes nothing when the colour is not allowed, the mover's time is up
        (`illegal-out-of-time`: then `flag` decides), or no game is being played.
        """
        mover = self.mover
        if self.phase is Phase.OVER or (mover is None and self.phase is Phase.PLAYING):
            raise IllegalError("illegal-game-over")
        if mover is None:
            raise IllegalError("illegal-not-now")
        if self.clock is not None and not self.clock.remaining(mover, now):
            raise IllegalError("illegal-out-of-time")
        move = self.game.play(colour)
        if self.clock is not None:
            self.clock.press(mover, now)
        self._run_clocks(now)
        self._finish_game_if_over(now)
        return move

    # --- between the games ----------------------------------------------------------------------------------------

    def ready(self, player: int, now: int) -> None:
        """Note that a player is ready for the next game; it starts when all are who have not left the match.

        Raises `IllegalError` when the match is not between two games or the player has left it.
        """
        self._check_player(player)
        if self.phase is not Phase.BETWEEN:
            raise IllegalError("illegal-not-now")
        self._run_clocks(now)
        self.ready_players.add(player)
        if not self.waited_for:
            self._next_game(now)
        else:
            self._run_clocks(now)

    def _next_game(self, now: int) -> None:
        self.ready_players.clear()
        self.number += 1
        self.game = Game(self._compiled)
        self._start_game(now)

    # --- giving up ------------------------------------------------------------------------------------------------

    def resign_game(self, player: int, now: int) -> None:
        """Give up the present game; a pair does so when both partners have (section 6).

        Raises `IllegalError` when no game is being played or the player has given it up already.
        """
        side = self._check_player(player)
        if self.phase is not Phase.PLAYING or self.board_side_of(side) in self.game.retired:
            raise IllegalError("illegal-not-now")
        self.giving_up_game.add(player)
        if self.giving_up_game >= set(self.players_of(side)):
            self.game.resign(self.place_of(player))
            self.giving_up_game -= set(self.players_of(side))
            self._run_clocks(now)
            self._finish_game_if_over(now)

    def resign_match(self, player: int, now: int) -> None:
        """Give up the whole match; a pair does so when both partners have.

        Raises `IllegalError` when the match is over or the player has left it.
        """
        side = self._check_player(player)
        if self.phase is Phase.OVER:
            raise IllegalError("illegal-not-now")
        self.giving_up_match.add(player)
        if self.giving_up_match >= set(self.players_of(side)):
            self._leave([side], Leave.RESIGNED, now)

    def withdraw_resignation(self, player: int) -> None:
        """Take back "Resign the game" and "Resign the match" while the partner has not pressed yet.

        Raises `IllegalError` when the player has pressed neither.
        """
        if player not in self.giving_up_game | self.giving_up_match:
            raise IllegalError("illegal-not-now")
        self.giving_up_game.discard(player)
        self.giving_up_match.discard(player)

    def flagged(self, now: int) -> list[int]:
        """Give the players whose time is up at `now`, who was out first first; with two sides the first one only."""
        if self.clock is None or self.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return []
        if self.phase is Phase.BETWEEN:
            self._run_clocks(now)
        out = self.clock.flagged(now)
        return out[:1] if self.side_count == TWO_SIDES else out

    def flag(self, now: int) -> list[int]:
        """Let everyone whose time is up at `now` lose the match, and give these players.

        With two sides the match is over; in Four the others play on (section 5).
        """
        out = self.flagged(now)
        if out:
            self._leave([self.sides[player] for player in out], Leave.TIME, now)
        return out

    def absent(self, player: int, now: int) -> None:
        """Let a player lose the match who has been away from a table between devices for too long.

        The whole side leaves: in Pairs the pair loses, in Four the player retires. Raises `IllegalError` when the match
        is over or the player has left it.
        """
        side = self._check_player(player)
        if self.phase is Phase.OVER:
            raise IllegalError("illegal-not-now")
        self._leave([side], Leave.ABSENT, now)

    def _leave(self, sides: Iterable[int], how: Leave, now: int) -> None:
        """Let sides leave the match; it is over when one is left, otherwise the others play on."""
        for side in sides:
            self.left.append((side, how))
            self.ready_players -= set(self.players_of(side))
            self.giving_up_game -= set(self.players_of(side))
            self.giving_up_match -= set(self.players_of(side))
            still_playing = self.phase is Phase.PLAYING and self.game.outcome is None
            if still_playing and self.board_side_of(side) not in self.game.retired:
                self.game.resign(self.place_of(self.players_of(side)[0]))
        self._run_clocks(now)
        if self.phase is Phase.PLAYING and self.game.outcome is not None:
            self._note_result()
        if self.side_count - len(self.left) <= 1:
            self._end_match(now)
        elif self.phase is Phase.PLAYING and self.game.outcome is not None:
            self._go_on_after_game(now)
        elif self.phase is Phase.BETWEEN and not self.waited_for:
            self._next_game(now)

    # --- how it goes on -------------------------------------------------------------------------------------------

    def _check_player(self, player: int) -> int:
        """Give the side of a player; raises `IllegalError` for strangers and for who has left the match."""
        if not 0 <= player < self.player_count or self.has_left(self.sides[player]):
            raise IllegalError("illegal-seat")
        return self.sides[player]

    def _run_clocks(self, now: int) -> None:
        """Let those clocks run that have to (sections 4 and 5), from the moment on when they had to."""
        if self.clock is None:
            return
        if self.phase is Phase.PLAYING and self.mover is not None:
            self.clock.run([self.mover], now)
        elif self.phase is Phase.BETWEEN and now >= self._grace_ends:
            if self.clock.running != self.waited_for:
                self.clock.run(self.waited_for, now if self.clock.running else self._grace_ends)
        else:
            self.clock.stop(now)

    def _finish_game_if_over(self, now: int) -> None:
        if self.game.outcome is None:
            return
        self._note_result()
        self._go_on_after_game(now)

    def _go_on_after_game(self, now: int) -> None:
        if len(self.results) == self.games:
            self._end_match(now)
            return
        self.phase = Phase.BETWEEN
        self._grace_ends = now + READY_GRACE
        self._run_clocks(now)

    def _end_match(self, now: int) -> None:
        self.phase = Phase.OVER
        self._run_clocks(now)
        self.result = self._judge()

    def _note_result(self) -> None:
        """Translate the outcome of the present game from the sides of the board to those of the match."""
        outcome = self.game.outcome
        if outcome is None or len(self.results) > self.number:
            return
        ranking = {self.side_of_board_side(standing.side): standing for standing in outcome.ranking}
        first = [side for side, standing in ranking.items() if standing.rank == 1]
        sides = range(self.side_count)
        self.results.append(
            GameResult(
                reason=outcome.reason,
                winner=first[0] if len(first) == 1 else None,
                points=tuple(POINT // len(first) if side in first else 0 for side in sides),
                counted=tuple(ranking[side].counted for side in sides),
                ranks=tuple(ranking[side].rank for side in sides),
                plies=self.game.ply,
            )
        )

    # --- the result -----------------------------------------------------------------------------------------------

    def points(self, side: int) -> int:
        """Give what a side has won so far, in twelfths of a point."""
        return sum(result.points[side] for result in self.results)

    @property
    def grace_ends(self) -> int | None:
        """When the clocks of those who are not ready begin to run; None when the match is not between two games."""
        return self._grace_ends if self.phase is Phase.BETWEEN else None

    def worth_sum(self, side: int) -> int:
        """Give the counted worth of a side over the games that have ended."""
        return sum(result.counted[side] for result in self.results)

    def _judge(self) -> MatchResult:
        """Rank the sides: who left comes last (the later above the earlier), the others by points, then by worth."""
        sides = range(self.side_count)
        left = dict(self.left)
        order_of_leaving = [side for side, _ in self.left]

        def strength(side: int) -> tuple[int, int, int]:
            if side in left:
                return (-1, order_of_leaving.index(side), 0)
            return (0, self.points(side), self.worth_sum(side))

        def score(one: int, other: int) -> float:
            own, against = strength(one), strength(other)
            if own == against:
                return DRAW
            # Between two who stayed, equal points leave it to the worth; that is worth less than a win by points.
            by_worth = one not in left and other not in left and own[1] == against[1]
            if own > against:
                return WIN_BY_WORTH if by_worth else WIN
            return LOSS_BY_WORTH if by_worth else LOSS

        ranks = tuple(1 + sum(strength(other) > strength(side) for other in sides) for side in sides)
        first = [side for side in sides if ranks[side] == 1]
        return MatchResult(
            winner=first[0] if len(first) == 1 else None,
            ranks=ranks,
            points=tuple(self.points(side) for side in sides),
            sums=tuple(self.worth_sum(side) for side in sides),
            left=tuple(left.get(side) for side in sides),
            scores=tuple(tuple(score(one, other) for other in sides) for one in sides),
        )
