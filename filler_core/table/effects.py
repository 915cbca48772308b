"""What follows from an input at a table between devices: lines to store, texts to send, to sign and to check."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from filler_core.table.messages import Type, write_message
from filler_core.table.session import Moment

Answer = Callable[[Any, Moment], None]


@dataclass
class Effects:
    """Collects what has to be done, until somebody takes it."""

    lines: list[str] = field(default_factory=list)
    send: list[tuple[int, str]] = field(default_factory=list)
    sign: list[tuple[int, str]] = field(default_factory=list)
    verify: list[tuple[int, str, str, str]] = field(default_factory=list)
    """Number, key, text and signature."""
    close: list[int] = field(default_factory=list)
    news: list[dict[str, Any]] = field(default_factory=list)


class Doing:
    """Asks the device for things, and remembers what to do with the answers."""

    def __init__(self) -> None:
        """Begin with nothing asked."""
        self._effects = Effects()
        self._waiting: dict[int, Answer] = {}
        self._next = 1
        self.lines = 0

    def take(self) -> Effects:
        """Give all that has been collected, and begin anew."""
        effects, self._effects = self._effects, Effects()
        return effects

    def resume_lines(self, count: int) -> None:
        """Number the next line `count`: so many are stored already."""
        self.lines = count

    def line(self, kind: str, content: Any, moment: Moment) -> None:
        """Have a line stored (`journal.py`)."""
        text = json.dumps({"kind": kind, "wall": moment.wall, "content": content}, separators=(",", ":"))
        self._effects.lines.append(f"{self.lines} {text}")
        self.lines += 1

    def send(self, link: int, kind: Type, fields: Mapping[str, Any]) -> None:
        """Have a message sent."""
        self._effects.send.append((link, write_message(kind, fields)))

    def sign(self, text: str, then: Answer) -> None:
        """Have a text signed; `then` gets the signature."""
        number = self._ask(then)
        self._effects.sign.append((number, text))

    def verify(self, signatures: Sequence[tuple[str, str, str]], then: Answer) -> None:
        """Have signatures checked, each given as key, text, signature; `then` hears whether all are good."""
        outcomes: list[bool] = []

        def heard(good: Any, moment: Moment) -> None:
            outcomes.append(bool(good))
            if len(outcomes) == len(signatures):
                then(all(outcomes), moment)

        for key, text, signature in signatures:
            self._effects.verify.append((self._ask(heard), key, text, signature))

    def _ask(self, then: Answer) -> int:
        number, self._next = self._next, self._next + 1
        self._waiting[number] = then
        return number

    def answered(self, number: int, answer: Any, moment: Moment) -> None:
        """Go on with the answer to something that was asked; an unknown number says nothing."""
        then = self._waiting.pop(number, None)
        if then is not None:
            then(answer, moment)

    def close(self, link: int) -> None:
        """Have a connection closed."""
        self._effects.close.append(link)

    def news(self, kind: str, **content: Any) -> None:
        """Have something said or done once."""
        self._effects.news.append({"kind": kind, **content})
