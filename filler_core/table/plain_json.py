"""JSON that came from elsewhere, read without the danger of its depth.

Python's own reader calls itself for every level of nesting. In the browser a few thousand brackets use up the stack of
the whole engine before Python can notice, and nothing can be caught any more. What we read is never deep.
"""

import json
import re
from typing import Any

DEEPEST = 12
"""Levels of lists and objects; our deepest text has six."""

_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def read_json(text: str) -> Any:
    """Read JSON; raises `ValueError` for what is none, for `NaN` and its like, and for what is nested too deeply."""
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise ValueError(text[:DEEPEST])
    return json.loads(text, parse_constant=_refuse)


def _refuse(name: str) -> Any:
    raise ValueError(name)
