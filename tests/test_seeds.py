"""Seeds and the chance that grows from them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.errors import InvalidError
from filler_core.seeds import LARGEST_SEED, SeededStream, read_seed, write_seed


@given(st.integers(0, LARGEST_SEED))
def test_write_and_read_is_identity(seed: int) -> None:
    """Every 64-bit number has a text form of its own."""
    assert read_seed(write_seed(seed)) == seed


@pytest.mark.parametrize(
    "text",
    ["", " 1", "+1", "-1", "01", "1_0", "1.0", "٣", "1e3", "18446744073709551616", "9" * 50],
)
def test_other_texts_are_no_seeds(text: str) -> None:
    """One board has one address: signs, blanks, leading zeros and numbers beyond 64 bits are refused."""
    with pytest.raises(InvalidError) as caught:
        read_seed(text)
    assert caught.value.code == "invalid-seed"


def test_the_stream_is_specified() -> None:
    """The first numbers of a stream never change, in no Python: eight bytes each of SHA-256 of prefix and counter."""
    stream = SeededStream("test", 1)
    assert [stream.below(2**63) for _ in range(5)] == [
        4937293040198441523,
        3287560593120757329,
        7281612457388237586,
        280579440642764940,
        1269846856744007465,
    ]


@given(st.integers(1, 1000), st.integers(0, LARGEST_SEED))
def test_numbers_are_below_the_bound(bound: int, seed: int) -> None:
    """A draw lies from 0 to the bound less one."""
    stream = SeededStream("test", seed)
    assert all(0 <= stream.below(bound) < bound for _ in range(20))


def test_a_shuffle_is_fair() -> None:
    """All six orders of three things come up about equally often (five standard deviations of 6,000 draws)."""
    stream = SeededStream("test", 7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 145 for count in counts.values())


def test_streams_of_different_purposes_differ() -> None:
    """What a seed means for one thing says nothing about another."""
    assert SeededStream("one", 1).below(2**60) != SeededStream("other", 1).below(2**60)
