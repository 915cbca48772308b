"""The only door for JavaScript: the name of a method and JSON text in, JSON text out.

An answer is `{"result": …}` or `{"error": {"code": …, "parameters": {…}}}`; nothing is ever raised through the door.
Methods and shapes are those of `site/types.d.ts`.
"""

import json
from collections.abc import Callable
from string import hexdigits
from typing import Any

import filler_core
from filler_core.bots.greedy import choose_colour
from filler_core.errors import FillerError, IllegalError, InvalidError
from filler_core.game import Game
from filler_core.generation import generate
from filler_core.seeds import SEED_BITS, read_seed, write_seed
from filler_core.table.address import Address, SeatKind, read_address, read_seats, write_address
from filler_core.table.picture import board_picture
from filler_core.table.session import TableSession
from filler_core.variants import VARIANTS, Variant

PICTURE_SEED = 2026
"""The seed of the boards that stand for their variants in the lobby."""


class _Request:
    """The parameters of a call, read strictly."""

    def __init__(self, text: str) -> None:
        try:
            values = json.loads(text)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            raise InvalidError("invalid-request", parameter="")
        self._values: dict[str, Any] = values

    def text(self, name: str) -> str:
        value = self._values.get(name)
        if not isinstance(value, str):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def number(self, name: str) -> int:
        value = self._values.get(name)
        # A JSON `true` is an int in Python, but never a colour.
        if not isinstance(value, int) or isinstance(value, bool):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def words(self, name: str) -> list[str]:
        value = self._values.get(name)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise InvalidError("invalid-request", parameter=name)
        return value


class Bridge:
    """Holds the open tables and answers calls."""

    def __init__(self) -> None:
        """Begin without any table."""
        self._tables: dict[int, TableSession] = {}
        self._next_table = 1
        self._methods: dict[str, Callable[[_Request], Any]] = {
            "version": self._version,
            "catalogue": self._catalogue,
            "make_seed": self._make_seed,
            "read_board_address": self._read_board_address,
            "make_board_address": self._make_board_address,
            "board": self._board,
            "open_table": self._open_table,
            "choose": self._choose,
            "computer_choice": self._computer_choice,
            "resign": self._resign,
            "close_table": self._close_table,
        }

    def call(self, method: str, text: str) -> str:
        """Answer one call; `text` is a JSON object with the parameters of `method`."""
        if method not in self._methods:
            return _write(_error("invalid-request", parameter="method"))
        try:
            answer = {"result": self._methods[method](_Request(text))}
        except FillerError as error:
            answer = _error(error.code, **error.parameters)
        except Exception as error:  # noqa: BLE001  the page must get an answer, whatever went wrong in here
            answer = _error("engine-internal", kind=type(error).__name__)
        return _write(answer)

    def _table(self, request: _Request) -> TableSession:
        try:
            return self._tables[request.number("table")]
        except KeyError:
            raise IllegalError("unknown-table") from None

    @staticmethod
    def _version(_: _Request) -> Any:
        return {"version": filler_core.__version__}

    @staticmethod
    def _catalogue(_: _Request) -> Any:
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
        }

    @staticmethod
    def _make_seed(request: _Request) -> Any:
        entropy = request.text("entropy")
        if len(entropy) != SEED_BITS // 4 or not set(entropy) <= set(hexdigits):
            raise InvalidError("invalid-request", parameter="entropy")
        return {"seed": write_seed(int(entropy, 16))}

    @staticmethod
    def _read_board_address(request: _Request) -> Any:
        address = read_address(request.text("text"))
        return {"variant": address.variant, "seed": write_seed(address.seed), "seats": address.seats}

    @staticmethod
    def _make_board_address(request: _Request) -> Any:
        variant, seed = request.text("variant"), read_seed(request.text("seed"))
        return {"text": write_address(Address(variant, seed, read_seats(variant, request.words("seats"))))}

    @staticmethod
    def _board(request: _Request) -> Any:
        variant, seed = request.text("variant"), read_seed(request.text("seed"))
        return board_picture(variant, seed, Game.on(generate(variant, seed)))

    def _open_table(self, request: _Request) -> Any:
        seed = read_seed(request.text("seed"))
        session = TableSession(request.text("variant"), seed, request.words("seats"))
        number = self._next_table
        self._tables[number] = session
        self._next_table += 1
        return {"table": number, "board": session.picture, "snapshot": session.first_snapshot}

    def _choose(self, request: _Request) -> Any:
        return self._table(request).choose(request.number("colour"), request.number("ply"))

    def _computer_choice(self, request: _Request) -> Any:
        session = self._table(request)
        if session.mover_seat is None:
            raise IllegalError("illegal-game-over")
        if session.mover_seat is not SeatKind.COMPUTER:
            raise IllegalError("illegal-seat")
        return {"colour": choose_colour(session.game), "ply": session.game.ply}

    def _resign(self, request: _Request) -> Any:
        return self._table(request).resign(request.number("player"))

    def _close_table(self, request: _Request) -> Any:
        self._tables.pop(request.number("table"), None)
        return {}


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
