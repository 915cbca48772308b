"""How devices that know each other agree on terms and draw the board (`dealing.py`)."""

from typing import Any

from filler_core.errors import InvalidError
from filler_core.rating import Rating
from filler_core.record import SeatKind
from filler_core.seeds import write_seed
from filler_core.table.dealing import Dealing
from filler_core.table.fairness import PeerSeatTerms, PeerTerms, read_peer_terms
from filler_core.table.ledger import Ledger
from filler_core.table.links import Link
from filler_core.table.messages import Message, Type
from filler_core.table.peer_core import COMPUTER, GUEST, Core
from filler_core.table.rules_hash import rules_hash
from filler_core.table.session import Moment


class Meeting:
    """TERMS to START."""

    def __init__(self, core: Core) -> None:
        """Meet at a table."""
        self._core = core
        self._agreeing = False
        self._signing = False
        self._last_said: int | None = None

    # --- terms ----------------------------------------------------------------------------------------------------

    def go_on(self, moment: Moment) -> None:
        """Take whatever step comes next; called again whenever something was learned."""
        core = self._core
        if core.trouble is not None:
            return
        if core.hosting and core.dealing is None and not self._agreeing:
            plan = core.wish.plan
            waited = [seat for seat, kind in enumerate(plan) if kind == GUEST and core.link_to(seat) is None]
            if not waited:
                self._propose()
        if core.dealing is not None and core.ledger is None:
            self._host_step(moment) if core.is_host else self._guest_step(moment)

    def _propose(self) -> None:
        core = self._core
        terms = self._terms(rated=False)
        if core.wish.rated:
            core.unrated = core.unrated or terms.why_unrated()
            if core.unrated is None:
                terms = self._terms(rated=True)
        assert core.own is not None  # noqa: S101  a host has a seat
        dealing = Dealing(terms, core.own, core.entropy.draw())
        self._agreeing = True

        def signed(signature: Any, moment: Moment) -> None:
            self._agreeing = False
            dealing.agreed[dealing.own] = signature
            core.dealing = dealing
            self.say(moment)

        core.doing.sign(terms.to_sign, signed)

    def _terms(self, *, rated: bool) -> PeerTerms:
        core, wish = self._core, self._core.wish
        seats = []
        for seat, kind in enumerate(wish.plan):
            who = core.guests[seat] if kind == GUEST else core.identity
            if kind == COMPUTER:
                seats.append(PeerSeatTerms(SeatKind.COMPUTER, "", who.key))
            else:
                rating = (who.rating or Rating()) if rated else None
                seats.append(PeerSeatTerms(SeatKind.PERSON, who.name, who.key, rating))
        own = core.own or 0
        return PeerTerms(
            core.match, wish.variant, wish.clock, wish.games, rated, tuple(seats), own, rules_hash(), wish.date
        )

    def terms(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear the terms, at a guest, or that a guest agrees with them."""
        core = self._core
        if message["terms"] is None:
            self._agreement(link, message)
        elif core.dealing is None and not core.hosting and not self._agreeing:
            self._proposal(link, message, moment)
        elif core.dealing is not None and not core.is_host:
            self.say(moment)

    def _proposal(self, link: Link, message: Message, moment: Moment) -> None:
        core = self._core
        try:
            terms = read_peer_terms(message["terms"])
            own = self._own_seat(terms, message["seat"], link)
        except InvalidError:
            return core.stop("peer-terms", None, moment, evidence=message["terms"])
        self._agreeing = link.busy = True

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if good:
                core.doing.sign(terms.to_sign, signed)
            else:
                core.stop("peer-signature", None, now, evidence=message["terms"])

        def signed(signature: Any, now: Moment) -> None:
            self._agreeing = False
            dealing = Dealing(terms, own, core.entropy.draw())
            dealing.agreed[own], dealing.agreed[terms.host] = signature, message["s"]
            core.match, core.own, core.dealing, link.seat = terms.match, own, dealing, terms.host
            if core.wish.rated and not terms.rated:
                core.unrated = core.unrated or terms.why_unrated() or "rules"
            self.say(now)

        core.doing.verify([(link.key, terms.to_sign, message["s"])], verified)
        return None

    def _own_seat(self, terms: PeerTerms, seat: int | None, link: Link) -> int:
        """Give the own seat in terms that are those of the invitation; raises `InvalidError` when they are not."""
        core, wish = self._core, self._core.wish
        same = (terms.variant, terms.clock, terms.games) == (wish.variant, wish.clock, wish.games)
        own = seat if seat is not None and seat in terms.devices and seat != terms.host else None
        if not same or own is None or (terms.rated and (not wish.rated or terms.rules != rules_hash())):
            raise InvalidError("invalid-terms", reason="others")
        mine, declared = terms.seats[own], core.identity.rating or Rating()
        if (mine.key, mine.name) != (core.identity.key, core.identity.name) or (
            terms.rated and mine.rating != declared
        ):
            raise InvalidError("invalid-terms", reason="others")
        if terms.seats[terms.host].key != link.key:
            raise InvalidError("invalid-terms", reason="others")
        return own

    def _agreement(self, link: Link, message: Message) -> None:
        core, dealing, seat = self._core, self._core.dealing, link.seat
        if dealing is None or seat is None or not core.is_host or dealing.agreed[seat]:
            return
        link.busy = True

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if not good:
                return core.stop("peer-signature", seat, now)
            dealing.agreed[seat] = message["s"]
            return self.go_on(now)

        core.doing.verify([(core.key_of(seat), dealing.terms.to_sign, message["s"])], verified)

    # --- the draw -------------------------------------------------------------------------------------------------

    def commit(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear a commitment, all of them, or signatures of their list."""
        dealing, seat = self._core.dealing, link.seat
        if dealing is None or seat is None or self._core.ledger is not None:
            self.answer_late(link)
        elif self._core.is_host:
            if message["c"] and not dealing.commits[seat]:
                dealing.commits[seat] = message["c"]
                self.go_on(moment)
            if message["s"] and not dealing.signed[seat] and dealing.has_all(dealing.commits):
                self._check_signed(link, {seat: message["s"]})
        elif message["all"] and message["agreed"] and not dealing.committed:
            self._all_commits(link, message, moment)
        elif message["signed"]:
            seats = [other for other in dealing.terms.devices if other != dealing.own and not dealing.signed[other]]
            self._check_signed(link, {other: _at(message["signed"], other) for other in seats})

    def _all_commits(self, link: Link, message: Message, moment: Moment) -> None:
        core, dealing = self._core, self._core.dealing
        assert dealing is not None  # noqa: S101  looked at by who calls
        commits = [_at(message["all"], seat) for seat in range(len(dealing.commits))]
        if commits[dealing.own] != dealing.commits[dealing.own] or not dealing.has_all(commits):
            return core.stop("peer-commits", link.seat, moment)
        agreed = {seat: _at(message["agreed"], seat) for seat in dealing.terms.devices if not dealing.agreed[seat]}
        dealing.commits[:] = commits
        if not agreed:
            return self.go_on(moment)
        link.busy = True

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if not good:
                return core.stop("peer-signature", link.seat, now)
            for seat, signature in agreed.items():
                dealing.agreed[seat] = signature
            return self.go_on(now)

        text = dealing.terms.to_sign
        core.doing.verify([(core.key_of(seat), text, signature) for seat, signature in agreed.items()], verified)
        return None

    def _check_signed(self, link: Link, signatures: dict[int, str]) -> None:
        core, dealing = self._core, self._core.dealing
        assert dealing is not None  # noqa: S101  looked at by who calls
        if not signatures:
            return
        link.busy = True

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if not good:
                return core.stop("peer-signature", link.seat, now)
            for seat, signature in signatures.items():
                dealing.signed[seat] = signature
            return self.go_on(now)

        text = dealing.list_to_sign
        core.doing.verify([(core.key_of(seat), text, signature) for seat, signature in signatures.items()], verified)

    def reveal(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear secret numbers."""
        core, dealing = self._core, self._core.dealing
        if dealing is None or link.seat is None or core.ledger is not None:
            return self.answer_late(link)
        for seat in dealing.terms.devices:
            nonce = _at(message["nonces"], seat)
            if (
                not nonce
                or dealing.nonces[seat]
                or not core.speaks_for(link, seat)
                or not dealing.has_all(dealing.signed)
            ):
                continue
            if not dealing.fits(seat, nonce):
                return core.stop("peer-nonce", seat, moment, evidence=nonce)
            dealing.nonces[seat] = nonce
        return self.go_on(moment)

    def start(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear from the host which board it is: it must be the one that was drawn here."""
        ledger = self._core.ledger
        if ledger is None or not self._core.from_host(link):
            return
        if message["seed"] != write_seed(ledger.seed) or message["h"] != ledger.chain.first_hash:
            self._core.stop("peer-board", link.seat, moment)

    def _sign_list(self, dealing: Dealing, then: Any) -> None:
        if self._signing or dealing.signed[dealing.own]:
            return
        self._signing = True

        def signed(signature: Any, moment: Moment) -> None:
            self._signing = False
            dealing.signed[dealing.own] = signature
            then(moment)

        self._core.doing.sign(dealing.list_to_sign, signed)

    def _host_step(self, moment: Moment) -> None:
        core, dealing = self._core, self._core.dealing
        assert dealing is not None  # noqa: S101  looked at by who calls
        if not (dealing.has_all(dealing.agreed) and dealing.has_all(dealing.commits)):
            return
        if not dealing.signed[dealing.own]:
            self.say(moment)
            self._sign_list(dealing, self.go_on)
        elif dealing.has_all(dealing.signed) and not dealing.committed:
            dealing.committed = True
            dealing.nonces[dealing.own] = dealing.nonce
            core.keep_dealing("committed", moment)
            self.say(moment)
        if dealing.has_all(dealing.nonces):
            self._deal(moment)

    def _guest_step(self, moment: Moment) -> None:
        core, dealing = self._core, self._core.dealing
        assert dealing is not None  # noqa: S101  looked at by who calls
        if not (dealing.has_all(dealing.agreed) and dealing.has_all(dealing.commits)):
            return

        def own_signature(now: Moment) -> None:
            dealing.committed = True
            core.keep_dealing("committed", now)
            self.say(now)

        self._sign_list(dealing, own_signature)
        if dealing.has_all(dealing.signed) and not dealing.nonces[dealing.own]:
            dealing.nonces[dealing.own] = dealing.nonce
            self.say(moment)
        if dealing.has_all(dealing.nonces):
            self._deal(moment)

    def _deal(self, moment: Moment) -> None:
        core, dealing = self._core, self._core.dealing
        assert dealing is not None  # noqa: S101  looked at by who calls
        core.ledger = Ledger(dealing.terms, tuple(dealing.commits), dealing.seed)
        core.anchor_wall = moment.wall
        core.keep_dealing("dealt", moment)
        self.say(moment)

    def deal_without(self, moment: Moment) -> None:
        """Draw the board from what is known: somebody left after having committed, and never told the secret number."""
        if self._core.dealing is not None and self._core.ledger is None and self._core.dealing.committed:
            self._core.dealing.nonces[self._core.dealing.own] = self._core.dealing.nonce
            self._deal(moment)

    # --- saying it again ------------------------------------------------------------------------------------------

    def say(self, moment: Moment) -> None:
        """Say what this device has to say by now; sent again from time to time until the board is dealt."""
        self._last_said = moment.now
        for link in self._core.seated():
            self._say_to(link)

    def remind(self, moment: Moment, pause: int) -> None:
        """Say it again when it was said long ago and there is no board yet."""
        core = self._core
        if core.dealing is None or core.ledger is not None or core.trouble is not None:
            return
        if self._last_said is None or moment.now - self._last_said >= pause:
            self.say(moment)

    def answer_late(self, link: Link) -> None:
        """Tell somebody who has no board yet what is known here."""
        core = self._core
        if core.is_host and core.ledger is not None and link.seat is not None:
            self._say_to(link)

    def _say_to(self, link: Link) -> None:
        core, dealing = self._core, self._core.dealing
        if dealing is None or link.seat is None:
            return
        if not core.is_host:
            core.send(link, Type.TERMS, s=dealing.agreed[dealing.own])
            signed = dealing.signed[dealing.own] if dealing.committed else None
            core.send(link, Type.COMMIT, c=dealing.commits[dealing.own], s=signed or None)
        else:
            if core.ledger is None:
                mine = dealing.agreed[dealing.own]
                core.send(link, Type.TERMS, terms=dealing.terms.write(), seat=link.seat, s=mine)
            if dealing.has_all(dealing.agreed) and dealing.has_all(dealing.commits):
                core.send(link, Type.COMMIT, all=dealing.commits, agreed=dealing.agreed)
            if dealing.committed:
                core.send(link, Type.COMMIT, signed=dealing.signed)
        if any(dealing.nonces):
            said = (
                dealing.nonces
                if core.is_host
                else [n if s == dealing.own else "" for s, n in enumerate(dealing.nonces)]
            )
            core.send(link, Type.REVEAL, nonces=said)
        if core.is_host and core.ledger is not None:
            core.send(link, Type.START, seed=write_seed(core.ledger.seed), h=core.ledger.chain.first_hash)


def _at(values: list[str], seat: int) -> str:
    return values[seat] if seat < len(values) else ""
