"""A table with its seats and the match that is played at it. One device so far: all seats are local.

A session has no clock and no disk. Who calls it brings two times, both in milliseconds: `now` is monotonic as long as
the page lives, and counts; `wall` is the wall clock, kept in the log only to know, after the page was closed, how long
it was away. Everything that happens becomes a line of the log (`log.py`), handed out to be stored before it is shown;
a session is nothing but its terms and its log, and can be put together again from them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from filler_core.errors import FillerError, IllegalError, InvalidError
from filler_core.game import Move
from filler_core.match import Phase
from filler_core.record import DEFAULT_LEVEL, LEVEL_IDS, Event, Kind, Record, SeatKind, Terms, apply
from filler_core.table.log import BEGIN, CONTINUE, LEVEL, PAUSE, TAKE_BACK, Entry, damaged, read_log
from filler_core.table.picture import board_picture
from filler_core.table.snapshot import Shown, snapshot


@dataclass(frozen=True)
class Moment:
    """When a call is made: monotonic and wall-clock milliseconds."""

    now: int
    wall: int


@dataclass(frozen=True)
class Update:
    """What follows from a call: lines to store, then a snapshot to show."""

    lines: tuple[str, ...]
    snapshot: dict[str, Any]


class MatchTime:
    """The time of the match: runs with `now`, from 0 on, except while it is stopped."""

    def __init__(self) -> None:
        """Stand at 0."""
        self._base = 0
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """Whether the time runs."""
        return self._since is not None

    def at(self, now: int) -> int:
        """Give the time of the match; if `now` runs backwards, no time has passed."""
        return self._base if self._since is None else self._base + max(0, now - self._since)

    def run(self, now: int) -> None:
        """Let the time run on from where it stands."""
        self._base, self._since = self.at(now), now

    def stop(self, now: int) -> None:
        """Let the time stand still."""
        self._base, self._since = self.at(now), None

    def anchor(self, at: int, now: int) -> None:
        """Let it be `at` at this moment, whatever was measured here: another device has said so, and it is agreed."""
        self._base = at
        if self._since is not None:
            self._since = now

    def set(self, at: int, now: int) -> None:
        """Put the time forward to `at`; it runs on if it ran."""
        self._base = max(self._base, at)
        if self._since is not None:
            self._since = now


class TableSession:
    """A table: terms, match, log.

    Every method that changes something raises `IllegalError` and changes nothing when that is not allowed now, and
    otherwise answers with an `Update`.
    """

    def __init__(self, terms: Terms) -> None:
        """Set up the board and seat the players; raises `InvalidError` for terms that cannot be played."""
        self.terms = terms
        self.match = terms.new_match()
        self.picture: dict[str, Any] = board_picture(terms.variant, terms.seed, self.match.game)
        self._time = MatchTime()
        self._events: list[Event] = []
        self._next_number = 0
        self._shown = Shown(self.match)
        self._last: Move | None = None

    @classmethod
    def restore(cls, terms: Terms, lines: Sequence[str], moment: Moment) -> tuple["TableSession", int]:
        """Put a table together again from its terms and its log, and give it with the milliseconds it was away.

        With a clock, the time away counts, unless the table was paused. Raises `InvalidError` (`log-damaged` with the
        number of sound lines) when the log cannot be followed to its end.
        """
        session = cls(terms)
        entries = read_log(lines)
        for entry in entries:
            try:
                session._repeat(entry)
            except FillerError as error:
                raise damaged(entry.number) from error
        away = 0
        if entries and session._time.running:
            last = entries[-1]
            if terms.control is not None and session.match.phase in (Phase.PLAYING, Phase.BETWEEN):
                away = max(0, moment.wall - last.wall)
            session._time.set(last.at + away, moment.now)
        return session, away

    def _repeat(self, entry: Entry) -> None:
        """Let a line of the log happen again, at the time of the match that it names."""
        token = entry.token
        self._next_number = entry.number + 1
        self._time.set(entry.at, entry.at)
        if token == BEGIN:
            self._begin(entry.at)
        elif token == PAUSE:
            self._time.stop(entry.at)
        elif token == CONTINUE:
            self._time.run(entry.at)
        elif token[:1] == TAKE_BACK:
            self._take_back(int(token[1:]))
        elif token[:1] == LEVEL:
            self._set_level(*_read_level(token))
        else:
            self._happen(read_token(token, entry.at))

    # --- a log that several devices share ---------------------------------------------------------------------------

    def enter(self, token: str, at: int, now: int) -> None:
        """Let an entry of a shared log happen, at the time of the match that its author has stated.

        Raises `IllegalError` or `InvalidError` and changes nothing when it cannot be.
        """
        if token[:1] == BEGIN:
            self.match.begin(0)
        elif token[:1] == TAKE_BACK:
            self._take_back(int(token[1:]))
        else:
            self._happen(read_token(token, at))
        self._time.anchor(at, now)

    def over_again(self) -> "TableSession":
        """Give the same table before its first entry; what the page has been shown of the board stays known."""
        session = TableSession(self.terms)
        session._shown = self._shown
        return session

    @property
    def time(self) -> "MatchTime":
        """The time of the match, for who has to stop it while somebody is away."""
        return self._time

    def answer_of_computers(self) -> str | None:
        """Give the token of what a computer player does without thinking; None when none does."""
        event = self._computers_answer(0)
        return None if event is None else event.token

    def moves_since(self, player: int) -> int:
        """Count the last moves up to and with the last one of a player; 0 when there is none to take back."""
        return self._moves_to_take_back(lambda mover: mover == player)

    # --- the lines of the log -------------------------------------------------------------------------------------

    def _line(self, token: str, at: int, moment: Moment) -> str:
        entry = Entry(self._next_number, token, at, moment.wall)
        self._next_number += 1
        return entry.write()

    def _do(self, kind: Kind, number: int, moment: Moment) -> Update:
        """Let an event happen now, and what computer players do at once in answer."""
        self._check_going_on()
        at = self._time.at(moment.now)
        before = len(self._events)
        self._happen(Event(kind, number, at))
        for answer in iter(lambda: self._computers_answer(at), None):
            self._happen(answer)
        lines = [self._line(event.token, event.at, moment) for event in self._events[before:]]
        return self._update(lines, moment)

    def _happen(self, event: Event) -> None:
        moves = len(self.match.game.moves)
        game = self.match.game
        apply(self.match, event)
        self._events.append(event)
        self._last = game.moves[-1] if len(game.moves) > moves else None

    def _computers_answer(self, at: int) -> Event | None:
        """Give what a computer player does without thinking: it is ready at once and resigns with its partner."""
        match = self.match
        for player, seat in enumerate(self.terms.seats):
            if seat.kind is not SeatKind.COMPUTER or player not in match.active_players:
                continue
            if match.phase is Phase.BETWEEN and player not in match.ready_players:
                return Event(Kind.READY, player, at)
            partners = set(match.players_of(match.sides[player])) - {player}
            if match.giving_up_match & partners and player not in match.giving_up_match:
                return Event(Kind.RESIGN_MATCH, player, at)
            if match.giving_up_game & partners and player not in match.giving_up_game:
                return Event(Kind.RESIGN_GAME, player, at)
        return None

    def _update(self, lines: Sequence[str], moment: Moment) -> Update:
        return Update(tuple(lines), self.snapshot(moment))

    def snapshot(self, moment: Moment) -> dict[str, Any]:
        """Describe how the table stands, with what has changed on the board since the last call."""
        described = snapshot(self.match, self._shown, self._last, self._time.at(moment.now))
        described["paused"] = self.paused
        described["canTakeBack"] = self._moves_to_take_back() > 0
        described["levels"] = [
            None if seat.kind is SeatKind.PERSON else seat.level or DEFAULT_LEVEL for seat in self.terms.seats
        ]
        return described

    # --- playing --------------------------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Whether the match has begun and its time stands still."""
        return self.match.phase is not Phase.SET_UP and not self._time.running

    def _check_going_on(self) -> None:
        if self.paused:
            raise IllegalError("illegal-paused")

    @property
    def mover_seat(self) -> SeatKind | None:
        """Who sits on the seat of the player to move; None when nobody is to move."""
        mover = self.match.mover
        return None if mover is None else self.terms.seats[mover].kind

    def begin(self, moment: Moment) -> Update:
        """Start the match and its clock."""
        self._begin(moment.now)
        return self._update([self._line(BEGIN, 0, moment)], moment)

    def _begin(self, now: int) -> None:
        self.match.begin(0)
        self._time.run(now)

    def choose(self, colour: int, game: int, ply: int, moment: Moment) -> Update:
        """Play a colour for the mover.

        `game` and `ply` are those of the snapshot on which the choice rests: a second press on the same button, or an
        answer that comes late, must not become a move of the next player (`illegal-stale-move`). When the mover's time
        is up, the flag falls instead.
        """
        if (game, ply) != (self.match.number, self.match.game.ply):
            raise IllegalError("illegal-stale-move", ply=ply)
        try:
            return self._do(Kind.MOVE, colour, moment)
        except IllegalError as error:
            if error.code != "illegal-out-of-time":
                raise
        return self.flag(moment)

    def flag(self, moment: Moment) -> Update:
        """Let everyone whose time is up lose; nothing happens when nobody's is."""
        if self.paused:
            return self._update([], moment)
        at = self._time.at(moment.now)
        out = self.match.flagged(at)
        return self._do(Kind.FLAG, out[0], moment) if out else self._update([], moment)

    def ready(self, player: int, moment: Moment) -> Update:
        """Note that a player is ready for the next game; unless the time of somebody is up."""
        flagged = self.flag(moment)
        return flagged if flagged.lines else self._do(Kind.READY, player, moment)

    def resign_game(self, player: int, moment: Moment) -> Update:
        """Let a player give up the game (in Pairs, when both partners have)."""
        return self._do(Kind.RESIGN_GAME, player, moment)

    def resign_match(self, player: int, moment: Moment) -> Update:
        """Let a player give up the match (in Pairs, when both partners have)."""
        return self._do(Kind.RESIGN_MATCH, player, moment)

    def withdraw_resignation(self, player: int, moment: Moment) -> Update:
        """Let a player take back a resignation that waits for the partner's."""
        return self._do(Kind.WITHDRAW, player, moment)

    def pause(self, moment: Moment) -> Update:
        """Stop the time of the match; nothing can be played until it goes on."""
        if self.paused or self.match.phase in (Phase.SET_UP, Phase.OVER):
            raise IllegalError("illegal-not-now")
        flagged = self.flag(moment)
        if flagged.lines:
            return flagged
        self._time.stop(moment.now)
        return self._update([self._line(PAUSE, self._time.at(moment.now), moment)], moment)

    def go_on(self, moment: Moment) -> Update:
        """Let the time of the match run on after a pause."""
        if not self.paused:
            raise IllegalError("illegal-not-now")
        self._time.run(moment.now)
        return self._update([self._line(CONTINUE, self._time.at(moment.now), moment)], moment)

    # --- computer players -----------------------------------------------------------------------------------------

    def set_level(self, player: int, level: str, moment: Moment) -> Update:
        """Let a computer player play at another level from now on; raises `InvalidError` when there is none such."""
        if level not in LEVEL_IDS:
            raise InvalidError("unknown-level", level=level[:40])
        if self.match.phase is Phase.OVER:
            raise IllegalError("illegal-not-now")
        self._set_level(player, level)
        token = f"{LEVEL}{player}{LEVEL_IDS.index(level)}"
        return self._update([self._line(token, self._time.at(moment.now), moment)], moment)

    def _set_level(self, player: int, level: str) -> None:
        seats = [*self.terms.seats]
        if not 0 <= player < len(seats) or seats[player].kind is not SeatKind.COMPUTER:
            raise IllegalError("illegal-seat")
        seats[player] = replace(seats[player], level=level)
        self.terms = replace(self.terms, seats=tuple(seats))

    # --- taking back ----------------------------------------------------------------------------------------------

    def take_back(self, moment: Moment) -> Update:
        """Undo the last move of a person, and what computer players answered to it.

        Not with a clock (time does not come back), not after somebody has given up since, and not into an earlier game.
        """
        self._check_going_on()
        moves = self._moves_to_take_back()
        if not moves:
            raise IllegalError("illegal-nothing-to-take-back")
        at = self._time.at(moment.now)
        self._take_back(moves)
        return self._update([self._line(f"{TAKE_BACK}{moves}", at, moment)], moment)

    def _moves_to_take_back(self, belongs: Callable[[int], bool] | None = None) -> int:
        """Count the last moves up to and with the last one of a person; 0 when there is none to take back.

        With `belongs`, the last one of a player for whom it is true.
        """
        belongs = belongs or (lambda player: self.terms.seats[player].kind is SeatKind.PERSON)
        if self.terms.control is not None or self.match.phase in (Phase.SET_UP, Phase.BETWEEN):
            return 0
        moves = self.match.game.moves
        for count, event in enumerate(reversed(self._events), start=1):
            if event.kind is not Kind.MOVE or count > len(moves):
                return 0
            player = self.match.player_at(moves[-count].player)
            if belongs(player):
                return count
        return 0

    def _take_back(self, moves: int) -> None:
        """Play the match again without its last moves."""
        if not 0 < moves <= len(self._events):
            raise InvalidError("log-damaged", sound=self._next_number - 1)
        kept = self._events[:-moves]
        self.match = self.terms.new_match()
        self.match.begin(0)
        self._events = []
        for event in kept:
            self._happen(event)
        self._last = None

    # --- the record -----------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Give all that happened so far as a record."""
        return Record(self.terms, tuple(self._events))


def _read_level(token: str) -> tuple[int, str]:
    """Read whose level has become which; raises `InvalidError`."""
    digits = token.removeprefix(LEVEL)
    if len(digits) != len("10") or int(digits[1]) >= len(LEVEL_IDS):
        raise InvalidError("log-damaged", sound=0)
    return int(digits[0]), LEVEL_IDS[int(digits[1])]


def read_token(token: str, at: int) -> Event:
    """Read an event from its token; raises `InvalidError`."""
    letter, digit = token[:-1], token[-1:]
    if letter not in list(Kind) or not digit.isdecimal():
        raise InvalidError("log-damaged", sound=0)
    return Event(Kind(letter), int(digit), at)
