"""Analyses: exact values move by move, estimates told apart, stopped and gone on with, kept, and played on from."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import PHONE, OpenSite
from e2e.table import BOOT, Site
from e2e.test_history import FILL, Device
from e2e.test_replay import cells_of, expect_engine_cells, played, replay_at
from filler_core.bots.analysis import Analysis, Verdict, summaries
from filler_core.bots.search import Search
from filler_core.match import Match
from filler_core.record import Kind, Record, write_link, write_record

PROOF_MS = 150_000
"""Milliseconds that the proofs of a Quick match may take on a busy machine."""

KEEP_WORKERS = """
  window.workersMade = [];
  window.Worker = class extends Worker {
    constructor(...parameters) {
      super(...parameters);
      window.workersMade.push(this);
    }
  };
"""
"""An init script that remembers the workers of the page, so that a test can end one."""

KILL_LAST_WORKER = """() => {
  const worker = window.workersMade.at(-1);
  worker.terminate();
  worker.dispatchEvent(new ErrorEvent("error", { message: "ended by the test", cancelable: true }));
}"""
"""What a browser does when a worker dies: it says so, and the worker never answers again."""

MARKS = ("best", "good", "inaccuracy", "mistake", "blunder")


def analysis(site: Site, phase: str | None = None) -> Locator:
    """Find the row of the analysis, in a phase if one is given."""
    return site.page.locator("[data-testid=analysis]" + (f'[data-phase="{phase}"]' if phase else ""))


def judged(site: Site, least: int) -> int:
    """Wait until so many moves are judged, and tell how many are."""
    fewer = "".join(f':not([data-judged="{count}"])' for count in range(least))
    row = site.page.locator(f"[data-testid=analysis]{fewer}")
    row.wait_for(timeout=BOOT)
    return int(row.get_attribute("data-judged") or 0)


def open_record(open_site: OpenSite, record: Record, **options: Any) -> Site:
    """Look at a record on a page of its own."""
    site = open_site(None, **options)
    site.page.add_init_script(KEEP_WORKERS)
    site.page.goto(f"{site.url}#record={write_link(record)}")
    wait_for_replay(site)
    return site


def wait_for_replay(site: Site) -> None:
    """Wait until a replay is open."""
    expect(site.page.get_by_test_id("replay")).to_have_attribute("data-state", "open", timeout=BOOT)


def beginning_of(variant: str, moves: int) -> Record:
    """Give the first moves of a match that goes on."""
    record = played(variant, games=1, clock="none")
    return Record(record.terms, record.events[:moves])


def natively(record: Record) -> Analysis:
    """Analyse a record here, to the end."""
    found = Analysis(record)
    while not found.done:
        found.step()
    return found


def stands(record: Record) -> list[Match]:
    """Give the match as it stands at every step, each an object of its own."""
    return [Record(record.terms, record.events[:number]).play_out() for number in range(len(record.events) + 1)]


def shown_verdicts(site: Site, record: Record) -> dict[tuple[int, int], dict[str, str | None]]:
    """Step through the match and collect what is said of each move, by game and ply."""
    page = site.page
    page.keyboard.press("Home")
    found = {}
    for position, (event, match) in enumerate(record.replay()):
        replay_at(page, position)
        words = page.get_by_test_id("analysis-words")
        said = {name: words.get_attribute(f"data-{name}") for name in ("sign", "before", "after", "best", "exact")}
        if event is not None and event.kind is Kind.MOVE:
            found[match.number, match.game.ply - 1] = said | {"words": words.inner_text()}
        else:
            assert said["sign"] is None, "what is no move is not judged"
        page.keyboard.press("ArrowRight")
    return found


def expect_best(record: Record, verdict: Verdict, colour: int) -> None:
    """Check that a colour is worth as much as the position: several may be best."""
    position = next(
        match.game.position
        for _, match in record.replay()
        if (match.number, match.game.ply) == (verdict.game, verdict.ply)
    )
    assert Search(position.compiled).value_of(position, colour).value == verdict.before


def test_every_move_of_a_quick_match_has_its_exact_value(open_site: OpenSite) -> None:
    """Both games of a stored match: values, marks and sums are those of the engine out here, also after a reload."""
    record = played("quick", clock="none", resigning_at=9)
    text = write_record(record)
    site = open_site("#history")
    page = site.page
    page.locator(".empty").wait_for()
    result = Device().ask("describe_record", text=text)["match"]["result"]
    match = {"id": "kept", "finished": 1, "variant": "quick", "opponents": ["Bob"], "result": result}
    page.evaluate(FILL, {"matches": [{**match, "text": text, "rated": False}], "tables": [], "name": ""})
    site.turn_to("#match=kept")
    wait_for_replay(site)
    site.action("analyse").click()
    known = natively(record)
    analysis(site, "done").wait_for(timeout=PROOF_MS)

    shown = shown_verdicts(site, record)
    assert len(shown) == known.count
    for verdict in known.verdicts:
        said = shown[verdict.game, verdict.ply]
        assert said["sign"] == verdict.mark
        assert (float(said["before"] or 0), float(said["after"] or 0)) == (verdict.before, verdict.after)
        assert said["exact"] == "yes"
        assert "≈" not in (said["words"] or "")
        if verdict.lost:
            expect_best(record, verdict, int(said["best"] or -1))

    page.reload()
    analysis(site, "done").wait_for(timeout=BOOT)
    site.action("analysis-details").click()
    expect(page.get_by_test_id("analysis-summary")).to_contain_text("All values of this match are proven.")
    for summary in summaries(known.verdicts, 2):
        row = page.locator(f'.analysis-table tr[data-player="{summary.player}"]')
        expect(row).to_have_attribute("data-exact", "yes")
        assert float(row.get_attribute("data-lost") or -1) == summary.lost
        assert row.locator("td[data-sign]").all_inner_texts() == [str(summary.marks[mark]) for mark in MARKS]
    start = next(verdict.before for verdict in known.verdicts if (verdict.game, verdict.ply) == (0, 0))
    words = f"{'Ann' if start > 0 else 'Bob'} wins by {abs(start):.0f}" if start else "it is a draw"
    expect(page.get_by_test_id("analysis-summary")).to_contain_text(f"Game 1: with best play from the start, {words}.")
    go_through_mistakes(site, record, known)
    play_on_from_the_best(site, record, known)


def go_through_mistakes(site: Site, record: Record, known: Analysis) -> None:
    """The list of the dialog and the key lead to the same moves, in order and round at the end."""
    page = site.page
    moves = [
        (match.number, match.game.ply - 1) if event is not None and event.kind is Kind.MOVE else None
        for event, match in record.replay()
    ]
    loud = {(verdict.game, verdict.ply) for verdict in known.verdicts if verdict.mark in MARKS[2:]}
    positions = [position for position, move in enumerate(moves) if move in loud]
    assert positions, "the match of this test has mistakes"
    listed = page.locator(".analysis-item")
    assert [int(item.get_attribute("data-position") or -1) for item in listed.all()] == positions
    listed.first.click()
    expect(site.dialog).to_have_count(0)
    replay_at(page, positions[0])
    for position in [*positions[1:], positions[0]]:
        page.keyboard.press("m")
        replay_at(page, position)
    page.keyboard.press("Shift+M")
    replay_at(page, positions[-1])


def play_on_from_the_best(site: Site, record: Record, known: Analysis) -> None:
    """The board shows the position before a mistake, and a table with a computer goes on from there."""
    page = site.page
    steps = stands(record)
    worst = max(known.verdicts, key=lambda verdict: verdict.lost)
    numbers = [(match.number, match.game.ply) for match in steps]
    position = numbers.index((worst.game, worst.ply + 1))
    page.locator(f'.step[data-position="{position}"]').click()
    site.action("best").click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-best", "yes")
    expect(page.get_by_test_id("best-words")).to_contain_text("Best: ")
    before = steps[numbers.index((worst.game, worst.ply))]
    board = cells_of(page)
    for cell, place in enumerate(before.game.owners()):
        if before.game.board.is_cell(cell):
            assert board[cell][0] == (-1 if place is None else before.player_at(place))

    site.action("play-on").click()
    page.locator('select[data-seat="1"]').select_option("beginner")
    page.locator('select[data-seat="0"]').select_option("person")
    site.action("play-on-go").click()
    table = page.locator(f'[data-testid=table][data-variant="quick"][data-ply="{worst.ply}"]')
    if before.game.mover == 0:
        table.wait_for(timeout=BOOT)
        expected = {cell: owner for cell, (owner, _) in cells_of(page).items() if owner >= 0}
        assert expected == {cell: place for cell, place in enumerate(before.game.owners()) if place is not None}
    else:
        # The computer moves at once.
        page.locator(f'[data-testid=table][data-ply="{worst.ply + 1}"]').wait_for(timeout=BOOT)


def test_an_analysis_stops_goes_on_and_is_kept_in_part(open_site: OpenSite) -> None:
    """Stopped, reloaded, gone on with; it goes on while one looks at the history; estimates say that they are."""
    record = beginning_of("classic", 7)
    site = open_record(open_site, record)
    page = site.page
    site.action("analyse").click()
    judged(site, 2)
    site.action("stop").click()
    analysis(site, "partial").wait_for()
    stopped = judged(site, 2)
    assert stopped < len(record.events)
    page.reload()
    analysis(site, "partial").wait_for(timeout=BOOT)
    assert judged(site, 2) == stopped

    site.action("analyse").click()
    analysis(site, "running").wait_for()
    site.turn_to("#history")
    page.locator(".empty").wait_for()
    site.turn_to(f"#record={write_link(record)}")
    wait_for_replay(site)
    analysis(site, "done").wait_for(timeout=BOOT)

    for said in shown_verdicts(site, record).values():
        assert said["exact"] == "no"
        assert "≈" in (said["words"] or "")
    lines = page.locator(".value-graph .graph-drawing .value-line")
    assert lines.nth(0).get_attribute("d"), "estimates are drawn dashed"
    assert not lines.nth(1).get_attribute("d"), "nothing is drawn as proven"
    page.locator(f'.step[data-position="{len(record.events)}"]').click()
    site.action("analysis-details").click()
    expect(page.get_by_test_id("analysis-summary")).to_contain_text("All values of this match are estimates.")
    expect(page.get_by_test_id("analysis-legend")).to_contain_text("Values with ≈ are estimates")


def test_a_worker_that_dies_costs_nothing_that_was_judged(open_site: OpenSite) -> None:
    """The analysis goes on with a fresh worker from what it has, and says nothing about it."""
    site = open_record(open_site, beginning_of("classic", 5))
    site.action("analyse").click()
    before = judged(site, 2)
    made = site.page.evaluate("window.workersMade.length")
    site.page.evaluate(KILL_LAST_WORKER)
    assert judged(site, before) >= before
    analysis(site, "done").wait_for(timeout=BOOT)
    assert site.page.evaluate("window.workersMade.length") == made + 1
    expect(site.notice).to_have_count(0)


def test_with_four_players_all_is_estimated_and_says_so(open_site: OpenSite) -> None:
    """On a phone: a line for each player, a note on what the values mean, and nothing sticks out."""
    record = beginning_of("four", 6)
    site = open_record(open_site, record, viewport=PHONE, has_touch=True, is_mobile=True)
    page = site.page
    site.action("analyse").click()
    analysis(site, "done").wait_for(timeout=BOOT)
    expect(page.locator(".value-graph")).to_have_attribute("data-lines", "4")
    expect(page.get_by_test_id("value-here")).to_have_count(4)
    page.locator('.graph-choice-button[data-graph="territory"]').click()
    expect(page.get_by_test_id("graph")).to_be_visible()
    expect(page.get_by_test_id("value-graph")).to_be_hidden()
    page.locator('.graph-choice-button[data-graph="value"]').click()
    expect(page.get_by_test_id("value-graph")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    for button in page.locator(".analysis-bar button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    site.action("analysis-details").tap()
    expect(page.get_by_test_id("analysis-four")).to_contain_text("nothing is proven")
    expect(page.locator(".analysis-table tbody tr")).to_have_count(4)


def test_one_plays_on_from_any_place_without_an_analysis(open_site: OpenSite) -> None:
    """In game 2 the seats are those of that game; where a game is over nobody can play on."""
    record = played("quick", clock="none", resigning_at=6)
    site = open_record(open_site, record)
    page = site.page
    page.keyboard.press("End")
    replay_at(page, len(record.events))
    expect(site.action("play-on")).to_have_attribute("aria-disabled", "true")
    position = next(at for at, (_, match) in enumerate(record.replay()) if match.number == 1 and match.game.ply == 3)
    standing = stands(record)[position]
    page.locator(f'.step[data-position="{position}"]').click()
    replay_at(page, position)
    expect_engine_cells(page, standing)
    site.action("play-on").click()
    expect(page.locator(".play-on-name").first).to_contain_text("Bob")
    site.action("play-on-go").click()
    page.locator('[data-testid=table][data-variant="quick"][data-game="0"][data-ply="3"]').wait_for(timeout=BOOT)
    expect(page.locator('.player-panel[data-player="0"]')).to_contain_text("Bob")
    owned = {cell: owner for cell, (owner, _) in cells_of(page).items() if owner >= 0}
    assert owned == {cell: place for cell, place in enumerate(standing.game.owners()) if place is not None}
    page.go_back()
    wait_for_replay(site)


@pytest.mark.slow
def test_a_table_with_a_computer_goes_before_the_analysis(open_site: OpenSite) -> None:
    """While an analysis runs a computer player answers without delay, and the analysis goes on afterwards."""
    record = beginning_of("classic", 30)
    site = open_record(open_site, record)
    site.action("analyse").click()
    judged(site, 1)
    game = site.sit_down("quick", 5, "person.computer")
    for _ in range(3):
        colour = max(game.previews(), key=lambda wished: game.previews()[wished].worth)
        ply = int(site.table.get_attribute("data-ply") or 0)
        site.button(colour).click()
        site.page.locator(f'[data-testid=table][data-ply="{ply + 2}"]').wait_for(timeout=10_000)
        game.play(colour)
        game.play(_answer(site, game))
    site.turn_to(f"#record={write_link(record)}")
    wait_for_replay(site)
    analysis(site, "done").wait_for(timeout=2 * BOOT)


def _answer(site: Site, game: Any) -> int:
    """Read the colour that the computer has chosen from its territory."""
    start = game.board.starts[1][0]
    return cells_of(site.page)[start][1]
