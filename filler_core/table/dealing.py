"""How the devices of a table agree on terms and draw a board that none of them could choose.

Terms from the host → everyone signs them and sends a commitment → the host sends all of these → everyone signs the list
of commitments → the host sends all signatures, and its secret number → everyone tells theirs → the board is dealt.

`Dealing` holds what is known of all this. Whoever has the table (`peer.py`) carries the messages and checks the
signatures; every step may be repeated without harm, so a message that got lost is simply sent again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from filler_core.table.fairness import PeerTerms, board_seed, commitment, commitments_to_sign, read_peer_terms


@dataclass
class Dealing:
    """What is known of the terms and the draw, one entry a seat; empty for what is not known or not needed."""

    terms: PeerTerms
    own: int
    nonce: str
    """The own secret number: 64 hexadecimal digits."""
    agreed: list[str] = field(default_factory=list)
    """Signatures of the terms."""
    commits: list[str] = field(default_factory=list)
    signed: list[str] = field(default_factory=list)
    """Signatures of the list of commitments."""
    nonces: list[str] = field(default_factory=list)
    committed: bool = False
    """Whether the own signature of the list has gone out: who leaves from now on leaves the match."""

    def __post_init__(self) -> None:
        """Begin with the own commitment and nothing of the others."""
        for values in (self.agreed, self.commits, self.signed, self.nonces):
            values.extend([""] * (len(self.terms.seats) - len(values)))
        self.commits[self.own] = commitment(self.terms.digest, self.own, self.nonce)

    def has_all(self, values: Sequence[str]) -> bool:
        """Whether every device's entry is there."""
        return all(values[seat] for seat in self.terms.devices)

    @property
    def list_to_sign(self) -> str:
        """What everyone signs once all commitments are in."""
        return commitments_to_sign(self.terms.digest, self.commits)

    def fits(self, seat: int, nonce: str) -> bool:
        """Whether a secret number is the one to which a seat has committed itself."""
        return commitment(self.terms.digest, seat, nonce) == self.commits[seat]

    @property
    def seed(self) -> int:
        """The board's seed, from all secret numbers that were told."""
        return board_seed(self.terms.digest, self.nonces)

    # --- as text --------------------------------------------------------------------------------------------------

    def write(self) -> dict[str, Any]:
        """Give everything as plain data."""
        return {
            "terms": self.terms.write(),
            "own": self.own,
            "nonce": self.nonce,
            "agreed": list(self.agreed),
            "commits": list(self.commits),
            "signed": list(self.signed),
            "nonces": list(self.nonces),
        }

    @classmethod
    def read(cls, values: Any) -> "Dealing":
        """Read what `write` gives; raises `KeyError`, `TypeError` or `InvalidError` for anything else."""
        dealing = cls(
            terms=read_peer_terms(values["terms"]),
            own=values["own"],
            nonce=values["nonce"],
            agreed=list(values["agreed"]),
            commits=list(values["commits"]),
            signed=list(values["signed"]),
            nonces=list(values["nonces"]),
        )
        dealing.committed = True
        return dealing
