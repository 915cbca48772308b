"""The replay of a record: jumps equal steps and the engine; keys, list, graph, scrubber; files; spoilt links."""

import random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.conftest import OpenSite
from e2e.table import BOOT
from filler_core.clock import read_time_control
from filler_core.match import Match, Phase
from filler_core.record import Event, Kind, Record, Seat, SeatKind, Terms, apply, write_link, write_record
from filler_core.variants import VARIANTS

CELLS = """cells => cells.map(({ dataset: { cell, owner, colour } }) => [cell, owner, colour].map(Number))"""


def played(variant: str, *, games: int = 2, clock: str = "3+2", resigning_at: int | None = None) -> Record:
    """Play a match in which the first player to move resigns game 1 after some moves."""
    names = ("Ann", "Bob", "Cleo", "Dan")[: VARIANTS[variant].player_count]
    seats = tuple(Seat(SeatKind.PERSON, name) for name in names)
    terms = Terms(variant, 1990, seats, games, read_time_control(clock), "2026-11-30")
    match = terms.new_match()
    match.begin(0)
    choice = random.Random(1)
    events: list[Event] = []
    while match.result is None:
        event = _next_event(match, 1000 * (len(events) + 1), choice, resigning_at)
        apply(match, event)
        events.append(event)
    return Record(terms, tuple(events))


def _next_event(match: Match, at: int, choice: random.Random, resigning_at: int | None) -> Event:
    if match.phase is Phase.BETWEEN:
        waited = [player for player in range(match.player_count) if player not in match.ready_players]
        return Event(Kind.READY, waited[0], at)
    mover = match.mover
    assert mover is not None
    if match.number == 0 and match.game.ply == resigning_at:
        return Event(Kind.RESIGN_GAME, mover, at)
    previews = match.game.previews()
    colour = max(previews, key=lambda wished: (previews[wished].worth, choice.random()))
    return Event(Kind.MOVE, colour, at)


def replay_at(page: Page, position: int) -> None:
    """Wait until the replay shows a frame."""
    expect(page.get_by_test_id("replay")).to_have_attribute("data-position", str(position))


def cells_of(page: Page) -> dict[int, tuple[int, int]]:
    """Read owner and colour of every cell from the drawing."""
    rows = page.locator(".board-frame .cell").evaluate_all(CELLS)
    return {cell: (owner, colour) for cell, owner, colour in rows}


def expect_engine_cells(page: Page, match: Match) -> None:
    """Compare the drawing with the engine's own match."""
    colours = dict(enumerate(match.game.board.colours))
    expected = {cell: (-1, colour) for cell, colour in colours.items() if colour >= 0}
    for place, colour in enumerate(match.game.colours):
        for cell in match.game.territory(place):
            expected[cell] = (match.player_at(place), colour)
    assert cells_of(page) == expected


@pytest.mark.parametrize("variant", ["quick", "vinco"])
def test_replay_equals_play_and_jumps_equal_steps(open_site: OpenSite, variant: str) -> None:
    """Every frame shows what the engine says, whether one steps to it or jumps."""
    record = played(variant, resigning_at=6)
    page = open_site(f"#record={write_link(record)}").page
    expect(page.get_by_test_id("replay")).to_have_attribute("data-state", "open", timeout=BOOT)
    stepped = []
    for position, (_, match) in enumerate(record.replay()):
        replay_at(page, position)
        expect_engine_cells(page, match)
        stepped.append(cells_of(page))
        page.keyboard.press("ArrowRight")
    for position in random.Random(2).sample(range(len(stepped)), 8):
        page.locator(f'.step[data-position="{position}"]').click()
        replay_at(page, position)
        assert cells_of(page) == stepped[position]


def test_every_way_of_moving_through_a_match(open_site: OpenSite) -> None:
    """Keys, scrubber, graph and the play button all move the same position."""
    record = played("quick", resigning_at=6)
    page = open_site(f"#record={write_link(record)}").page
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-state", "open", timeout=BOOT)
    end = len(record.events)
    page.keyboard.press("End")
    replay_at(page, end)
    expect(page.get_by_test_id("ending")).to_be_visible()
    page.keyboard.press("Home")
    replay_at(page, 0)
    scrubber = page.locator(".scrubber")
    scrubber.focus()
    page.keyboard.press("ArrowRight")
    replay_at(page, 1)
    expect(scrubber).to_have_attribute("aria-valuetext", page.get_by_test_id("words").inner_text())
    graph = page.get_by_test_id("graph")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 10})
    replay_at(page, end)
    page.keyboard.press("ArrowDown")
    replay_at(page, end - 1)
    page.locator(".replay-speed").select_option("4")
    page.locator('[data-action="play"]').click()
    replay_at(page, end)
    expect(replay).to_have_attribute("data-playing", "no")


def test_a_record_is_saved_and_opened_as_a_file(open_site: OpenSite) -> None:
    """What is saved is the record's text, and another file leads to its own match and back again."""
    first, second = played("quick"), played("vinco", games=1, clock="none")
    page = open_site(f"#record={write_link(first)}", accept_downloads=True).page
    expect(page.get_by_test_id("replay")).to_have_attribute("data-state", "open", timeout=BOOT)
    page.locator('[data-action="share"]').click()
    with page.expect_download() as download:
        page.locator('[data-action="save"]').click()
    assert download.value.path().read_text() == write_record(first)
    file: FilePayload = {"name": "match.txt", "mimeType": "text/plain", "buffer": write_record(second).encode()}
    page.locator('dialog input[type="file"]').set_input_files(file)
    expect(page.get_by_test_id("replay")).to_have_attribute("data-variant", "vinco")
    page.go_back()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-variant", "quick")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("game_", "game_x", "record-unreadable"),
        ("~ended_decided_", "~ended_decided_9", "record-contradicts-itself"),
        ("filler", "filter", "record-unreadable"),
    ],
)
def test_a_spoilt_link_leads_to_the_lobby_with_a_message(open_site: OpenSite, old: str, new: str, code: str) -> None:
    """It says where the record is wrong."""
    site = open_site(f"#record={write_link(played('quick', games=1)).replace(old, new, 1)}")
    expect(site.lobby.locator(f'.notice[data-code="{code}"]')).to_contain_text("line", timeout=BOOT)
