"""A table between devices: two honest ones, and what happens when one of them is not."""

import json
from collections.abc import Callable
from functools import partial

import pytest

from filler_core.errors import IllegalError, InvalidError
from filler_core.table.chain import make_entry
from filler_core.table.links import ABSENT_AFTER, PATIENCE
from filler_core.table.messages import Type, write_message
from filler_core.table.peer import PeerTable
from filler_core.table.peer_core import COMPUTER, GUEST, OWN, Identity
from filler_core.table.proof import rated, read_proof, write_proof
from tests.peer_world import Device, World, fingerprint, key_of, sign, started, wish


def two(*, clock: str = "5+3", rated_table: bool = True, seed: int = 1) -> tuple[World, Device, Device]:
    """Give two devices whose match has begun."""
    world = started(World(seed, wish(clock=clock, rated=rated_table), ("Ann", "Ben")))
    host, guest = world.devices
    assert world.run(5_000, lambda: all(begun(device) for device in world.devices))
    return world, host, guest


def begun(device: Device) -> bool:
    """Whether the match has begun for a device."""
    return device.ledger is not None and device.log.session.match.phase.value == "playing"


def play_out(world: World, most: int = 400) -> None:
    """Let everyone play until the match is over for all."""
    for _ in range(most):
        if all(device.done for device in world.devices):
            break
        for device in world.devices:
            world.play(device)
        world.run(200)
    world.run(3_000)


def said(device: Device) -> str:
    """Give what the last entry of a log says."""
    return device.log.chain.entries[-1].token


def trouble(device: Device) -> str | None:
    """Name what has stopped a table."""
    return None if device.table.core.trouble is None else device.table.core.trouble.code


def inject(world: World, to: Device, kind: Type, **fields: object) -> None:
    """Send something to a device as if its peer had."""
    link = next(iter(to.links))
    to.perform(to.table.received(link, write_message(kind, fields), to.moment))
    world.run(50)


# --- meeting ----------------------------------------------------------------------------------------------------------


def test_two_devices_draw_one_board_and_play_a_rated_match_to_the_end() -> None:
    """Both hold the same log, the same verdict, and each other's receipt."""
    world, host, guest = two()
    play_out(world)
    assert host.entries() == guest.entries() != []
    assert host.table.core.verdict == guest.table.core.verdict == "rated"
    assert set(host.table.core.receipts) == set(guest.table.core.receipts) == {0, 1}
    assert host.log.session.record() == guest.log.session.record()


def test_nobody_can_choose_the_board() -> None:
    """Another secret number of either side gives another board, and each is fixed before the other is known."""
    seeds = set()
    for seed in range(6):
        _, host, guest = two(seed=seed)
        assert host.log.seed == guest.log.seed
        seeds.add(host.log.seed)
    assert len(seeds) == 6


def test_no_secret_number_is_told_before_all_have_signed_the_list() -> None:
    """A device that has seen the other's number could choose a board, were it not bound by then."""
    sent: list[tuple[str, dict[str, object]]] = []
    world = World(3, wish(), ("Ann", "Ben"))
    world.heard = lambda device, text: sent.append((device.name, json.loads(text)))
    started(world)
    world.run(3_000)
    first_reveal = next(index for index, (_, message) in enumerate(sent) if message["t"] == "REVEAL")
    commits = [(name, message) for name, message in sent[:first_reveal] if message["t"] == "COMMIT"]
    signed = {name for name, message in commits if message.get("s") or message.get("signed")}
    assert signed == {"Ann", "Ben"}


def test_a_guest_refuses_terms_that_are_not_those_of_the_invitation() -> None:
    """Who was invited to a rated match of 5+3 does not sit down to anything else."""
    world = World(1, wish(clock="1+1"), ("Ann", "Ben"))
    host, guest = world.devices
    guest.table.core.wish = wish(clock="5+3", plan=())
    world.connect(host, guest)
    world.run(3_000)
    assert trouble(guest) == "peer-terms"
    assert guest.table.core.phase() == "ended"
    assert guest.ledger is host.ledger is None


def test_a_signature_binds_a_key_to_this_connection() -> None:
    """A HELLO that was recorded elsewhere is worth nothing here: the fingerprints differ."""
    world = World(1, wish(), ("Ann", "Ben"))
    host, guest = world.devices
    host.links[1], guest.links[2] = (guest, 2), (host, 1)
    host.perform(host.table.connected(1, fingerprint("host"), fingerprint("somebody between"), host.moment))
    guest.perform(guest.table.connected(2, fingerprint("guest"), fingerprint("host"), guest.moment))
    world.run(5_000)
    assert host.ledger is guest.ledger is None
    assert any(news["kind"] == "refused" and news["code"] == "peer-signature" for news in [*host.news, *guest.news])


def test_other_rules_make_a_table_unrated_and_other_versions_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays by other rules can play, but not for a rating; who speaks another protocol cannot."""
    monkeypatch.setattr("filler_core.table.peer_greeting.rules_hash", iter_hashes())
    world = World(1, wish(), ("Ann", "Ben"))
    host, guest = world.devices
    world.connect(host, guest)
    world.run(2_000)
    assert host.table.core.unrated == "rules"
    assert host.table.core.dealing is None or not host.table.core.dealing.terms.rated


def iter_hashes() -> Callable[[], str]:
    """Give rules hashes that are never the same."""
    count = iter(range(10_000))
    return lambda: fingerprint(f"rules {next(count)}")


def test_a_table_with_computers_or_one_key_twice_is_not_rated() -> None:
    """Only matches between different devices are rated (rules, section 7)."""
    world = started(World(1, wish("four", plan=(OWN, GUEST, COMPUTER, COMPUTER)), ("Ann", "Ben")))
    world.run(3_000)
    assert world.devices[0].table.core.unrated == "computer"
    same = World(1, wish(), ("Ann", "Ann"))
    same.connect(*same.devices)
    same.run(3_000)
    assert [device.table.core.unrated for device in same.devices] == ["same-device", "same-device"]
    assert not same.devices[0].log.terms.rated


def test_a_host_needs_a_seat_and_a_guest() -> None:
    """A plan without an own seat, or with nobody to meet, is refused."""
    for plan in ((GUEST, GUEST), (OWN, OWN), (OWN, COMPUTER), (OWN,)):
        with pytest.raises(InvalidError, match="invalid-seats"):
            PeerTable(wish(plan=plan), Identity("Ann", key_of("Ann")), "0" * 64, hosting=True)


def test_a_stranger_finds_no_seat_at_a_full_table() -> None:
    """A third device is told that the table is full, and disturbs nothing."""
    world, host, _ = two()
    stranger = Device(world, "Eve", wish(plan=()), hosting=False)
    world.connect(host, stranger)
    world.run(1_000)
    assert {"kind": "refused", "code": "peer-full"}.items() <= host.news[-1].items()
    assert trouble(host) is None


# --- moves that are no moves ------------------------------------------------------------------------------------------


def forged(host: Device, what: str, *, signer: str = "Ben", used: int = 0) -> dict[str, object]:
    """Make an entry as a cheating guest might: rightly chained, and signed by whoever it is."""
    entry = make_entry(host.log.chain.tip, len(host.log.chain), 1, what, used)
    return {**entry.signed(sign(key_of(signer), entry.to_sign)).fields()}


def test_a_forged_signature_stops_the_match_as_disputed() -> None:
    """A move that the other device has not signed is kept as evidence, and nothing is rated."""
    world, host, _guest = two()
    before = host.entries()
    inject(world, host, Type.RESIGN, **forged(host, "m1", signer="Eve"))
    assert trouble(host) == "peer-signature"
    assert host.table.core.verdict == "disputed"
    assert host.entries() == before
    assert json.loads(host.lines[-1].split(" ", 1)[1])["content"]["evidence"]


def test_a_signed_move_out_of_turn_stops_the_match_as_disputed() -> None:
    """The signature proves who cheated."""
    world, host, _guest = two()
    assert host.log.mover_device == 0
    inject(world, host, Type.MOVE, **forged(host, "3"))
    assert trouble(host) == "peer-illegal"
    assert host.table.core.trouble is not None
    assert host.table.core.trouble.seat == 1
    kept = json.loads(write_proof(host.table.core))
    assert kept["verdict"] == "disputed"
    assert "1.3." in kept["trouble"]["evidence"]


def test_nobody_can_act_for_somebody_else() -> None:
    """A guest cannot resign for the host, nor say that the host is ready."""
    for what in ("m0", "g0"):
        world, host, _ = two()
        inject(world, host, Type.RESIGN, **forged(host, what))
        assert trouble(host) == "peer-illegal", what


def test_a_duplicate_changes_nothing() -> None:
    """The same move sent twice is one move."""
    world, host, guest = two()
    world.play(host)
    world.run(500)
    assert len(host.entries()) == 3
    entry = host.log.chain.entries[-1]
    inject(world, guest, entry.type, **entry.fields())
    assert guest.entries() == host.entries()
    assert trouble(guest) is None


def test_two_moves_for_one_place_prove_cheating() -> None:
    """Whoever signs two different moves on the same log is caught by whoever sees both."""
    world, host, guest = two()
    world.play(host)
    world.run(500)
    length, tip = len(guest.entries()) - 1, guest.log.chain.hash_before(2)
    first = guest.log.chain.entries[-1].token
    other = make_entry(tip, length, 0, str((int(first) + 1) % 6), 10)
    inject(world, guest, Type.MOVE, **other.signed(sign(host.key, other.to_sign)).fields())
    assert trouble(guest) == "peer-two-moves"


def test_a_gap_is_filled_and_a_message_from_nowhere_changes_nothing() -> None:
    """A move whose predecessor is missing is asked for, not believed."""
    world, host, guest = two()
    before = host.entries()
    fields = {**forged(host, "3"), "n": 40}
    inject(world, host, Type.MOVE, **fields)
    assert host.entries() == before
    assert trouble(host) is None
    play_out(world)
    assert host.entries() == guest.entries()


def test_a_state_that_differs_is_found_out() -> None:
    """An acknowledgement with another hash of the state means that the two play by different rules."""
    world, host, _ = two()
    last = host.log.chain.entries[-1]
    inject(world, host, Type.ACK, n=last.number, h=last.hash, state="0" * 64)
    assert trouble(host) == "peer-state"


def test_unreadable_messages_close_the_connection_in_the_end() -> None:
    """Noise is ignored for a while, then the link is hung up; the match stays as it is."""
    world, host, _ = two()
    link = next(iter(host.links))
    for _ in range(25):
        host.perform(host.table.received(link, "noise", host.moment))
    assert link not in host.table.core.links
    assert trouble(host) is None
    assert begun(host)
    world.run(100)


# --- the clock --------------------------------------------------------------------------------------------------------


def test_a_mover_who_claims_too_little_time_signs_again_with_more() -> None:
    """The judge measures four seconds where the mover says none: it asks for the least that is possible."""
    world, host, guest = two()
    world.play(host)
    world.run(300)
    colour = guest.log.session.match.game.legal_colours()[0]
    world.run(4_000)
    # A device whose clock stood still, as in a laptop that slept: it believes that no time has passed.
    guest.log.session.time.anchor(guest.log.last_at, guest.moment.now)
    ply = guest.log.session.match.game.ply
    assert guest.do(lambda table: table.choose(colour, 0, ply, guest.moment))
    world.run(2_000)
    used = host.log.chain.entries[-1].used
    assert 3_000 < used < 4_500
    assert host.entries() == guest.entries()
    assert trouble(host) is trouble(guest) is None


def test_whose_time_is_up_loses_on_both_devices_alike() -> None:
    """The device of the player whose time is up says so itself."""
    world, host, guest = two(clock="1+1")
    world.run(62_000)
    assert host.entries() == guest.entries()
    assert said(host) == "f0"
    assert host.table.core.verdict == guest.table.core.verdict == "rated"
    result = guest.log.session.match.result
    assert result is not None
    assert result.winner == 1


def test_a_device_that_never_admits_its_flag_is_flagged_by_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stays in the table and lets the clock run out in silence loses all the same."""
    world, host, guest = two(clock="1+1")
    monkeypatch.setattr(host.table.presence, "flags", lambda _: None)
    world.run(62_000)
    assert said(guest) != "f0"
    world.run(15_000)
    assert said(guest) == "f0"
    assert guest.log.chain.entries[-1].seat == 1
    assert host.entries() == guest.entries()


def test_a_flag_that_is_claimed_too_early_is_a_lie() -> None:
    """Who says that the other's time is up while it is not has signed a lie."""
    world, host, _guest = two(clock="1+1")
    left = 60_000
    inject(world, host, Type.FLAG, **forged(host, "f0", used=left))
    assert trouble(host) == "peer-flag"
    assert host.table.core.verdict == "disputed"


# --- being away -------------------------------------------------------------------------------------------------------


def cut(world: World) -> None:
    """Break the connection between the two."""
    world.cut_pairs.add(frozenset(device.name for device in world.devices))


def test_both_clocks_stand_still_while_the_connection_is_down() -> None:
    """An outage of a minute costs the mover what passed before it was noticed, and no more."""
    world, host, guest = two(clock="3+2")
    world.run(2_000)
    cut(world)
    world.run(60_000)
    assert host.table.core.away == [1]
    assert guest.table.core.away == [0]
    assert not host.do(lambda table: table.choose(0, 0, 0, host.moment))
    world.cut_pairs.clear()
    world.run(5_000)
    assert host.table.core.away == guest.table.core.away == []
    at = host.log.session.time.at(host.moment.now)
    assert at < 2_000 + ABSENT_AFTER + 9_000
    assert {entry.letter for entry in host.log.chain.entries} == {"b", "p"}
    assert host.entries() == guest.entries()
    play_out(world)
    assert host.table.core.verdict == guest.table.core.verdict == "rated"


def test_who_stays_away_until_the_patience_is_spent_can_be_claimed_against() -> None:
    """The claimant has the result at once, the absent device when it comes back."""
    world, host, guest = two()
    world.play(host)
    world.run(500)
    guest.crash()
    world.run(PATIENCE - 10_000)
    assert not host.do(lambda table: table.claim(host.moment))
    world.run(20_000)
    assert host.table.presence.claimable(host.moment.now) == [1]
    assert host.do(lambda table: table.claim(host.moment))
    world.run(100)
    assert host.table.core.verdict == "rated"
    assert said(host) == "a1"
    assert not guest.log.over
    world.connect(host, guest)
    world.run(5_000)
    assert guest.table.core.verdict == "rated"
    assert guest.entries() == host.entries()
    result = guest.log.session.match.result
    assert result is not None
    assert result.scores[0][1] == 1.0


def test_a_claim_against_somebody_who_was_there_is_a_lie() -> None:
    """A device knows whether it can have been away."""
    world, host, _guest = two()
    inject(world, host, Type.CLAIM, **forged(host, "a0"))
    assert trouble(host) == "peer-claim"


def test_when_both_claim_the_match_is_interrupted() -> None:
    """An outage that neither of them is to blame for rates nobody, whoever claimed first."""
    world, host, guest = two()
    cut(world)
    world.run(PATIENCE + 10_000)
    for device in (host, guest):
        assert device.do(partial(PeerTable.claim, moment=device.moment))
    world.run(100)
    assert host.table.core.verdict == "rated"
    world.cut_pairs.clear()
    world.run(10_000)
    assert host.table.core.verdict == guest.table.core.verdict == "interrupted"


def test_goodbye_is_noticed_at_once() -> None:
    """Whoever closes the page is missed without waiting for silence."""
    world, host, guest = two()
    guest.do(lambda table: table.leave(guest.moment))
    world.run(200)
    assert host.table.core.away == [1]


def test_a_device_that_slept_does_not_blame_the_others() -> None:
    """After a minute without a single tick the silence was its own: nobody is away by its account."""
    world, host, guest = two()
    world.run(3_000)
    for device in (host, guest):
        device.news.clear()
    host.offset += 60_000
    world.run(5_000)
    assert not any(news["kind"] == "gone" for news in host.news)
    assert host.table.core.away == guest.table.core.away == []


# --- what the disk is for ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [0, 1])
def test_a_reload_goes_on_where_it_was(who: int) -> None:
    """Either side may reload in mid-game: after meeting again, both go on with one log, and nothing is lost."""
    world, host, guest = two()
    for _ in range(6):
        for device in world.devices:
            world.play(device)
        world.run(300)
    before = host.entries()
    world.devices[who].crash()
    assert world.devices[who].entries() == before
    world.run(9_000)
    assert world.devices[1 - who].table.core.away == [who]
    world.connect(host, guest)
    world.run(3_000)
    assert host.entries()[: len(before)] == before
    play_out(world)
    assert host.entries() == guest.entries()
    assert host.table.core.verdict == "rated"


def test_a_crash_between_any_two_steps_forks_nothing() -> None:
    """Wherever a device dies between signing, storing and sending, the logs come together again."""
    for step in range(1, 12):
        world, host, guest = two(seed=step)
        for _ in range(2):
            world.play(host)
            world.run(300)
            world.play(guest)
            world.run(step)
        guest.crash()
        world.run(10_000)
        world.connect(host, guest)
        world.run(4_000)
        assert host.entries() == guest.entries()
        assert trouble(host) is trouble(guest) is None


def test_a_damaged_journal_says_how_far_it_is_sound() -> None:
    """A table whose lines were altered is refused with the number of those that can be trusted."""
    world, host, _ = two()
    world.play(host)
    world.run(300)
    lines = list(host.lines)
    renamed = lines[-1].replace('"entry"', '"enter"')
    for damage in ([*lines[:-1], renamed], [*lines[:-1], "x"], [*lines, lines[-1]]):
        with pytest.raises(InvalidError, match="log-damaged"):
            PeerTable.restore(damage, "0" * 64, host.moment)
    with pytest.raises(InvalidError, match="log-damaged"):
        PeerTable.restore([], "0" * 64, host.moment)


# --- talking ----------------------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    """At an unrated table without a clock: asked, answered, and one entry in both logs."""
    world, host, guest = two(clock="none", rated_table=False)
    world.play(host)
    world.run(300)
    assert host.log.session.match.game.ply == 1
    assert host.do(lambda table: table.offer("take-back", host.moment))
    world.run(300)
    assert guest.table.talk.asks_take_back == 0
    assert guest.do(lambda table: table.answer("take-back", guest.moment, yes=True))
    world.run(300)
    assert host.log.session.match.game.ply == guest.log.session.match.game.ply == 0
    assert host.entries() == guest.entries()


def test_a_take_back_can_be_declined_and_is_never_offered_for_rating_points() -> None:
    """The one who asked hears it; at a rated table nobody can ask."""
    world, host, guest = two(clock="none", rated_table=False)
    world.play(host)
    world.run(300)
    host.do(lambda table: table.offer("take-back", host.moment))
    world.run(300)
    guest.do(lambda table: table.answer("take-back", guest.moment, yes=False))
    world.run(300)
    assert host.news[-1] == {"kind": "take-back-declined", "seat": 1}
    rated_world, rated_host, _ = two()
    rated_world.play(rated_host)
    rated_world.run(300)
    assert not rated_host.do(lambda table: table.offer("take-back", rated_host.moment))


def test_a_take_back_that_nobody_asked_for_is_a_lie() -> None:
    """Signed by the one who wants it, it is refused."""
    world, host, guest = two(clock="none", rated_table=False)
    world.play(host)
    world.run(300)
    world.play(guest)
    world.run(300)
    inject(world, host, Type.TAKE_BACK, **forged(host, "t1"))
    assert trouble(host) == "peer-illegal"


def test_emotes_reach_the_other_and_not_too_fast() -> None:
    """One of eight, and no flood of them."""
    world, host, guest = two()
    assert host.do(lambda table: table.emote(3, host.moment))
    assert not host.do(lambda table: table.emote(3, host.moment))
    assert not host.do(lambda table: table.emote(8, host.moment))
    world.run(200)
    assert {"kind": "emote", "seat": 0, "emote": 3} in guest.news


def test_a_rematch_needs_everyone_and_swaps_who_begins() -> None:
    """After the end both ask for it; the next table is the same invitation on the same links."""
    world, host, guest = two()
    assert not host.do(lambda table: table.offer("rematch", host.moment))
    play_out(world)
    assert host.do(lambda table: table.offer("rematch", host.moment))
    world.run(300)
    assert guest.table.talk.rematch == {0}
    assert guest.do(lambda table: table.answer("rematch", guest.moment, yes=True))
    world.run(300)
    assert {"kind": "rematch"} in host.news
    assert {"kind": "rematch"} in guest.news
    for device in (host, guest):
        device.table = device.table.rematch(
            Identity(device.name, device.key), f"{device.name:0>64}", None, device.moment
        )
        device.lines = []
        device.perform(device.table.opening(device.moment))
        device.perform(device.table.begin(device.moment))
    assert world.run(5_000, lambda: all(begun(device) for device in world.devices))
    assert host.table.core.own == 1
    play_out(world)
    assert host.entries() == guest.entries()
    assert guest.table.core.verdict == "rated"


def test_a_rematch_is_not_offered_to_somebody_who_has_gone() -> None:
    """Who has left cannot be asked."""
    world, host, guest = two()
    play_out(world)
    assert host.table.talk.may_rematch(host.moment.now)
    guest.do(lambda table: table.leave(guest.moment))
    world.run(100)
    assert not host.table.talk.may_rematch(host.moment.now)


# --- signed records ---------------------------------------------------------------------------------------------------


def test_both_devices_rate_the_match_alike() -> None:
    """The signed log is all that counts: the same ratings on both, from the same declared ones."""
    world, host, guest = two()
    play_out(world)
    views = [rated(device.log_dealing, device.log) for device in (host, guest)]
    assert views[0] == views[1]
    assert views[0] is not None
    assert views[0]["scale"] == "quick"


def test_a_signed_record_holds_every_signature_and_can_be_checked_anywhere() -> None:
    """What is read back is the same match, and each of its signatures is that of its author."""
    world, host, _ = two()
    play_out(world)
    proof = read_proof(write_proof(host.table.core))
    assert proof.verdict == "rated"
    assert proof.record == host.log.session.record()
    signatures = proof.signatures()
    assert len(signatures) == 4 + len(host.entries()) + 2
    assert all(sign(key, text) == signature for key, text, signature in signatures)


def test_a_signed_record_that_was_altered_is_found_out() -> None:
    """Another move, another name or another board fails to be read, or fails its signatures."""
    world, host, _ = two()
    play_out(world)
    text = write_proof(host.table.core)
    values = json.loads(text)
    entry = next(entry for entry in values["entries"] if entry[1].isdecimal())
    entry[2] += 1
    renamed = text.replace('\\"name\\":\\"Ben\\"', '\\"name\\":\\"Eve\\"')
    assert renamed != text
    for altered in (json.dumps(values), renamed):
        try:
            proof = read_proof(altered)
        except InvalidError:
            continue
        assert not all(sign(key, said) == signature for key, said, signature in proof.signatures())


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"filler":"filler-proof 1"}', "x" * 500_000])
def test_what_is_no_signed_record_is_refused(text: str) -> None:
    """A file that somebody drops on the page may be anything."""
    with pytest.raises(InvalidError, match="proof-unreadable"):
        read_proof(text)


def test_an_act_of_the_own_player_that_is_not_allowed_raises_and_changes_nothing() -> None:
    """Out of turn, a barred colour, an old position."""
    world, host, guest = two()
    ply = guest.log.session.match.game.ply
    with pytest.raises(IllegalError, match="illegal-seat"):
        guest.table.choose(1, 0, ply, guest.moment)
    own = host.log.session.match.game.colours[0]
    with pytest.raises(IllegalError, match="illegal-colour"):
        host.table.choose(own, 0, ply, host.moment)
    with pytest.raises(IllegalError, match="illegal-stale-move"):
        host.table.choose(own, 0, ply + 1, host.moment)
    assert len(host.entries()) == 2
    world.run(100)
