"""The only door for JavaScript: the name of a method and JSON text in, JSON text out.

An answer is `{"result": …}` or `{"error": {"code": …, "parameters": {…}}}`; nothing is ever raised through the door.
Methods and shapes are those of `site/types.d.ts`.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from string import hexdigits
from typing import Any

import filler_core
from filler_core.advice import Advice
from filler_core.bots.levels import LEVELS
from filler_core.clock import PRESETS, read_time_control, write_time_control
from filler_core.errors import FillerError, IllegalError, InvalidError
from filler_core.game import Game
from filler_core.generation import generate
from filler_core.rating import SCALES, Rating
from filler_core.record import LONGEST_NAME, Seat, Terms, read_record
from filler_core.seeds import SEED_BITS, read_seed, write_seed
from filler_core.table.address import Address, read_address, read_seats, write_address
from filler_core.table.lesson import play_lesson
from filler_core.table.peer_door import PeerDoor
from filler_core.table.picture import board_picture
from filler_core.table.play_on import play_on
from filler_core.table.replay import describe_record, describe_terms, replay_record
from filler_core.table.request import Request
from filler_core.table.session import TableSession, Update
from filler_core.variants import VARIANTS, Variant

PICTURE_SEED = 2026
"""The seed of the boards that stand for their variants in the lobby."""


class Bridge:
    """Holds the open tables and answers calls."""

    def __init__(self) -> None:
        """Begin without any table."""
        self._tables: dict[int, TableSession] = {}
        self._next_table = 1
        self._peers = PeerDoor(self._new_number)
        self._methods: dict[str, Callable[[Request], Any]] = {
            "version": self._version,
            "catalogue": self._catalogue,
            "make_seed": self._make_seed,
            "checksum": self._checksum,
            "read_board_address": self._read_board_address,
            "make_board_address": self._make_board_address,
            "board": self._board,
            "lesson": self._lesson,
            "open_table": self._open_table,
            "restore_table": self._restore_table,
            "begin": self._begin,
            "choose": self._choose,
            "flag": self._flag,
            "ready": self._ready,
            "resign_game": self._resign_game,
            "resign_match": self._resign_match,
            "withdraw_resignation": self._withdraw_resignation,
            "pause": self._pause,
            "go_on": self._go_on,
            "take_back": self._take_back,
            "set_level": self._set_level,
            "record": self._record,
            "close_table": self._close_table,
            "describe_record": self._describe_record,
            "replay_record": self._replay_record,
            "play_on": self._play_on,
            **self._peers.methods,
            # How long a computer player may think is measured here, at the engine's only door to the world.
            **Advice(time.monotonic).methods,
        }

    def call(self, method: str, text: str) -> str:
        """Answer one call; `text` is a JSON object with the parameters of `method`."""
        if method not in self._methods:
            return _write(_error("invalid-request", parameter="method"))
        try:
            answer = {"result": self._methods[method](Request(text))}
        except FillerError as error:
            answer = _error(error.code, **error.parameters)
        except Exception as error:  # noqa: BLE001  the page must get an answer, whatever went wrong in here
            answer = _error("engine-internal", kind=type(error).__name__)
        return _write(answer)

    # --- boards and addresses -------------------------------------------------------------------------------------

    @staticmethod
    def _version(_: Request) -> Any:
        return {"version": filler_core.__version__}

    @staticmethod
    def _catalogue(_: Request) -> Any:
        pictures = {
            variant: board_picture(variant, PICTURE_SEED, Game.on(generate(variant, PICTURE_SEED)))
            for variant in VARIANTS
        }
        return {
            "version": filler_core.__version__,
            "variants": [
                _variant_information(variant, pictures[variant.id]["colours"]) for variant in VARIANTS.values()
            ],
            "pictures": pictures,
            "clocks": [*map(write_time_control, PRESETS), write_time_control(None)],
            "scales": SCALES,
            "startRating": asdict(Rating()),
            "longestName": LONGEST_NAME,
            "levels": [level.id for level in LEVELS],
        }

    @staticmethod
    def _make_seed(request: Request) -> Any:
        entropy = request.text("entropy")
        if len(entropy) != SEED_BITS // 4 or not set(entropy) <= set(hexdigits):
            raise InvalidError("invalid-request", parameter="entropy")
        return {"seed": write_seed(int(entropy, 16))}

    @staticmethod
    def _checksum(request: Request) -> Any:
        return {"checksum": sha256(request.text("text").encode("utf-8", "surrogatepass")).hexdigest()}

    @staticmethod
    def _read_board_address(request: Request) -> Any:
        address = read_address(request.text("text"))
        return {"variant": address.variant, "seed": write_seed(address.seed), "seats": address.seats}

    @staticmethod
    def _make_board_address(request: Request) -> Any:
        variant, seed = request.text("variant"), read_seed(request.text("seed"))
        return {"text": write_address(Address(variant, seed, read_seats(variant, request.words("seats"))))}

    @staticmethod
    def _board(request: Request) -> Any:
        variant, seed = request.text("variant"), read_seed(request.text("seed"))
        return board_picture(variant, seed, Game.on(generate(variant, seed)))

    @staticmethod
    def _lesson(request: Request) -> Any:
        return play_lesson(request.text("variant"), request.text("board"), request.numbers("colours"))

    # --- tables ---------------------------------------------------------------------------------------------------

    def _table(self, request: Request) -> TableSession:
        try:
            return self._tables[request.number("table")]
        except KeyError:
            raise IllegalError("unknown-table") from None

    def _new_number(self) -> int:
        number, self._next_table = self._next_table, self._next_table + 1
        return number

    def _add(self, session: TableSession, update: dict[str, Any], **more: Any) -> Any:
        number = self._new_number()
        self._tables[number] = session
        described = {"terms": describe_terms(session.terms), "board": session.picture}
        return {"table": number, **described, **update, **more}

    def _open_table(self, request: Request) -> Any:
        session = TableSession(_terms(request))
        moment = request.moment()
        # Without a clock nobody has to be told that it starts.
        if session.terms.control is None:
            return self._add(session, _update(session.begin(moment)))
        return self._add(session, {"lines": [], "snapshot": session.snapshot(moment)})

    def _restore_table(self, request: Request) -> Any:
        moment = request.moment()
        session, away = TableSession.restore(_terms(request), request.words("log"), moment)
        return self._add(session, {"lines": [], "snapshot": session.snapshot(moment)}, away=away)

    def _begin(self, request: Request) -> Any:
        return _update(self._table(request).begin(request.moment()))

    def _choose(self, request: Request) -> Any:
        colour, game, ply = request.number("colour"), request.number("game"), request.number("ply")
        return _update(self._table(request).choose(colour, game, ply, request.moment()))

    def _flag(self, request: Request) -> Any:
        return _update(self._table(request).flag(request.moment()))

    def _ready(self, request: Request) -> Any:
        return _update(self._table(request).ready(request.number("player"), request.moment()))

    def _resign_game(self, request: Request) -> Any:
        return _update(self._table(request).resign_game(request.number("player"), request.moment()))

    def _resign_match(self, request: Request) -> Any:
        return _update(self._table(request).resign_match(request.number("player"), request.moment()))

    def _withdraw_resignation(self, request: Request) -> Any:
        return _update(self._table(request).withdraw_resignation(request.number("player"), request.moment()))

    def _pause(self, request: Request) -> Any:
        return _update(self._table(request).pause(request.moment()))

    def _go_on(self, request: Request) -> Any:
        return _update(self._table(request).go_on(request.moment()))

    def _take_back(self, request: Request) -> Any:
        return _update(self._table(request).take_back(request.moment()))

    def _set_level(self, request: Request) -> Any:
        player, level = request.number("player"), request.text("level")
        return _update(self._table(request).set_level(player, level, request.moment()))

    def _session(self, request: Request) -> TableSession:
        """Find the match at a table, whether the table is one device's or between devices."""
        peers = self._peers.find(request.number("table"))
        ledger = None if peers is None else peers.core.ledger
        return self._table(request) if ledger is None else ledger.session

    def _record(self, request: Request) -> Any:
        return describe_record(self._session(request).record())

    def _close_table(self, request: Request) -> Any:
        self._tables.pop(request.number("table"), None)
        self._peers.forget(request.number("table"))
        return {}

    # --- records --------------------------------------------------------------------------------------------------

    @staticmethod
    def _describe_record(request: Request) -> Any:
        return describe_record(read_record(request.text("text")))

    @staticmethod
    def _replay_record(request: Request) -> Any:
        return replay_record(read_record(request.text("text")))

    @staticmethod
    def _play_on(request: Request) -> Any:
        wall = request.number("wall")
        if wall < 0:
            raise InvalidError("invalid-request", parameter="wall")
        record, date = read_record(request.text("text")), request.optional_text("date")
        terms, log = play_on(record, request.number("game"), request.number("ply"), date, wall)
        return {"terms": _describe_request(terms), "log": log}


def _terms(request: Request) -> Terms:
    kinds, names = request.words("seats"), request.words("names")
    variant = request.text("variant")
    seats = read_seats(variant, kinds)
    if len(names) != len(seats):
        raise InvalidError("invalid-request", parameter="names")
    levels = request.optional_texts("levels") or [None] * len(seats)
    if len(levels) != len(seats):
        raise InvalidError("invalid-request", parameter="levels")
    return Terms(
        variant=variant,
        seed=read_seed(request.text("seed")),
        seats=tuple(map(Seat, seats, names, levels)),
        games=request.number("games"),
        control=read_time_control(request.text("clock")),
        date=request.optional_text("date"),
    )


def _describe_request(terms: Terms) -> dict[str, Any]:
    """Describe terms as the page hands them in (`TermsRequest` in `site/types.d.ts`)."""
    described = describe_terms(terms)
    seats = described.pop("seats")
    split = {"seats": "kind", "names": "name", "levels": "level"}
    return {**described, **{name: [seat[part] for seat in seats] for name, part in split.items()}}


def _update(update: Update) -> dict[str, Any]:
    return {"lines": update.lines, "snapshot": update.snapshot}


def _write(answer: dict[str, Any]) -> str:
    return json.dumps(answer, separators=(",", ":"))


def _error(code: str, **parameters: str | int) -> dict[str, Any]:
    return {"error": {"code": code, "parameters": parameters}}


def _variant_information(variant: Variant, colours: tuple[int, ...]) -> dict[str, Any]:
    return {
        "id": variant.id,
        "lattice": variant.lattice.value,
        "width": variant.width,
        "height": variant.height,
        "cells": sum(colour >= 0 for colour in colours),
        "colours": variant.colour_count,
        "players": variant.player_count,
        "sides": variant.sides,
        "rated": variant.rated,
    }


call = Bridge().call
"""The door that the page's worker holds on to: one bridge for as long as the worker lives."""
