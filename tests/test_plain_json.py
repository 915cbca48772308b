"""JSON from elsewhere."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.table.plain_json import DEEPEST, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(VALUES)
def test_what_is_not_deep_is_read_as_json_is(value: object) -> None:
    """Whatever stands in texts does not count as depth."""
    text = json.dumps(value)
    if text.count("[") + text.count("{") <= DEEPEST:
        assert read_json(text) == value
    assert read_json(json.dumps([text])) == [text]


@pytest.mark.parametrize("levels", [DEEPEST + 1, 500, 100_000])
def test_what_is_deep_is_refused(levels: int) -> None:
    """By counting, not by reading."""
    with pytest.raises(ValueError, match=r"\["):
        read_json("[" * levels + "]" * levels)


@pytest.mark.parametrize("text", ["", "NaN", "[Infinity]", '"', '["\\', "{]"])
def test_what_is_no_json_is_refused(text: str) -> None:
    """Neither halves nor numbers that are none."""
    with pytest.raises(ValueError):
        read_json(text)
