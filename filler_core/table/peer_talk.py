"""What players at a table say to each other besides playing: offers, answers, emotes, backup links, receipts."""

from typing import Any

from filler_core.errors import IllegalError
from filler_core.table.chain import TAKE_BACK
from filler_core.table.fairness import end_to_sign
from filler_core.table.links import Link
from filler_core.table.messages import Message, Type
from filler_core.table.peer_core import Core
from filler_core.table.peer_log import LogKeeper
from filler_core.table.session import Moment

TAKE_BACK_OFFER, REMATCH = "take-back", "rematch"

EMOTE_PAUSE = 1_500
"""Milliseconds between two emotes of one player; those that come faster are not shown."""

EMOTES = 8
TWO_DEVICES = 2


class Talk:
    """Offers and answers, emotes, receipts."""

    def __init__(self, core: Core, log: LogKeeper) -> None:
        """Talk at a table."""
        self._core = core
        self._log = log
        self.take_back_asked: tuple[int, int] | None = None
        """Who asked to take back, and how long the log was then."""
        self.rematch: set[int] = set()
        self.begun_again = False
        self._last_emote: int | None = None
        self._signing_end = False

    # --- taking back ----------------------------------------------------------------------------------------------

    @property
    def asks_take_back(self) -> int | None:
        """The seat whose wish to take back still stands."""
        ledger = self._core.ledger
        if self.take_back_asked is None or ledger is None or self.take_back_asked[1] != len(ledger.chain):
            return None
        return self.take_back_asked[0]

    def may_take_back(self) -> bool:
        """Whether the own player may ask to take its last move back: unrated, without a clock, between two people."""
        core = self._core
        if not core.running or core.dealing is None or core.ledger is None or core.own is None or core.away:
            return False
        terms = core.dealing.terms
        two = len(core.devices) == TWO_DEVICES and not terms.rated
        return two and self.asks_take_back is None and core.ledger.session.moves_since(core.own) > 0

    # --- offers and answers ---------------------------------------------------------------------------------------

    def offer(self, what: str, moment: Moment) -> None:
        """Offer something; raises `IllegalError` when that is not possible now."""
        core = self._core
        allowed = self.may_take_back() if what == TAKE_BACK_OFFER else self.may_rematch(moment.now)
        if not allowed or core.own is None or core.ledger is None:
            raise IllegalError("illegal-not-now")
        self._offered(what, core.own, len(core.ledger.chain))
        core.tell(Type.OFFER, {"what": what, "seat": core.own, "n": len(core.ledger.chain)})

    def _offered(self, what: str, seat: int, length: int) -> None:
        core = self._core
        if what == TAKE_BACK_OFFER:
            self.take_back_asked = (seat, length)
            return
        self.rematch.add(seat)
        if core.is_host and self.rematch >= set(core.devices):
            core.tell(Type.ANSWER, {"what": REMATCH, "seat": core.own, "yes": True, "all": True})
            self._begin_again()

    def _begin_again(self) -> None:
        if not self.begun_again:
            self.begun_again = True
            self._core.doing.news("rematch")

    def may_rematch(self, now: int) -> bool:
        """Whether a rematch can be offered: the match is over and everyone is there."""
        core = self._core
        if not core.settled or self.begun_again or core.own is None or core.own in self.rematch:
            return False
        return all(core.is_there(seat, now) for seat in core.devices if seat != core.own)

    def answer(self, what: str, moment: Moment, *, yes: bool) -> None:
        """Answer an offer; raises `IllegalError` when there is none."""
        core = self._core
        if core.own is None or core.ledger is None:
            raise IllegalError("illegal-not-now")
        if what == REMATCH:
            if yes:
                return self.offer(REMATCH, moment)
            self.rematch.clear()
        else:
            seat = self.asks_take_back
            if seat is None or seat == core.own:
                raise IllegalError("illegal-not-now")
            self.take_back_asked = None
            if yes:
                return self._log.act(f"{TAKE_BACK}{core.ledger.session.moves_since(seat)}", moment)
        core.tell(Type.ANSWER, {"what": what, "seat": core.own, "yes": yes})
        return None

    def hear_offer(self, link: Link, message: Message, _: Moment) -> None:
        """Hear an offer."""
        core, seat = self._core, message["seat"]
        if seat not in core.devices or seat == core.own or not core.speaks_for(link, seat) or core.ledger is None:
            return
        if message["what"] == TAKE_BACK_OFFER and message["n"] != len(core.ledger.chain):
            return
        if message["what"] == REMATCH and not core.settled:
            return
        if core.is_host:
            core.tell(Type.OFFER, dict(message.fields), but=link)
        self._offered(message["what"], seat, message["n"])

    def hear_answer(self, link: Link, message: Message, _: Moment) -> None:
        """Hear an answer."""
        core, seat = self._core, message["seat"]
        if seat not in core.devices or seat == core.own or not core.speaks_for(link, seat) or core.ledger is None:
            return
        if message["all"]:
            if core.from_host(link) and core.settled:
                self._begin_again()
            return
        if core.is_host:
            core.tell(Type.ANSWER, dict(message.fields), but=link)
        if message["what"] == REMATCH and not message["yes"] and self.rematch:
            self.rematch.clear()
            core.doing.news("rematch-declined", seat=seat)
        elif message["what"] == TAKE_BACK_OFFER and not message["yes"] and self.asks_take_back == core.own:
            self.take_back_asked = None
            core.doing.news("take-back-declined", seat=seat)

    # --- emotes and backup links ----------------------------------------------------------------------------------

    def emote(self, emote: int, moment: Moment) -> None:
        """Show an emote to everyone; raises `IllegalError` when that is too fast, or there is no such one."""
        if not 0 <= emote < EMOTES or not self.may_emote(moment.now):
            raise IllegalError("illegal-not-now")
        self._last_emote = moment.now
        self._core.tell(Type.EMOTE, {"seat": self._core.own, "emote": emote})
        self._core.doing.news("emote", seat=self._core.own, emote=emote)

    def may_emote(self, now: int) -> bool:
        """Whether the own player may show an emote now."""
        rested = self._last_emote is None or now - self._last_emote >= EMOTE_PAUSE
        return self._core.ledger is not None and rested and any(True for _ in self._core.seated())

    def hear_emote(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear an emote."""
        core, seat = self._core, message["seat"]
        if seat not in core.devices or seat == core.own or not core.speaks_for(link, seat):
            return
        if link.seat == seat and link.last_emote is not None and moment.now - link.last_emote < EMOTE_PAUSE // 2:
            return
        link.last_emote = moment.now
        if core.is_host:
            core.tell(Type.EMOTE, dict(message.fields), but=link)
        core.doing.news("emote", seat=seat, emote=message["emote"])

    def signal(self, seat: int, text: str) -> None:
        """Send invitation bytes to another guest, by way of the host."""
        core = self._core
        link = core.toward(seat)
        if link is not None and core.own is not None:
            core.send(link, Type.SIGNAL, seat=core.own, to=seat, text=text)

    def hear_signal(self, link: Link, message: Message, _: Moment) -> None:
        """Hear invitation bytes, or pass them on."""
        core, seat = self._core, message["seat"]
        if seat == core.own or not core.speaks_for(link, seat):
            return
        if message["to"] == core.own:
            core.doing.news("signal", seat=seat, text=message["text"])
        elif core.is_host and (further := core.link_to(message["to"])) is not None:
            core.send(further, Type.SIGNAL, **message.fields)

    # --- the end --------------------------------------------------------------------------------------------------

    def receipt(self) -> None:
        """Sign the end of the match, once it is settled."""
        core = self._core
        if (
            not core.settled
            or core.own is None
            or core.own in core.receipts
            or self._signing_end
            or core.ledger is None
        ):
            return
        self._signing_end = True
        tip, own = core.ledger.chain.tip, core.own

        def signed(signature: Any, now: Moment) -> None:
            self._signing_end = False
            core.receipts[own] = signature
            core.doing.line("receipt", [own, signature], now)
            core.tell(Type.END, {"h": tip, "seat": own, "s": signature})

        core.doing.sign(end_to_sign(core.match, tip), signed)

    def hear_end(self, link: Link, message: Message, _: Moment) -> None:
        """Hear that somebody has signed the end."""
        core, seat = self._core, message["seat"]
        known = seat in core.receipts or seat not in core.devices or not core.speaks_for(link, seat)
        if known or core.ledger is None or not core.ledger.over or message["h"] != core.ledger.chain.tip:
            return
        link.busy = True

        def verified(good: Any, now: Moment) -> None:
            link.busy = False
            if not good or seat in core.receipts:
                return
            core.receipts[seat] = message["s"]
            core.doing.line("receipt", [seat, message["s"]], now)
            if core.is_host:
                core.tell(Type.END, dict(message.fields), but=link)

        core.doing.verify([(core.key_of(seat), end_to_sign(core.match, message["h"]), message["s"])], verified)

    def receipts_again(self, link: Link) -> None:
        """Tell somebody who comes back which receipts there are."""
        core = self._core
        if core.ledger is None:
            return
        for seat, signature in core.receipts.items():
            if seat == core.own or core.is_host:
                core.send(link, Type.END, h=core.ledger.chain.tip, seat=seat, s=signature)
