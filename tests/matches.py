"""Random matches, played to their end or left in the middle, for tests of records and tables."""

from hypothesis import strategies as st

from filler_core.clock import TimeControl
from filler_core.errors import IllegalError
from filler_core.match import Phase
from filler_core.record import LEVEL_IDS, Event, Kind, Record, Seat, SeatKind, Terms, apply, without_times
from filler_core.variants import VARIANTS

names = st.text(st.characters(exclude_categories=("C", "Z")), max_size=12)
seats = st.one_of(
    st.builds(Seat, st.just(SeatKind.PERSON), names),
    st.builds(Seat, st.just(SeatKind.COMPUTER), names, st.sampled_from([None, *LEVEL_IDS])),
)
controls = st.one_of(st.none(), st.builds(TimeControl, st.just(60_000), st.sampled_from([0, 1_000, 5_000])))


@st.composite
def terms(draw: st.DrawFn) -> Terms:
    """Terms of any variant."""
    variant = draw(st.sampled_from(list(VARIANTS)))
    players = VARIANTS[variant].player_count
    return Terms(
        variant=variant,
        seed=draw(st.integers(0, 2**64 - 1)),
        seats=tuple(draw(seats) for _ in range(players)),
        games=draw(st.integers(1, 2)),
        control=draw(controls),
        date=draw(st.sampled_from([None, "2026-11-30"])),
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Matches with moves, resignations, withdrawals, flags and players who are ready, as they could have happened."""
    agreed = draw(terms())
    match = agreed.new_match()
    match.begin(0)
    events: list[Event] = []
    now = 0
    steps = draw(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 9_000)), max_size=60))
    for number, time in steps:
        if match.phase is Phase.OVER:
            break
        now += time
        event = _some_event(number, now, match.phase, match.player_count, match.flagged(now))
        if event.kind is Kind.MOVE:
            legal = match.game.legal_colours()
            event = Event(Kind.MOVE, legal[number % len(legal)], now)
        try:
            apply(match, event)
        except IllegalError:
            continue
        events.append(event)
    return without_times(Record(agreed, tuple(events)))


def _some_event(number: int, now: int, phase: Phase, players: int, flagged: list[int]) -> Event:
    if flagged:
        return Event(Kind.FLAG, flagged[0], now)
    if phase is Phase.BETWEEN:
        return Event(Kind.READY, number % players, now)
    rare = {37: Kind.RESIGN_GAME, 38: Kind.RESIGN_MATCH, 39: Kind.WITHDRAW, 40: Kind.RESIGN_GAME}
    return Event(rare.get(number, Kind.MOVE), number % players, now)
