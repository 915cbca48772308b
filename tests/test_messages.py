"""Messages between devices: what is written is read, and nothing else is."""

import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.errors import InvalidError
from filler_core.table.messages import LONGEST_MESSAGE, Type, read_message, write_message
from tests.peer_fuzz import NOISE, STRANGE, mutated
from tests.peer_world import World, started, wish

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


def real_messages() -> list[str]:
    """Give the messages of a whole match between honest devices."""
    sent: list[str] = []
    world = World(5, wish(), ("Ann", "Ben"))
    world.heard = lambda _device, text: sent.append(text)
    started(world)
    for _ in range(60):
        for device in world.devices:
            world.play(device)
        world.run(200)
    return sent


REAL = real_messages()


def test_every_message_of_a_match_is_read_back_as_it_was_written() -> None:
    """Reading and writing are each other's counterparts."""
    kinds = set()
    for text in REAL:
        message = read_message(text)
        kinds.add(message.type)
        assert write_message(message.type, message.fields) == text
    assert {Type.HELLO, Type.TERMS, Type.COMMIT, Type.REVEAL, Type.START, Type.MOVE, Type.ACK, Type.PING} <= kinds


@given(st.text() | st.builds(json.dumps, JSON_VALUES))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever a peer sends, reading it ends in a message or an InvalidError."""
    with suppress(InvalidError):
        read_message(text)


FIELDS = st.sampled_from(["n", "seat", "what", "used", "h", "s", "v", "key", "all"])


@given(st.sampled_from(list(Type)), st.dictionaries(FIELDS, JSON_VALUES))
def test_any_fields_are_read_or_refused(kind: Type, fields: dict[str, object]) -> None:
    """Every field of every type is checked, whatever it holds."""
    with suppress(InvalidError):
        assert read_message(json.dumps({**fields, "t": kind.value})).type is kind


def test_mutated_messages_are_read_or_refused() -> None:
    """Real messages with something changed in them never lead to another error."""
    random = Random(1)
    refused = 0
    for _ in range(5_000):
        try:
            read_message(mutated(random, random.choice(REAL), REAL))
        except InvalidError:
            refused += 1
    assert refused > 1_000


@pytest.mark.parametrize("text", NOISE)
def test_noise_is_refused(text: str) -> None:
    """What is no message of ours is no message."""
    with pytest.raises(InvalidError):
        read_message(text)


def test_a_message_over_the_limit_is_refused_unread() -> None:
    """16 kB of UTF-8 and no more, however few characters that are."""
    body = '{"t":"BYE","x":"' + "ä" * (LONGEST_MESSAGE // 2) + '"}'
    assert len(body) < LONGEST_MESSAGE < len(body.encode())
    with pytest.raises(InvalidError, match="too-long"):
        read_message(body)


def test_unknown_fields_are_ignored_and_unknown_types_refused() -> None:
    """Later versions may say more; they may not say something else."""
    assert read_message('{"t":"PONG","id":3,"colour":"red"}').fields == {"id": 3}
    with pytest.raises(InvalidError, match="unknown-type"):
        read_message('{"t":"PANG","id":3}')


@pytest.mark.parametrize("strange", STRANGE)
def test_a_move_with_a_strange_number_is_refused(strange: object) -> None:
    """Numbers are whole, in range, and not true or false."""
    move = next(json.loads(text) for text in REAL if '"t":"MOVE"' in text)
    if strange in (0, 1) and not isinstance(strange, bool):
        return
    with pytest.raises(InvalidError):
        read_message(json.dumps({**move, "n": strange}))


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"t":"MOVE","n":'])
def test_what_is_nested_deeply_is_refused_before_it_is_read(opening: str) -> None:
    """A few thousand brackets use up the stack of the engine in a browser, where nothing can be caught any more."""
    text = opening * 2_000
    with pytest.raises(InvalidError, match=r"not-json|too-long"):
        read_message(text)


def test_brackets_within_a_text_are_no_nesting() -> None:
    """A name may be made of brackets."""
    hello = next(json.loads(text) for text in REAL if '"t":"HELLO"' in text)
    for name in ('[[[[[[[[[[[[[[{"', "\\[[[[[[[[[[[[[[[["):
        assert read_message(json.dumps({**hello, "name": name}))["name"] == name
