"""What an invitation says, as a line of text for a code: `1 VARIANT CLOCK GAMES rated|plain MATCH|- NAME`."""

from dataclasses import dataclass

from filler_core.clock import read_time_control
from filler_core.errors import InvalidError
from filler_core.record import LONGEST_NAME
from filler_core.table.messages import is_match_id, is_name
from filler_core.variants import find_variant

LONGEST_INVITATION = 200
"""In bytes of UTF-8."""

_VERSION = "1"
_RATED, _PLAIN, _NEW = "rated", "plain", "-"
_WORDS = 6


@dataclass(frozen=True)
class Invitation:
    """Who invites to what. Raises `InvalidError` (`invalid-invitation`) for what nobody could play."""

    variant: str
    clock: str
    games: int
    rated: bool
    name: str = ""
    resume: str | None = None
    """Id of the match that is to go on; None for a new one."""

    def __post_init__(self) -> None:
        """Refuse what nobody could play."""
        try:
            find_variant(self.variant)
            read_time_control(self.clock)
        except InvalidError as error:
            raise InvalidError("invalid-invitation") from error
        resumes = self.resume is None or is_match_id(self.resume)
        if not 1 <= self.games <= 2 or not is_name(self.name) or len(self.name) > LONGEST_NAME or not resumes:
            raise InvalidError("invalid-invitation")


def write_invitation(invitation: Invitation) -> str:
    """Write the line."""
    rated = _RATED if invitation.rated else _PLAIN
    words = (_VERSION, invitation.variant, invitation.clock, str(invitation.games), rated, invitation.resume or _NEW)
    return " ".join((*words, invitation.name))


def read_invitation(text: str) -> Invitation:
    """Read the line; raises `InvalidError`: `invalid-invitation`, or `newer-invitation` for one of a later version."""
    words = text.split(" ", _WORDS) if len(text) <= LONGEST_INVITATION else []
    if words and words[0] != _VERSION and words[0].isdecimal():
        raise InvalidError("newer-invitation")
    if len(words) != _WORDS + 1 or words[3] not in ("1", "2") or words[4] not in (_RATED, _PLAIN):
        raise InvalidError("invalid-invitation")
    _, variant, clock, games, rated, resume, name = words
    return Invitation(variant, clock, int(games), rated == _RATED, name, None if resume == _NEW else resume)
