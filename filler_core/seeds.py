"""Seeds: their text form, and the stream of chance that grows from one. The same for ever, in every Python.

The stream is SHA-256 in counter mode over a purpose (variant and generator version) and the seed. The standard
library's `random` is not used because its `shuffle` and `randrange` are not promised to stay as they are.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

from filler_core.errors import InvalidError

SEED_BITS = 64
LARGEST_SEED = 2**SEED_BITS - 1

_BYTES_A_DRAW = 8
_RANGE = 256**_BYTES_A_DRAW

T = TypeVar("T")


def read_seed(text: str) -> int:
    """Read a seed from its text form: a decimal number from 0 to `LARGEST_SEED`, without leading zeros or signs.

    Raises `InvalidError`. Seeds are text everywhere outside Python, because JSON readers round large numbers.
    """
    readable = text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST_SEED))
    if not readable or str(int(text)) != text or int(text) > LARGEST_SEED:
        raise InvalidError("invalid-seed", largest=str(LARGEST_SEED))
    return int(text)


def write_seed(seed: int) -> str:
    """Write a seed in its text form; raises `InvalidError` when it is not a 64-bit number."""
    if not 0 <= seed <= LARGEST_SEED:
        raise InvalidError("invalid-seed", largest=str(LARGEST_SEED))
    return str(seed)


class SeededStream:
    """An endless stream of numbers that depends on nothing but `purpose` and `seed`."""

    def __init__(self, purpose: str, seed: int) -> None:
        """Begin the stream; `purpose` keeps streams for different ends apart."""
        self._prefix = f"filler {purpose} {write_seed(seed)} ".encode()
        self._counter = 0
        self._bytes = b""

    def below(self, bound: int) -> int:
        """Draw a number from 0 to `bound - 1`, each equally likely."""
        # Draws at the uneven end of the range would favour small numbers: they are drawn again.
        even_end = _RANGE - _RANGE % bound
        while (drawn := self._draw()) >= even_end:
            pass
        return drawn % bound

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring `items` into a random order, each equally likely (Fisher and Yates)."""
        for end in range(len(items) - 1, 0, -1):
            other = self.below(end + 1)
            items[end], items[other] = items[other], items[end]

    def _draw(self) -> int:
        if not self._bytes:
            self._bytes = sha256(self._prefix + str(self._counter).encode()).digest()
            self._counter += 1
        drawn, self._bytes = self._bytes[:_BYTES_A_DRAW], self._bytes[_BYTES_A_DRAW:]
        return int.from_bytes(drawn, "big")
