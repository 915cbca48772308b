"""Tables between devices on bad networks: whatever is lost, doubled, reordered or cut, the logs come together again."""

from functools import partial

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from filler_core.table.peer import PeerTable
from tests.peer_fuzz import fuzz
from tests.peer_world import WEATHERS, Device, Weather, World, simulate, started, wish


@pytest.mark.parametrize("seed", range(24))
def test_a_match_on_a_bad_network_ends_alike_everywhere(seed: int) -> None:
    """Two or four devices that crash, in all weathers: equal logs, one verdict, nothing lost that was acknowledged."""
    ending = simulate(seed)
    assert ending.faults == []
    assert len(ending.logs[0]) > 0


@pytest.mark.parametrize("seed", range(2))
def test_a_simulation_can_be_played_again(seed: int) -> None:
    """The same seed gives the same match to the last message: what went wrong once can be looked at."""
    assert simulate(seed).logs == simulate(seed).logs


def test_no_message_of_any_content_raises_or_changes_the_log() -> None:
    """Mutated and invented messages, at all stages: refused or, when somebody has signed a lie, disputed."""
    counts = None
    for counts in fuzz(11, 3_000):
        assert counts.faults == 0, counts.first_fault
    assert counts is not None
    assert counts.frames == 3_000


class TwoAtATable(RuleBasedStateMachine):
    """Everything that can happen to two devices, in any order."""

    def __init__(self) -> None:
        """Let both sit down."""
        super().__init__()
        self.world = started(World(77, wish(), ("Ann", "Ben")))
        self.seen: dict[str, list[tuple[int, str]]] = {}

    def device(self, who: int) -> Device:
        """Give one of the two."""
        return self.world.devices[who]

    @rule(milliseconds=st.sampled_from([1, 30, 400, 3_000, 20_000]))
    def time_passes(self, milliseconds: int) -> None:
        """Let timers run and messages arrive."""
        self.world.run(milliseconds)

    @rule(who=st.integers(0, 1))
    def plays(self, who: int) -> None:
        """Let a player do what is to be done."""
        self.world.play(self.device(who))

    @rule(who=st.integers(0, 1), what=st.sampled_from(["game", "match"]))
    def resigns(self, who: int, what: str) -> None:
        """Let a player give up."""
        device = self.device(who)
        if device.ledger is not None:
            device.do(partial(PeerTable.resign, what=what, moment=device.moment))

    @rule(who=st.integers(0, 1))
    def claims(self, who: int) -> None:
        """Let a player claim that the other is away, allowed or not."""
        device = self.device(who)
        device.do(partial(PeerTable.claim, moment=device.moment))

    @rule(who=st.integers(0, 1))
    def crashes(self, who: int) -> None:
        """Let a device start again from its disk."""
        self.device(who).crash()

    @rule()
    def meets_again(self) -> None:
        """Give them a new connection when there is none."""
        self.world.link_up()

    @rule(broken=st.booleans())
    def connection_breaks_or_mends(self, broken: bool) -> None:  # noqa: FBT001  drawn by name
        """Cut the connection without telling anybody, or mend it."""
        pair = frozenset(device.name for device in self.world.devices)
        (self.world.cut_pairs.add if broken else self.world.cut_pairs.discard)(pair)

    @rule(weather=st.sampled_from(WEATHERS))
    def weather_changes(self, weather: Weather) -> None:
        """Let the network be better or worse."""
        self.world.weather = weather

    @invariant()
    def acknowledged_entries_stay(self) -> None:
        """What somebody has acknowledged is in the log for good."""
        for device in self.world.devices:
            if device.table.core.trouble is None:
                assert all(device.entry(number) == entry for number, entry in device.acked.items())

    @invariant()
    def no_honest_device_is_accused(self) -> None:
        """Nothing that honest devices do looks like cheating; only two claims at once end a match without a result."""
        for device in self.world.devices:
            trouble = device.table.core.trouble
            assert trouble is None or trouble.code in ("peer-both-claim", "peer-left-early"), trouble

    def teardown(self) -> None:
        """In the end the sky clears, and both logs are equal."""
        self.world.weather = Weather()
        self.world.cut_pairs.clear()
        for _ in range(12):
            self.world.link_up()
            self.world.run(2_000)
        one, other = self.world.devices
        if one.ledger is not None and other.ledger is not None and not one.table.core.trouble:
            assert one.entries() == other.entries()
        assert (one.table.core.trouble is None) == (other.table.core.trouble is None)


TwoAtATable.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestTwoAtATable = TwoAtATable.TestCase
