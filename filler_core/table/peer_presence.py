"""Who is there: signs of life, absences and what they cost, the flag, and the claim against who stays away."""

from collections.abc import Callable

from filler_core.errors import IllegalError
from filler_core.match import Phase
from filler_core.table.chain import ABSENT, FLAG, PAUSE, READY
from filler_core.table.fairness import QUOTA_A_MOVE
from filler_core.table.links import HEARTBEAT, PATIENCE, Link
from filler_core.table.messages import Message, Type
from filler_core.table.peer_core import Core
from filler_core.table.peer_log import UNKNOWN_ROUND_TRIP, LogKeeper
from filler_core.table.session import Moment

CLAIM_PATIENCE = 8_000
"""Milliseconds that a player whose time is up has to answer, before the other writes it into the log."""

_OLDEST_PINGS = 10


class Presence:
    """Watches over who answers and whose time is up."""

    def __init__(self, core: Core, log: LogKeeper, deal_without: Callable[[Moment], None]) -> None:
        """Watch over a table; `deal_without` draws the board from what is known."""
        self._core = core
        self._deal_without = deal_without
        self._silent: dict[int, int] = {}
        """While the board is drawn: seats that do not answer, and since when."""
        self._log = log
        self._next_ping = 1
        self._told_away: set[int] = set()
        """Seats of which the host has said that they are away."""
        self._charges: dict[int, int] = {}
        """Absences that are over and not in the log yet."""
        self._out_since: dict[int, int] = {}

    # --- signs of life --------------------------------------------------------------------------------------------

    def beat(self, moment: Moment) -> None:
        """Send signs of life that are due."""
        core = self._core
        for link in core.links.values():
            if not link.greeted or (link.last_ping is not None and moment.now - link.last_ping < HEARTBEAT):
                continue
            link.last_ping = moment.now
            link.pings[self._next_ping] = moment.now
            for old in list(link.pings)[:-_OLDEST_PINGS]:
                del link.pings[old]
            chain = None if core.ledger is None else core.ledger.chain
            length, tip = (0, "") if chain is None else (len(chain), chain.tip)
            away = sorted(core.absence.since) if core.is_host else None
            core.send(link, Type.PING, id=self._next_ping, n=length, h=tip, away=away)
            self._next_ping += 1

    def ping(self, link: Link, message: Message, moment: Moment) -> None:
        """Answer a sign of life, and look whether both logs are alike."""
        core = self._core
        core.send(link, Type.PONG, id=message["id"])
        if core.from_host(link) and message["away"] is not None:
            self._told_away = {seat for seat in message["away"] if seat != core.own}
            self.look(moment)
        orderly = core.is_host or core.from_host(link)
        if core.running and message["h"] and orderly:
            self._log.heard_of(link, message["n"], message["h"], moment)

    # --- being away -----------------------------------------------------------------------------------------------

    def look(self, moment: Moment) -> None:
        """See who is away by now and who is back."""
        core = self._core
        if core.ledger is None and core.dealing is not None and core.dealing.committed:
            self._look_while_dealing(moment)
        if core.ledger is None or core.trouble is not None:
            return
        self._replace_host(moment)
        before = dict(core.absence.since)
        for seat in core.devices:
            if seat == core.own:
                continue
            away = self._is_away(seat, moment.now)
            if away and seat not in before:
                core.absence.go(seat, self._last_heard(seat, moment.now))
                # Whoever has left the match may go.
                if core.ledger.staying(seat):
                    core.doing.news("gone", seat=seat)
                    self._stop_time(seat, moment)
            elif not away and seat in before:
                self._back(seat, moment)
        if core.is_host and set(before) != set(core.absence.since):
            self._tell_away(moment)
        core.settle_time(moment.now)

    def _look_while_dealing(self, moment: Moment) -> None:
        """Draw the board without somebody who has committed to it and then stays away until the patience is spent."""
        core = self._core
        assert core.dealing is not None  # noqa: S101  looked at by who calls
        silent = [seat for seat in core.devices if seat != core.own and self._is_away(seat, moment.now)]
        for seat in [seat for seat in self._silent if seat not in silent]:
            del self._silent[seat]
        for seat in silent:
            since = self._silent.setdefault(seat, self._last_heard(seat, moment.now))
            if moment.now - since < PATIENCE or core.ledger is not None:
                continue
            if not core.dealing.has_all(core.dealing.signed):
                # Nobody can show that this one had agreed to the draw: there is no match to lose.
                return core.stop("peer-left-early", seat, moment, verdict=None)
            self._deal_without(moment)
            core.absence.go(seat, since)
        return None

    def _tell_away(self, moment: Moment) -> None:
        """Tell the guests at once who is away: they see only the host."""
        for link in self._core.seated():
            link.last_ping = None
        self.beat(moment)

    def _is_away(self, seat: int, now: int) -> bool:
        core = self._core
        link = core.link_to(seat)
        if core.is_host or seat == core.host_seat:
            return link is None or not link.answers(now)
        host = core.host_link
        if host is None or not host.answers(now):
            return link is None or not link.answers(now)
        return seat in self._told_away

    def _last_heard(self, seat: int, now: int) -> int:
        link = self._core.link_to(seat)
        return now if link is None else min(now, link.heard)

    def _stop_time(self, seat: int, moment: Moment) -> None:
        """Let the time stand still; who was to move and fell silent is not charged for the silence."""
        ledger = self._core.ledger
        if ledger is None or not ledger.session.time.running:
            return
        time = ledger.session.time
        silent = ledger.mover_device == seat
        at = time.at(self._last_heard(seat, moment.now)) if silent else time.at(moment.now)
        time.stop(moment.now)
        time.anchor(max(at, ledger.last_at), moment.now)

    def _back(self, seat: int, moment: Moment) -> None:
        core = self._core
        away = core.absence.come(seat, moment.now)
        core.doing.news("back", seat=seat)
        if core.ledger is None or not core.ledger.staying(seat):
            return
        if core.stayed and self._charges_for(seat):
            self._charges[seat] = self._charges.get(seat, 0) + away

    def _charges_for(self, seat: int) -> bool:
        """Whether it is for this device to write down that another one was away."""
        core = self._core
        return core.is_host or (len(core.devices) == 2 and seat == core.host_seat)

    def gone(self, link: Link, moment: Moment) -> None:
        """Note that a connection is no more."""
        core = self._core
        core.links.pop(link.number, None)
        if link.seat is not None and core.ledger is None and link.greeted and core.link_to(link.seat) is None:
            core.doing.news("left", seat=link.seat)
            if core.dealing is None:
                core.guests.pop(link.seat, None)
        self.look(moment)

    def _replace_host(self, moment: Moment) -> None:
        """When the host of a star is gone, the lowest seat among the guests who see each other takes its place."""
        core = self._core
        if core.is_host or core.ledger is None or core.own is None:
            return
        host = core.host_link
        if host is not None and host.answers(moment.now):
            return
        others = [
            link.seat
            for link in core.links.values()
            if link.seat is not None and link.seat != core.host_seat and link.answers(moment.now)
        ]
        if others:
            core.ledger.host = min(core.own, *others)
            self._told_away = set()
            for link in core.links.values():
                if link.greeted:
                    self._log.ask(link, moment)

    # --- whose time is up -----------------------------------------------------------------------------------------

    def charge(self, moment: Moment) -> None:
        """Write down the absences that are over."""
        if self._core.ledger is None or self._core.trouble is not None or self._core.away:
            return
        for seat, away in sorted(self._charges.items()):
            if not self._core.ledger.over:
                self._log.want(f"{PAUSE}{seat}x{away}", moment)
        self._charges.clear()

    def flags(self, moment: Moment) -> None:
        """See whose time is up: this device says so of its own player, and asks others to."""
        core = self._core
        if not core.running or core.ledger is None or core.away or core.own is None:
            return
        match = core.ledger.session.match
        clock = match.clock
        if clock is None or match.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return
        at = core.ledger.session.time.at(moment.now)
        out = match.flagged(at)
        for player in out:
            device = core.ledger.device_of(player)
            token = f"{FLAG}{player}"
            if device == core.own:
                if not self._log.wants(token):
                    self._log.want(token, moment)
            else:
                self._ask_flag(device, player, moment)
        for player in [player for player in self._out_since if player not in out]:
            del self._out_since[player]

    def _ask_flag(self, device: int, player: int, moment: Moment) -> None:
        core = self._core
        link = core.toward(device)
        if link is None or core.ledger is None or core.ledger.session.match.clock is None:
            return
        asked = self._out_since.get(player)
        if asked is None:
            self._out_since[player] = moment.now
            core.send(link, Type.OUT, n=len(core.ledger.chain), seat=player)
            return
        grace = CLAIM_PATIENCE + QUOTA_A_MOVE + (link.round_trip or UNKNOWN_ROUND_TRIP)
        token = f"{FLAG}{player}"
        if moment.now - asked >= grace and not self._log.wants(token):
            self._log.want(token, moment)

    def out(self, link: Link, message: Message, moment: Moment) -> None:
        """Hear that somebody's time is thought to be up: the own player's is looked at, others are asked."""
        core = self._core
        if core.ledger is None or message["seat"] not in core.ledger.session.match.active_players:
            return
        device = core.ledger.device_of(message["seat"])
        if device == core.own:
            self.flags(moment)
        elif core.is_host and (further := core.link_to(device)) is not None and further is not link:
            core.send(further, Type.OUT, n=message["n"], seat=message["seat"])

    # --- claims ---------------------------------------------------------------------------------------------------

    def claimable(self, now: int) -> list[int]:
        """Give the seats that have been away for too long."""
        return [seat for seat in self._core.absence.spent(now) if seat in self._core.away]

    def claim(self, moment: Moment) -> None:
        """Let those who are away for too long lose; raises `IllegalError` when nobody is."""
        seats = self.claimable(moment.now)
        if not seats:
            raise IllegalError("illegal-not-now")
        for seat in seats:
            self._log.want(f"{ABSENT}{seat}", moment)

    # --- computers ------------------------------------------------------------------------------------------------

    def computers(self, moment: Moment) -> None:
        """Let the host's computers do what they do without thinking: be ready, and resign with their partner."""
        core = self._core
        if not core.running or not core.is_host or core.ledger is None or core.away:
            return
        token = core.ledger.session.answer_of_computers()
        if token is not None and not self._log.wants(token):
            self._log.want(token, moment)

    def ready(self, moment: Moment) -> None:
        """Say that the own player is ready for the next game."""
        self._log.act(f"{READY}{self._core.own}", moment)
