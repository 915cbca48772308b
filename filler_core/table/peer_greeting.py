"""How devices get to know each other: who is at the other end of a connection, and where they sit."""

from collections.abc import Callable
from typing import Any

import filler_core
from filler_core.rating import Rating
from filler_core.table.fairness import hello_to_sign
from filler_core.table.links import HEARTBEAT, Link
from filler_core.table.messages import Message, Type
from filler_core.table.peer_core import GUEST, Core, Identity
from filler_core.table.rules_hash import PROTOCOL_VERSION, rules_hash
from filler_core.table.session import Moment


class Greeting:
    """HELLO, and the seat that follows from it."""

    def __init__(self, core: Core, go_on: Callable[[Moment], None]) -> None:
        """Greet for a table; `go_on` is called whenever somebody is known."""
        self._core = core
        self._go_on = go_on

    def greet(self, link: Link, moment: Moment) -> None:
        """Say who this device is, and prove it for this very connection."""
        core = self._core
        identity = core.identity
        rating = identity.rating
        length = 0 if core.ledger is None else len(core.ledger.chain)
        fields: dict[str, Any] = {
            "v": PROTOCOL_VERSION,
            "engine": filler_core.__version__,
            "rules": rules_hash(),
            "name": identity.name,
            "key": identity.key,
            "rating": rating and [rating.rating, rating.deviation, rating.volatility],
            "match": core.match,
            "seat": core.own,
            "n": length,
            "stayed": core.stayed,
            "host": core.host_seat,
        }
        link.said_hello = moment.now

        def signed(signature: Any, _: Moment) -> None:
            if link.number in core.links:
                core.send(link, Type.HELLO, **fields, s=signature)

        core.doing.sign(hello_to_sign(identity.key, link.own, link.peer, core.match), signed)

    def hello(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear who is at the other end."""
        if link.greeted:
            # Said again: the other has not heard who this is.
            if moment.now - link.said_hello >= HEARTBEAT:
                self.greet(link, moment)
            return
        link.busy = True

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if not good:
                self.refuse(link, "peer-signature")
            elif message["v"] != PROTOCOL_VERSION:
                self.refuse(link, "peer-version", version=message["v"])
            else:
                self._heard(link, message, now)

        text = hello_to_sign(message["key"], link.peer, link.own, message["match"])
        self._core.doing.verify([(message["key"], text, message["s"])], verified)

    def refuse(self, link: Link, code: str, **parameters: str | int) -> None:
        """Turn somebody away, and say why."""
        core = self._core
        core.send(link, Type.BYE, code=code)
        core.doing.close(link.number)
        core.links.pop(link.number, None)
        core.doing.news("refused", link=link.number, code=code, parameters=parameters)

    def _heard(self, link: Link, message: Message, moment: Moment) -> None:
        core = self._core
        if core.match and message["match"] and message["match"] != core.match:
            return self.refuse(link, "peer-other-match")
        rating = message["rating"]
        identity = Identity(message["name"], message["key"], rating and Rating(*map(float, rating)))
        seat = self._seat_of(identity, message["seat"]) if core.dealing else self._new_seat(identity, message)
        if seat is None and (core.hosting or core.dealing):
            return self.refuse(link, "peer-full")
        if message["rules"] != rules_hash():
            core.unrated = "rules"
        for other in list(core.links.values()):
            if seat is not None and other.seat == seat and other is not link:
                core.doing.close(other.number)
                core.links.pop(other.number)
        link.key, link.seat, link.heard, link.stayed = identity.key, seat, moment.now, message["stayed"]
        if core.dealing is None and not core.hosting:
            core.host_identity = identity
        self._follow_host(link, message["host"], moment)
        if seat is not None and core.ledger is None:
            core.doing.news("came", seat=seat)
        self._go_on(moment)
        return None

    def _follow_host(self, link: Link, host: int | None, moment: Moment) -> None:
        """Somebody who comes back alone to a star that has a new host follows it."""
        core = self._core
        alone = not any(other.answers(moment.now) for other in core.links.values() if other is not link)
        if core.ledger is not None and host in core.devices and alone and core.ledger.staying(host):
            core.ledger.host = host

    def _seat_of(self, identity: Identity, claimed: int | None) -> int | None:
        """Find the seat of somebody who comes back: the one that is claimed, or one that has the key."""
        core = self._core
        mine = [seat for seat in core.devices if seat != core.own and core.key_of(seat) == identity.key]
        if claimed in mine:
            return claimed
        return next((seat for seat in mine if core.link_to(seat) is None), None)

    def _new_seat(self, identity: Identity, message: Message) -> int | None:
        """Find a seat for somebody new; at a guest, the one of the host."""
        core = self._core
        if not core.hosting:
            return message["seat"] if message["seat"] is not None else None
        for seat, guest in core.guests.items():
            if guest.key == identity.key and core.link_to(seat) is None:
                core.guests[seat] = identity
                return seat
        for seat, kind in enumerate(core.wish.plan):
            if kind == GUEST and seat not in core.guests:
                core.guests[seat] = identity
                return seat
        return None
