"""A table between devices, as a state machine: texts and the time in, things to do out (`docs/peer.md`, section 2).

It knows links (numbers) and seats, not browsers. Every call answers with what the device has to do, in this order:
store lines, sign and check, send, close, show. What it asks to be signed or checked comes back as a later call. All it
knows can be put together again from the lines it has handed out, as far as it matters: a reload goes on where it was,
and a crash between any two steps forks nothing, since nothing is sent that is not stored.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from filler_core.errors import FillerError, IllegalError, InvalidError
from filler_core.table.chain import ENTRY_TYPES
from filler_core.table.dealing import Dealing
from filler_core.table.effects import Effects
from filler_core.table.journal import read_journal
from filler_core.table.ledger import Ledger
from filler_core.table.links import ABSENT_AFTER, HEARTBEAT, MOST_FAULTS, MOST_WAITING, Link
from filler_core.table.messages import Message, Type, read_message
from filler_core.table.peer_core import COMPUTER, OWN, Core, Entropy, Identity, Trouble, Wish
from filler_core.table.peer_greeting import Greeting
from filler_core.table.peer_log import LogKeeper
from filler_core.table.peer_meeting import Meeting
from filler_core.table.peer_presence import Presence
from filler_core.table.peer_talk import Talk
from filler_core.table.session import Moment
from filler_core.variants import find_variant

RESIGN_LETTERS = {"game": "g", "match": "m"}


@dataclass(frozen=True)
class PeerUpdate:
    """What follows from a call, and whether the board was laid out by it."""

    effects: Effects
    dealt: bool


class PeerTable:
    """One device's side of a table between devices.

    Every method answers with a `PeerUpdate`. What the own player does raises `IllegalError` when it is not allowed now;
    what peers send never raises.
    """

    def __init__(self, wish: Wish, identity: Identity, entropy: str, *, hosting: bool) -> None:
        """Sit down; a host needs the plan of the seats. Raises `InvalidError` for what cannot be played."""
        if hosting:
            players = find_variant(wish.variant).player_count
            if (
                len(wish.plan) != players
                or wish.plan.count(OWN) != 1
                or len(wish.plan) == wish.plan.count(COMPUTER) + 1
            ):
                raise InvalidError("invalid-seats", players=players)
        self.core = Core(wish, identity, Entropy(entropy), hosting=hosting)
        self.meeting = Meeting(self.core)
        self.greeting = Greeting(self.core, self.meeting.go_on)
        self.log = LogKeeper(self.core)
        self.presence = Presence(self.core, self.log, self.meeting.deal_without)
        self.talk = Talk(self.core, self.log)
        self._wants_to_begin = False
        self._dealt = False
        self._shown_dealt = False
        self._receipted: set[int] = set()
        self._ticked: int | None = None

    @classmethod
    def restore(cls, lines: Sequence[str], entropy: str, moment: Moment) -> "PeerTable":
        """Put a table together again; raises `InvalidError` (`log-damaged`, with the number of sound lines)."""
        journal = read_journal(lines)
        opening = journal.opening
        wish = Wish(
            opening["variant"],
            opening["clock"],
            opening["games"],
            opening["rated"],
            tuple(opening["plan"]),
            opening["date"],
        )
        identity = Identity(opening["name"], opening["key"], None)
        table = cls(wish, identity, entropy, hosting=opening["hosting"])
        core = table.core
        core.stayed = False
        core.unrated = opening["unrated"]
        core.doing.resume_lines(len(lines))
        dealing = Dealing.read(journal.dealing)
        core.dealing, core.own, core.match = dealing, dealing.own, dealing.terms.match
        core.identity = Identity(opening["name"], opening["key"], dealing.terms.seats[dealing.own].rating)
        if journal.dealt:
            core.ledger = Ledger(dealing.terms, tuple(dealing.commits), dealing.seed)
            for number, entry in enumerate(journal.entries):
                try:
                    core.ledger.restore(entry, moment.now)
                except FillerError as error:
                    raise InvalidError("log-damaged", sound=journal.line_of_entry[number]) from error
                table.log.note(entry)
            core.settle_time(moment.now)
            core.ledger.session.time.stop(moment.now)
        core.receipts = dict(journal.receipts)
        core.anchor_wall = journal.wall
        if journal.trouble is not None:
            content = journal.trouble
            core.trouble = Trouble(content["code"], content["seat"], content["verdict"], content["evidence"])
        table.presence.look(moment)
        return table

    # --- calls ----------------------------------------------------------------------------------------------------

    def _call(self, moment: Moment, action: Callable[[], Any]) -> PeerUpdate:
        core = self.core
        try:
            action()
        finally:
            self._after(moment)
        dealt = core.ledger is not None and not self._shown_dealt
        self._shown_dealt = self._shown_dealt or dealt
        return PeerUpdate(core.doing.take(), dealt)

    def _after(self, moment: Moment) -> None:
        """Go on with everything that can go on now."""
        core = self.core
        for _ in range(MOST_WAITING):
            link = next((link for link in core.links.values() if link.inbox and not link.busy), None)
            if link is None:
                break
            self._handle(link, link.inbox.popleft(), moment)
        if core.ledger is not None and not self._dealt:
            self._dealt = True
            self._say_begin(moment)
        core.settle_time(moment.now)
        self.presence.computers(moment)
        self.talk.receipt()
        if core.ledger is not None and not core.away:
            core.stayed = True

    def opening(self, moment: Moment) -> PeerUpdate:
        """Give how the table stands at first."""
        return self._call(moment, lambda: None)

    def connected(self, number: int, own: str, peer: str, moment: Moment) -> PeerUpdate:
        """Take a link that is open; `own` and `peer` are the fingerprints of its certificates."""

        def connect() -> None:
            if number in self.core.links:
                raise IllegalError("illegal-not-now")
            link = Link(number, own, peer, heard=moment.now)
            self.core.links[number] = link
            self.greeting.greet(link, moment)

        return self._call(moment, connect)

    def disconnected(self, number: int, moment: Moment) -> PeerUpdate:
        """Note that a link is gone for good."""
        link = self.core.links.get(number)

        def gone() -> None:
            if link is not None:
                self.presence.gone(link, moment)

        return self._call(moment, gone)

    def received(self, number: int, text: str, moment: Moment) -> PeerUpdate:
        """Take what came over a link. Never raises, whatever it is."""

        def take() -> None:
            link = self.core.links.get(number)
            if link is None:
                return
            if link.greeted:
                link.heard = moment.now
            if len(link.inbox) < MOST_WAITING:
                link.inbox.append(text)

        return self._call(moment, take)

    def signed(self, number: int, signature: str, moment: Moment) -> PeerUpdate:
        """Take a signature that was asked for."""
        return self._call(moment, lambda: self.core.doing.answered(number, signature, moment))

    def verified(self, number: int, moment: Moment, *, good: bool) -> PeerUpdate:
        """Take the outcome of a check that was asked for."""
        return self._call(moment, lambda: self.core.doing.answered(number, good, moment))

    def tick(self, moment: Moment) -> PeerUpdate:
        """Do what is due; to be called about twice a second."""

        def due() -> None:
            self._wake_up(moment)
            self.meeting.go_on(moment)
            self.meeting.remind(moment, HEARTBEAT)
            for link in self.core.links.values():
                self._greet_again(link, moment)
            self.presence.look(moment)
            self.presence.charge(moment)
            self.presence.flags(moment)
            self.presence.beat(moment)
            self._say_begin(moment)

        return self._call(moment, due)

    def _wake_up(self, moment: Moment) -> None:
        """A device that slept has heard nobody, through no fault of theirs: all get the time to be heard again."""
        if self._ticked is not None and moment.now - self._ticked > ABSENT_AFTER:
            for link in self.core.links.values():
                link.heard = moment.now
        self._ticked = moment.now

    def _greet_again(self, link: Link, moment: Moment) -> None:
        if not link.greeted and moment.now - link.said_hello >= HEARTBEAT:
            self.greeting.greet(link, moment)

    # --- what peers say -------------------------------------------------------------------------------------------

    def _handle(self, link: Link, text: str, moment: Moment) -> None:
        try:
            message = read_message(text)
            if link.greeted or message.type in (Type.HELLO, Type.BYE):
                self._route(link, message, moment)
        except FillerError:
            link.faults += 1
            if link.faults >= MOST_FAULTS:
                self.greeting.refuse(link, "peer-unreadable")
                self.presence.look(moment)

    def _route(self, link: Link, message: Message, moment: Moment) -> None:
        kind = message.type
        if kind is Type.BYE:
            self._bye(link, message, moment)
        elif kind is Type.PONG:
            link.pong(message["id"], moment.now)
        elif kind in ENTRY_TYPES or kind in (Type.ACK, Type.SYNC, Type.TIME):
            if self.core.running:
                self._about_log(link, message, moment)
        else:
            meeting, presence, talk = self.meeting, self.presence, self.talk
            handlers: dict[Type, Callable[[Link, Message, Moment], None]] = {
                Type.HELLO: self.greeting.hello,
                Type.TERMS: meeting.terms,
                Type.COMMIT: meeting.commit,
                Type.REVEAL: meeting.reveal,
                Type.START: meeting.start,
                Type.PING: presence.ping,
                Type.OUT: presence.out,
                Type.OFFER: talk.hear_offer,
                Type.ANSWER: talk.hear_answer,
                Type.EMOTE: talk.hear_emote,
                Type.SIGNAL: talk.hear_signal,
                Type.END: talk.hear_end,
            }
            handlers[kind](link, message, moment)
            if kind is Type.HELLO:
                return
            self._caught_up(link)

    def _about_log(self, link: Link, message: Message, moment: Moment) -> None:
        log = self.log
        if message.type is Type.ACK:
            log.acknowledged(link, message, moment)
        elif message.type is Type.SYNC:
            log.sync(link, message, moment)
        elif message.type is Type.TIME:
            log.demand(link, message, moment)
        else:
            log.receive(link, message, moment)

    def _caught_up(self, link: Link) -> None:
        """Hand over receipts to somebody who has come back after the end."""
        core = self.core
        if core.ledger is None or not core.settled or link.seat is None:
            return
        if link.acked >= len(core.ledger.chain) and link.number not in self._receipted:
            self._receipted.add(link.number)
            self.talk.receipts_again(link)

    def _bye(self, link: Link, message: Message, moment: Moment) -> None:
        core = self.core
        code = message["code"]
        core.doing.close(link.number)
        if code and not core.running:
            # Turned away: nothing was agreed yet.
            core.doing.news("refused", link=link.number, code=code, parameters={})
        self.presence.gone(link, moment)

    # --- what the own player does ---------------------------------------------------------------------------------

    def _act(self, moment: Moment, action: Callable[[], None], *, also_away: bool = False) -> PeerUpdate:
        def checked() -> None:
            if not self.core.running:
                raise IllegalError("illegal-not-now")
            if self.core.away and not also_away:
                raise IllegalError("illegal-away")
            action()

        return self._call(moment, checked)

    def begin(self, moment: Moment) -> PeerUpdate:
        """Say that the own player is at the table: the match begins when all are."""

        def wish() -> None:
            self._wants_to_begin = True
            self._say_begin(moment)

        return self._call(moment, wish)

    def _say_begin(self, moment: Moment) -> None:
        core = self.core
        if not self._wants_to_begin or core.ledger is None or core.trouble is not None or not core.set_up():
            return
        token = f"b{core.own}"
        if core.own not in core.ledger.begun and not self.log.wants(token) and not core.away:
            self.log.want(token, moment)

    def choose(self, colour: int, game: int, ply: int, moment: Moment) -> PeerUpdate:
        """Play a colour for the own player, or at the host for a computer whose turn it is."""

        def play() -> None:
            ledger = self.core.ledger
            assert ledger is not None  # noqa: S101  running
            if (game, ply) != (ledger.session.match.number, ledger.session.match.game.ply):
                raise IllegalError("illegal-stale-move", ply=ply)
            if ledger.mover_device != self.core.own:
                raise IllegalError("illegal-seat")
            try:
                self.log.act(str(colour), moment)
            except IllegalError as error:
                if error.code != "illegal-out-of-time":
                    raise
                self.presence.flags(moment)

        return self._act(moment, play)

    def ready(self, moment: Moment) -> PeerUpdate:
        """Say that the own player is ready for the next game."""
        return self._act(moment, lambda: self.log.act(f"r{self.core.own}", moment))

    def resign(self, what: str, moment: Moment) -> PeerUpdate:
        """Give up the `game` or the `match`."""
        if what not in RESIGN_LETTERS:
            raise InvalidError("invalid-request", parameter="what")
        token = f"{RESIGN_LETTERS[what]}{self.core.own}"
        return self._act(moment, lambda: self.log.act(token, moment))

    def withdraw(self, moment: Moment) -> PeerUpdate:
        """Take back a resignation that waits for the partner's."""
        return self._act(moment, lambda: self.log.act(f"u{self.core.own}", moment))

    def claim(self, moment: Moment) -> PeerUpdate:
        """Let those lose who have been away for too long."""
        return self._act(moment, lambda: self.presence.claim(moment), also_away=True)

    def offer(self, what: str, moment: Moment) -> PeerUpdate:
        """Offer a rematch or ask to take back."""
        return self._call(moment, lambda: self.talk.offer(what, moment))

    def answer(self, what: str, moment: Moment, *, yes: bool) -> PeerUpdate:
        """Answer an offer."""
        return self._call(moment, lambda: self.talk.answer(what, moment, yes=yes))

    def emote(self, emote: int, moment: Moment) -> PeerUpdate:
        """Show one of the eight emotes."""
        return self._call(moment, lambda: self.talk.emote(emote, moment))

    def signal(self, seat: int, text: str, moment: Moment) -> PeerUpdate:
        """Send invitation bytes to another guest."""
        return self._call(moment, lambda: self.talk.signal(seat, text))

    def leave(self, moment: Moment) -> PeerUpdate:
        """Say goodbye: the page is closing."""

        def part() -> None:
            for link in self.core.links.values():
                self.core.send(link, Type.BYE)

        return self._call(moment, part)

    # --- the next match -------------------------------------------------------------------------------------------

    def rematch(self, identity: Identity, entropy: str, date: str | None, moment: Moment) -> "PeerTable":
        """Give the table of the next match, on the same links; corners change in variants of one game.

        Raises `IllegalError` when not everyone has agreed.
        """
        core = self.core
        if not self.talk.begun_again or core.dealing is None:
            raise IllegalError("illegal-not-now")
        terms = core.dealing.terms
        wish = core.wish
        if core.is_host:
            kinds = [
                OWN if seat == core.own else (COMPUTER if seat not in terms.devices else "guest")
                for seat in range(len(terms.seats))
            ]
            wish = Wish(wish.variant, wish.clock, wish.games, wish.rated, tuple(reversed(kinds)), date)
        table = PeerTable(wish, identity, entropy, hosting=core.is_host)
        for link in core.links.values():
            table.core.links[link.number] = Link(link.number, link.own, link.peer, heard=moment.now)
        for link in table.core.links.values():
            table.greeting.greet(link, moment)
        return table
