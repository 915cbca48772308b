"""The parameters of a call from the page, read strictly."""

from typing import Any

from filler_core.errors import InvalidError
from filler_core.table.messages import is_hash
from filler_core.table.plain_json import read_json
from filler_core.table.session import Moment


class Request:
    """A JSON object with parameters. Every method raises `InvalidError` when the one it reads is not of its kind."""

    def __init__(self, text: str | dict[str, Any]) -> None:
        """Read the object from JSON, or take one that was read as a part of another."""
        try:
            values = read_json(text) if isinstance(text, str) else text
        except ValueError:
            values = None
        if not isinstance(values, dict):
            raise InvalidError("invalid-request", parameter="")
        self._values: dict[str, Any] = values

    def text(self, name: str) -> str:
        """Read a text."""
        value = self._values.get(name)
        if not isinstance(value, str):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def optional_text(self, name: str) -> str | None:
        """Read a text that may be missing or null."""
        return None if self._values.get(name) is None else self.text(name)

    def number(self, name: str) -> int:
        """Read a whole number."""
        value = self._values.get(name)
        # A JSON `true` is an int in Python, but never a colour.
        if not isinstance(value, int) or isinstance(value, bool):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def optional_number(self, name: str) -> int | None:
        """Read a whole number that may be missing or null."""
        return None if self._values.get(name) is None else self.number(name)

    def real(self, name: str) -> float:
        """Read a number."""
        value = self._values.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise InvalidError("invalid-request", parameter=name)
        return float(value)

    def truth(self, name: str) -> bool:
        """Read true or false."""
        value = self._values.get(name)
        if not isinstance(value, bool):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def hexadecimal(self, name: str) -> str:
        """Read a SHA-256 fingerprint: 64 hexadecimal digits."""
        value = self.text(name)
        if not is_hash(value):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def part(self, name: str) -> "Request":
        """Read an object within the object."""
        value = self._values.get(name)
        if not isinstance(value, dict):
            raise InvalidError("invalid-request", parameter=name)
        return Request(value)

    def optional_part(self, name: str) -> "Request | None":
        """Read an object that may be missing or null."""
        return None if self._values.get(name) is None else self.part(name)

    def words(self, name: str) -> list[str]:
        """Read a list of texts."""
        value = self._values.get(name)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def optional_texts(self, name: str) -> list[str | None] | None:
        """Read a list of texts, each of which may be null; the list may be missing or null itself."""
        value = self._values.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or not all(word is None or isinstance(word, str) for word in value):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def optional_parts(self, name: str) -> list["Request"]:
        """Read a list of objects; an empty one when it is missing or null."""
        value = self._values.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise InvalidError("invalid-request", parameter=name)
        return [*map(Request, value)]

    def numbers(self, name: str) -> list[int]:
        """Read a list of whole numbers."""
        value = self._values.get(name)
        if not isinstance(value, list) or not all(
            isinstance(number, int) and not isinstance(number, bool) for number in value
        ):
            raise InvalidError("invalid-request", parameter=name)
        return value

    def moment(self) -> Moment:
        """Read when the call was made: `now` and `wall`."""
        now, wall = self.number("now"), self.number("wall")
        if min(now, wall) < 0:
            raise InvalidError("invalid-request", parameter="now")
        return Moment(now, wall)
