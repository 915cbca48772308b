"""What an invitation says, as a line of text."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filler_core.clock import PRESETS, write_time_control
from filler_core.errors import InvalidError
from filler_core.table.invitation import LONGEST_INVITATION, Invitation, read_invitation, write_invitation
from filler_core.variants import VARIANTS

NAMES = st.text(st.characters(exclude_categories=("C", "Z")), max_size=30)

INVITATIONS = st.builds(
    Invitation,
    variant=st.sampled_from(list(VARIANTS)),
    clock=st.sampled_from([*map(write_time_control, PRESETS), "none"]),
    games=st.sampled_from([1, 2]),
    rated=st.booleans(),
    name=NAMES,
    resume=st.none() | st.from_regex(r"[0-9a-f]{16}", fullmatch=True),
)


@given(INVITATIONS)
def test_what_is_written_is_read(invitation: Invitation) -> None:
    """Writing and reading give the same invitation, on one line that fits a code."""
    text = write_invitation(invitation)
    assert "\n" not in text
    assert len(text) <= LONGEST_INVITATION
    assert read_invitation(text) == invitation


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """A link is hostile until it is read."""
    with suppress(InvalidError):
        assert write_invitation(read_invitation(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1 classic 3+2 2 rated",
        "1 classic 3+2 3 rated - Ann",
        "1 chess 3+2 2 rated - Ann",
        "1 classic 3+x 2 rated - Ann",
        "1 classic 3+2 2 maybe - Ann",
        "1 classic 3+2 2 rated 12 Ann",
        "1 classic 3+2 2 rated -  Ann",
        "1 classic 3+2 2 rated - Ann\n",
        "1 classic 3+2 2 rated - " + "n" * 31,
    ],
)
def test_what_nobody_could_play_is_refused(text: str) -> None:
    """Unknown boards, clocks and names are refused with one code."""
    with pytest.raises(InvalidError, match="invalid-invitation"):
        read_invitation(text)


def test_an_invitation_of_a_later_version_is_told_apart() -> None:
    """Whoever gets it has to update, and can be told so."""
    with pytest.raises(InvalidError, match="newer-invitation"):
        read_invitation("2 classic something else")
