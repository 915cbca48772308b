"""Tables between devices through the bridge, as the page drives them: JSON in, JSON out."""

import json
from collections import deque
from typing import Any

import pytest

from filler_core.bridge import Bridge
from tests.peer_world import fingerprint, key_of, sign

INVITATION = {"variant": "quick", "clock": "5+3", "games": 2, "rated": True, "name": "Ann", "resume": None}


class Page:
    """One device: its engine, its log, its signatures."""

    def __init__(self, name: str) -> None:
        """Start an engine."""
        self.bridge = Bridge()
        self.name = name
        self.table = 0
        self.now = 1_000
        self.lines: list[str] = []
        self.last: dict[str, Any] = {}
        self.dealt: dict[str, Any] | None = None
        self.outbox: deque[str] = deque()

    @property
    def moment(self) -> dict[str, int]:
        """The two clocks."""
        return {"now": self.now, "wall": 1_700_000_000_000 + self.now}

    @property
    def identity(self) -> dict[str, Any]:
        """Who sits here."""
        rating = {"rating": 1600.0, "deviation": 80.0, "volatility": 0.06}
        return {"name": self.name, "key": key_of(self.name), "rating": {"rating": rating, "at": 1_699_000_000_000}}

    def ask(self, method: str, **parameters: Any) -> Any:
        """Call the engine; an error is given as its code."""
        answer = json.loads(self.bridge.call(method, json.dumps(parameters)))
        return answer["result"] if "result" in answer else answer["error"]["code"]

    def do(self, method: str, **parameters: Any) -> Any:
        """Call the engine for this table, and do what it asks for."""
        update = self.ask(method, table=self.table, **parameters, **self.moment)
        if isinstance(update, str):
            return update
        return self.perform(update)

    def perform(self, update: dict[str, Any]) -> dict[str, Any]:
        """Store, sign and check, send."""
        self.lines += update["lines"]
        self.last = update
        self.dealt = update["opened"] or self.dealt
        self.outbox += [message["text"] for message in update["send"]]
        for wish in update["sign"]:
            self.do("peer_signed", id=wish["id"], signature=sign(key_of(self.name), wish["text"]))
        for wish in update["verify"]:
            good = sign(wish["key"], wish["text"]) == wish["signature"]
            self.do("peer_verified", id=wish["id"], good=good)
        return update


def exchange(one: Page, other: Page) -> None:
    """Carry all messages until nobody says anything more."""
    while one.outbox or other.outbox:
        for here, there in ((one, other), (other, one)):
            while here.outbox:
                there.do("peer_received", link=1, text=here.outbox.popleft())


def opened() -> tuple[Page, Page]:
    """Give a host and a guest whose match has begun."""
    host, guest = Page("Ann"), Page("Ben")
    common = {"invitation": INVITATION, "date": "2026-11-30"}
    at = host.moment
    opening = host.ask("peer_host", **common, seats=["own", "guest"], identity=host.identity, entropy="1" * 64, **at)
    host.table = opening["table"]
    host.perform(opening)
    opening = guest.ask("peer_join", **common, identity=guest.identity, entropy="2" * 64, **at)
    guest.table = opening["table"]
    guest.perform(opening)
    prints = fingerprint("host"), fingerprint("guest")
    host.do("peer_connected", link=1, own=prints[0], peer=prints[1])
    guest.do("peer_connected", link=1, own=prints[1], peer=prints[0])
    exchange(host, guest)
    for page in (host, guest):
        page.do("peer_begin")
    exchange(host, guest)
    return host, guest


def test_a_match_goes_from_invitation_to_moves_through_the_door() -> None:
    """Seats, board and snapshot come to both pages; a move made on one is seen on the other."""
    host, guest = opened()
    assert host.dealt is not None
    assert guest.dealt is not None
    assert host.dealt["board"]["colours"] == guest.dealt["board"]["colours"]
    assert [seat["kind"] for seat in guest.last["peers"]["seats"]] == ["peer", "own"]
    assert guest.last["peers"]["phase"] == "playing"
    assert guest.last["snapshot"]["mover"] == 0
    choice = next(choice for choice in host.last["snapshot"]["choices"] if choice["preview"])
    host.now += 700
    host.do("peer_choose", colour=choice["colour"], game=0, ply=0)
    exchange(host, guest)
    assert guest.last["snapshot"]["mover"] == 1
    assert host.last["peers"]["pending"] is False
    assert host.lines[-1].split(" ", 1)[0] == str(len(host.lines) - 1)


def test_what_the_own_player_may_not_do_is_refused_by_code() -> None:
    """The page words the codes; nothing is raised through the door."""
    host, guest = opened()
    assert guest.do("peer_choose", colour=1, game=0, ply=0) == "illegal-seat"
    assert host.do("peer_claim") == "illegal-not-now"
    assert host.do("peer_offer", what="rematch") == "illegal-not-now"
    assert host.do("peer_emote", emote=9) == "illegal-not-now"
    assert host.do("peer_resign", what="everything") == "invalid-request"
    assert host.do("peer_connected", link=1, own="x", peer="y") == "invalid-request"
    assert host.ask("peer_tick", table=99, **host.moment) == "unknown-table"


def test_a_table_is_restored_from_its_lines() -> None:
    """A page that was reloaded gets the board again and waits for its peer."""
    host, _ = opened()
    again = Page("Ann")
    opening = again.ask("peer_restore", log=host.lines, entropy="3" * 64, **again.moment)
    assert opening["opened"]["board"] == (host.dealt or {})["board"]
    assert opening["peers"]["away"]["seats"] == [1]
    assert opening["peers"]["own"] == 0
    assert again.ask("peer_restore", log=host.lines[1:], entropy="3" * 64, **again.moment) == "log-damaged"


def test_a_signed_record_is_written_read_and_rated_again() -> None:
    """The proof of a match that is over, and the rating for a player whose own has changed meanwhile."""
    host, guest = opened()
    guest.do("peer_resign", what="match")
    exchange(host, guest)
    host.do("peer_tick")
    exchange(host, guest)
    proof = host.ask("peer_proof", table=host.table)
    assert proof["verdict"] == "rated"
    winner, loser = proof["rated"]["seats"]
    assert winner["after"]["rating"] > winner["before"]["rating"] > loser["after"]["rating"]
    assert guest.ask("peer_proof", table=guest.table)["rated"] == proof["rated"]
    read = Page("Eve").ask("read_proof", text=proof["text"])
    assert read["rated"] == proof["rated"]
    assert read["receipts"] == [0, 1]
    assert all(sign(wish["key"], wish["text"]) == wish["signature"] for wish in read["verify"])
    after = host.ask("rate_again", proof=proof["text"], seat=0, current=winner["before"])["after"]
    assert after == winner["after"]
    assert host.ask("rate_again", proof=proof["text"], seat=7, current=winner["before"]) == "invalid-request"


@pytest.mark.parametrize("text", ["", "1", "1 classic 3+2 2 rated - Ann and somebody with a name that is too long"])
def test_an_invitation_that_cannot_be_read_is_refused_by_code(text: str) -> None:
    """Links are hostile."""
    assert Page("Ann").ask("read_invitation", text=text) == "invalid-invitation"
    written = Page("Ann").ask("make_invitation", **INVITATION)["text"]
    assert Page("Ann").ask("read_invitation", text=written) == INVITATION
