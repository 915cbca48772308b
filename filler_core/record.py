"""Record: a match as text that a person can read and a link can carry.

    filler-record 1
    board classic 1990
    players person Ann / computer:hard Rival=201
    games 2
    clock 3+2
    date 2026-11-30
    game 0123 4051 23g1
    times 1200.830.90.…
    ended resigned 45 180
    next r0r1
    times 5000.800
    game …
    result points 1 1 worth 220 230 ranks 2 1

Every event is a token: a digit is the colour that the player to move has chosen; `g`, `m`, `u`, `f`, `a` and `r`
stand before the number of the player who gave up the game, gave up the match, withdrew that (a pair needs both
partners), ran out of time, was away for too long, or was ready for the next game. `times` holds for each token the
milliseconds since the one before, when there is a clock. `ended` and `result` follow from the events; a reader that
comes to another end refuses the text. In names, everything but ASCII letters, digits and hyphens is written as `=` and
two hexadecimal digits a byte of UTF-8. A computer's level follows its kind, where one is known.

In a link the same text stands on one line: blanks become `_`, line breaks `~`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NoReturn

from filler_core.clock import TimeControl, read_time_control, write_time_control
from filler_core.errors import FillerError, InvalidError
from filler_core.generation import generate
from filler_core.groups import CompiledBoard
from filler_core.match import POINT, Match, Phase
from filler_core.seeds import read_seed, write_seed
from filler_core.variants import find_variant

LONGEST_NAME = 30
"""In characters."""

LEVEL_IDS = ("beginner", "easy", "medium", "hard", "expert", "perfect")
"""How well computer players can play, from the weakest to the strongest: `filler_core/bots/levels.py`."""

DEFAULT_LEVEL = "medium"
"""How a computer player plays when nobody has said it."""

LONGEST_RECORD = 64_000
"""In characters: ten times the longest match; anything longer is refused unread."""

LONGEST_TIME = 1_000_000_000
"""Eleven days between two events; nobody thinks longer."""

_HEADING = "filler-record 1"
_TOKENS_A_GROUP = 10
_PLAIN_NAME = re.compile(r"[A-Za-z0-9-]")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class SeatKind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True)
class Seat:
    """A player at a table. The name may be empty."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    """How well a computer plays, one of `LEVEL_IDS`; None for persons, and when nobody has said it."""

    def __post_init__(self) -> None:
        """Refuse names that nobody could read, and levels that nobody can play at."""
        if self.level is not None and (self.kind is not SeatKind.COMPUTER or self.level not in LEVEL_IDS):
            raise InvalidError("unknown-level", level=self.level[:40])
        if len(self.name) > LONGEST_NAME or not self.name.isprintable() or self.name != self.name.strip():
            raise InvalidError("invalid-name", longest=LONGEST_NAME)


@dataclass(frozen=True)
class Terms:
    """What is agreed before a match. Raises `InvalidError` for what cannot be played."""

    variant: str
    seed: int
    seats: tuple[Seat, ...]
    games: int
    control: TimeControl | None
    date: str | None = None
    """Day of the match as `2026-11-30`."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        players = find_variant(self.variant).player_count
        write_seed(self.seed)
        if len(self.seats) != players:
            raise InvalidError("invalid-seats", players=players)
        if not 1 <= self.games <= 2:
            raise InvalidError("invalid-games")
        if self.date is not None and not _DATE.fullmatch(self.date):
            raise InvalidError("invalid-date")

    def new_match(self) -> Match:
        """Set up the match."""
        return Match(CompiledBoard(generate(self.variant, self.seed)), self.games, self.control)


class Kind(StrEnum):
    """What can happen in a match, by the letter of its token; a move is its digit."""

    MOVE = ""
    RESIGN_GAME = "g"
    RESIGN_MATCH = "m"
    WITHDRAW = "u"
    FLAG = "f"
    ABSENT = "a"
    READY = "r"


@dataclass(frozen=True)
class Event:
    """Something that happened in a match.

    `number` is the colour of a move, and otherwise the player; `at` is the time of the match in milliseconds.
    """

    kind: Kind
    number: int
    at: int

    @property
    def token(self) -> str:
        """The event as it stands in a record."""
        return f"{self.kind}{self.number}"


def apply(match: Match, event: Event) -> None:
    """Let an event happen; raises `IllegalError` and changes nothing when it cannot."""
    if event.kind is Kind.MOVE:
        match.play(event.number, event.at)
    elif event.kind is Kind.RESIGN_GAME:
        match.resign_game(event.number, event.at)
    elif event.kind is Kind.RESIGN_MATCH:
        match.resign_match(event.number, event.at)
    elif event.kind is Kind.WITHDRAW:
        match.withdraw_resignation(event.number)
    elif event.kind is Kind.READY:
        match.ready(event.number, event.at)
    elif event.kind is Kind.ABSENT:
        match.absent(event.number, event.at)
    elif event.number not in match.flag(event.at):
        raise InvalidError("record-contradicts-itself")


@dataclass(frozen=True)
class Record:
    """A match, finished or not: its terms and all that happened."""

    terms: Terms
    events: tuple[Event, ...]

    def replay(self) -> Iterator[tuple[Event | None, Match]]:
        """Play the match again: give it as it begins (with None) and after each event, the same object each time."""
        match = self.terms.new_match()
        match.begin(0)
        yield None, match
        for event in self.events:
            apply(match, event)
            yield event, match

    def play_out(self) -> Match:
        """Give the match as it stands after all events; raises `IllegalError` when one of them cannot be."""
        *_, (_, match) = self.replay()
        return match


# --- writing ----------------------------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """Write a record in its text form, ending in a line break. Raises `IllegalError` when it cannot be played."""
    lines = [*_write_terms(record.terms)]
    tokens: list[str] = []
    times: list[str] = []
    before = 0

    def close(name: str) -> None:
        if tokens:
            groups = [
                "".join(tokens[start : start + _TOKENS_A_GROUP]) for start in range(0, len(tokens), _TOKENS_A_GROUP)
            ]
            lines.append(" ".join([name, *groups]))
            if record.terms.control is not None:
                lines.append("times " + ".".join(times))
            tokens.clear()
            times.clear()

    phase, results = Phase.PLAYING, 0
    match = None
    for event, match in record.replay():
        if event is not None:
            tokens.append(event.token)
            times.append(str(event.at - before))
            before = event.at
        if len(match.results) > results or match.phase is not phase:
            close("next" if phase is Phase.BETWEEN else "game")
            lines += [_write_game_end(match, number) for number in range(results, len(match.results))]
            phase, results = match.phase, len(match.results)
    close("next" if phase is Phase.BETWEEN else "game")
    if match is not None and match.result is not None:
        lines.append(_write_result(match))
    return "\n".join(lines) + "\n"


def _write_terms(terms: Terms) -> Iterator[str]:
    yield _HEADING
    yield f"board {terms.variant} {write_seed(terms.seed)}"
    yield "players " + " / ".join(map(_write_seat, terms.seats))
    yield f"games {terms.games}"
    yield f"clock {write_time_control(terms.control)}"
    if terms.date is not None:
        yield f"date {terms.date}"


def _write_seat(seat: Seat) -> str:
    kind = seat.kind if seat.level is None else f"{seat.kind}:{seat.level}"
    return f"{kind} {_write_name(seat.name)}" if seat.name else kind


def _write_name(name: str) -> str:
    return "".join(
        sign if _PLAIN_NAME.fullmatch(sign) else "".join(f"={byte:02X}" for byte in sign.encode()) for sign in name
    )


def _write_game_end(match: Match, number: int) -> str:
    result = match.results[number]
    return f"ended {result.reason} {' '.join(map(str, result.counted))}"


def _write_result(match: Match) -> str:
    result = match.result
    assert result is not None  # noqa: S101  only called for matches that are over
    points = " ".join(_write_points(points) for points in result.points)
    worth = " ".join(map(str, result.sums))
    ranks = " ".join(map(str, result.ranks))
    return f"result points {points} worth {worth} ranks {ranks}"


def _write_points(twelfths: int) -> str:
    """Write points as decimals, to hundredths."""
    return f"{twelfths / POINT:.2f}".rstrip("0").rstrip(".")


def write_link(record: Record) -> str:
    """Write a record on one line for the fragment of a link (`#record=`)."""
    return write_record(record).strip().replace(" ", "_").replace("\n", "~")


# --- reading ----------------------------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """Read a record from its text form or from the fragment of a link.

    Raises `InvalidError`: `record-unreadable` with the `line` and `column` (from 1) where reading stopped,
    `record-impossible` with the line of an event that the rules do not allow, `record-contradicts-itself` with the line
    of an end or result that is not the one the events lead to, and `record-too-long`.
    """
    if len(text) > LONGEST_RECORD:
        raise InvalidError("record-too-long", longest=LONGEST_RECORD)
    if "\n" not in text.strip() and "~" in text:
        text = text.strip().replace("~", "\n").replace("_", " ")
    return _Reader(text).record()


class _Reader:
    """Reads line by line, plays along, and remembers where it is."""

    def __init__(self, text: str) -> None:
        self._lines = text.rstrip().splitlines()
        self._number = 0
        self._events: list[Event] = []
        self._now = 0

    def record(self) -> Record:
        if self._line() != _HEADING:
            self._fail(1)
        terms = self._terms()
        match = terms.new_match()
        match.begin(0)
        while self._peek() in ("game", "next"):
            self._read_events(match, terms, self._line())
            while self._peek() == "ended":
                self._check(self._line(), [_write_game_end(match, number) for number in range(len(match.results))][-1:])
        if self._peek() == "result":
            self._check(self._line(), [_write_result(match)] if match.result is not None else [])
        if self._number < len(self._lines):
            self._number += 1
            self._fail(1)
        return Record(terms, tuple(self._events))

    def _fail(self, column: int) -> NoReturn:
        raise InvalidError("record-unreadable", line=self._number, column=column)

    def _peek(self) -> str:
        return self._lines[self._number].split(" ")[0] if self._number < len(self._lines) else ""

    def _line(self) -> str:
        self._number += 1
        if self._number > len(self._lines):
            self._fail(1)
        return self._lines[self._number - 1]

    def _after(self, name: str) -> str:
        line = self._line()
        if not line.startswith(name + " "):
            self._fail(1)
        return line.removeprefix(name + " ")

    def _terms(self) -> Terms:
        # Everything that is wrong with a term is wrong with the line that was read last.
        variant, _, seed_text = self._after("board").partition(" ")
        try:
            find_variant(variant)
            seed = read_seed(seed_text)
            seats = tuple(self._seat(words) for words in self._after("players").split(" / "))
            if len(seats) != find_variant(variant).player_count:
                self._fail(1)
            games = self._after("games")
            if games not in ("1", "2"):
                self._fail(len("games "))
            control = read_time_control(self._after("clock"))
            date = self._after("date") if self._peek() == "date" else None
            return Terms(variant, seed, seats, int(games), control, date)
        except InvalidError as error:
            if error.code == "record-unreadable":
                raise
            raise InvalidError("record-unreadable", line=self._number, column=1) from error

    def _seat(self, words: str) -> Seat:
        who, _, name = words.partition(" ")
        kind, colon, level = who.partition(":")
        if kind not in list(SeatKind):
            self._fail(len("players ") + 1)
        return Seat(SeatKind(kind), self._name(name), level if colon else None)

    def _name(self, written: str) -> str:
        column = self._lines[self._number - 1].find(written) + 1
        try:
            raw = re.sub(rb"=([0-9A-F]{2})", lambda found: bytes([int(found[1], 16)]), written.encode("ascii"))
            name = raw.decode()
        except UnicodeError:
            self._fail(column)
        if _write_name(name) != written:
            self._fail(column)
        return name

    def _read_events(self, match: Match, terms: Terms, line: str) -> None:
        start = self._number
        tokens = list(self._tokens(line))
        times = [0] * len(tokens)
        if terms.control is not None:
            times = self._times(len(tokens))
        end, self._number = self._number, start
        for (kind, number), time in zip(tokens, times, strict=True):
            self._now += time
            event = Event(kind, number, self._now)
            try:
                apply(match, event)
            except FillerError as error:
                raise InvalidError("record-impossible", line=start, event=len(self._events) + 1) from error
            self._events.append(event)
        self._number = end

    def _tokens(self, line: str) -> Iterator[tuple[Kind, int]]:
        column = len(line.split(" ", maxsplit=1)[0])
        kind = Kind.MOVE
        for sign in line[column:]:
            column += 1
            if sign == " " and kind is Kind.MOVE:
                continue
            if sign in "0123456789":
                yield kind, int(sign)
                kind = Kind.MOVE
            elif sign in list(Kind) and kind is Kind.MOVE:
                kind = Kind(sign)
            else:
                self._fail(column)
        if kind is not Kind.MOVE:
            self._fail(column)

    def _times(self, count: int) -> list[int]:
        words = self._after("times").split(".")
        column = len("times ") + 1
        times: list[int] = []
        for word in words:
            if not (word.isascii() and word.isdecimal()) or len(word) > len(str(LONGEST_TIME)) or len(times) == count:
                self._fail(column)
            times.append(int(word))
            column += len(word) + 1
        if len(times) != count:
            self._fail(column - 1)
        return times

    def _check(self, line: str, expected: Sequence[str]) -> None:
        if [line] != list(expected):
            raise InvalidError("record-contradicts-itself", line=self._number)


def without_times(record: Record) -> Record:
    """Give the record as it is read back when there is no clock: nobody measured when things happened."""
    if record.terms.control is not None:
        return record
    return replace(record, events=tuple(replace(event, at=0) for event in record.events))
