"""The rules book: reached from everywhere, with boards on which the reader makes the move; offline, and on paper."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenSite
from e2e.lessons import PLANS, TOPICS, TOUR, lesson, readers_moves, solve
from e2e.table import BOOT, Site

ASKING = '.lesson[data-state="asking"]'


def open_topic(site: Site, topic: str) -> None:
    """Go to a topic by its address and wait until its boards can be played on."""
    site.turn_to(f"#rules={topic}")
    site.page.locator(f'[data-testid="rules"][data-topic="{topic}"] {ASKING}').first.wait_for(timeout=BOOT)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_move_that_is_explained_can_be_made(site: Site, topic: str) -> None:
    """On each board of a topic the colours named lead to what is told, figure by figure."""
    open_topic(site, topic)
    names = site.page.locator(".lesson").evaluate_all("all => all.map(({ dataset }) => dataset.lesson)")
    assert names
    for name in names:
        board = lesson(site.page, name)
        first = readers_moves(name)[0]
        shown = board.locator(f'.colour-button[data-colour="{first}"] .colour-gain')
        facts = PLANS[name]["facts"]
        expect(shown).to_have_text(str(facts.get("takes", facts.get("captures", 0) + facts.get("closes", 0))))
        solve(site.page, name)
        # Nothing can be played any more, until one begins anew.
        expect(board.locator('.colour-button[aria-disabled="false"]')).to_have_count(0)
        board.locator('[data-action="lesson-again"]').click()
        expect(board).to_have_attribute("data-state", "asking")
        expect(board.locator(".lesson-answer")).to_have_count(0)
    expect(site.page.get_by_test_id("rules")).to_be_visible()


def test_another_move_is_played_and_answered_kindly(site: Site) -> None:
    """Whoever chooses another colour sees what it does, and is invited to try once more."""
    open_topic(site, "fundamentals")
    board = lesson(site.page, "region")
    board.locator('.colour-button[data-colour="3"]').click()
    expect(board).to_have_attribute("data-state", "strayed")
    expect(board.locator(".lesson-answer")).to_contain_text("try it once more")
    expect(board.locator(".board")).to_have_attribute("data-ply", "1")
    board.locator('[data-action="lesson-again"]').click()
    expect(board.locator(".board")).to_have_attribute("data-ply", "0")
    solve(site.page, "region")


def test_a_barred_colour_says_whose_it_is(site: Site) -> None:
    """Pressing it plays nothing, as at a table."""
    open_topic(site, "fundamentals")
    board = lesson(site.page, "free")
    board.locator('.colour-button[data-bar="rival"]').click(force=True)
    expect(board.locator(".tooltip")).to_have_text("the colour of Rival")
    expect(board).to_have_attribute("data-state", "asking")


def test_the_board_itself_can_be_pressed_and_seen(site: Site) -> None:
    """A cell that the colour takes plays it; the cells say for screen readers whose they are."""
    open_topic(site, "hex")
    board = lesson(site.page, "hex")
    board.locator('[data-cell="11"]').click()
    expect(board).to_have_attribute("data-state", "done")
    expect(board.locator('[data-owner="0"]')).to_have_count(7)
    expect(board.locator("[role=grid]")).to_have_attribute("aria-label", "A board to try it out")


def test_the_book_is_reached_from_the_lobby_and_read_on(site: Site) -> None:
    """The footer leads to the fundamentals, the contents to every board, and the arrow back."""
    page = site.page
    page.locator('.lobby-footer a[href="#rules"]').click()
    expect(page.locator(".rules-topic")).to_have_text("Fundamentals")
    expect(page).to_have_title("Rules: Fundamentals · Filler")
    expect(page.locator(".rules-contents a")).to_have_count(len(TOPICS))
    page.locator('.rules-contents a[href="#rules=pairs"]').click()
    expect(page.locator(".rules-topic")).to_have_text("Pairs")
    expect(page.locator('.rules-contents a[aria-current="page"]')).to_have_text("Pairs")
    page.locator(".rules-next a").click()
    expect(page.locator(".rules-topic")).to_have_text("Practice")
    page.locator(".topbar a").click()
    expect(site.lobby).to_be_visible()


def test_a_narrow_page_has_a_list_to_choose_from(phone: Site) -> None:
    """Where there is no room beside the text, the topics are in a list above it."""
    open_topic(phone, "quick")
    expect(phone.page.locator(".rules-contents")).to_be_hidden()
    phone.page.locator('select[name="topic"]').select_option("vinco")
    expect(phone.page.locator(".rules-topic")).to_have_text("Vinco")
    assert phone.page.url.endswith("#rules=vinco")


def test_the_help_of_a_table_leads_to_its_board_and_back(site: Site) -> None:
    """The match is where it was."""
    game = site.sit_down("rhombi", 77)
    site.press(game, game.legal_colours()[0])
    site.action("help").click()
    site.dialog.locator('[data-action="rules-of-board"]').click()
    expect(site.page.locator(".rules-topic")).to_have_text("Rhombi")
    expect(site.dialog).to_have_count(0)
    site.page.locator('.rules-contents a[href="#rules=pairs"]').click()
    expect(site.page.locator(".rules-topic")).to_have_text("Pairs")
    site.page.get_by_role("link", name="Back to the table").click()
    site.expect_ply(1)
    # From the lobby one comes back to the lobby, whatever goes on at a table.
    site.go_to_lobby()
    site.turn_to("#rules")
    site.page.get_by_role("link", name="Back to the lobby").click()
    expect(site.lobby).to_be_visible()


def test_an_unknown_topic_is_refused(site: Site) -> None:
    """The lobby says that there is nothing, as for every such address."""
    site.turn_to("#rules=chess")
    expect(site.notice).to_be_visible()
    expect(site.lobby).to_be_visible()


def test_nothing_of_it_is_kept(site: Site) -> None:
    """A board of the book is no match: the lobby has none to go on with, and the history none to look at."""
    open_topic(site, "quick")
    solve(site.page, "quick")
    site.go_to_lobby()
    expect(site.page.locator(".running-table")).to_have_count(0)
    site.turn_to("#history")
    expect(site.page.locator("main")).to_contain_text("No matches yet")


def test_once_opened_the_whole_book_is_there_without_a_network(open_site: OpenSite) -> None:
    """The other topics are fetched ahead."""
    site = open_site("#rules")
    site.page.locator(ASKING).first.wait_for(timeout=BOOT)
    site.page.wait_for_load_state("networkidle")
    site.page.context.set_offline(offline=True)
    for topic in TOPICS:
        open_topic(site, topic)
    open_topic(site, "three")
    solve(site.page, "three")


def test_the_book_speaks_the_language_of_the_page(open_site: OpenSite) -> None:
    """Text and boards change with it, the topic stays."""
    site = open_site("#rules=four", locale="it-IT")
    site.page.locator(ASKING).first.wait_for(timeout=BOOT)
    expect(site.page.locator(".rules-topic")).to_have_text("In quattro")
    expect(site.page.locator(".lesson-task")).to_contain_text("in basso a sinistra")
    site.page.locator('.colour-button[data-bar="rival"]').first.click(force=True)
    expect(site.page.locator(".tooltip")).to_have_text("il colore di Rivale 1")


def test_on_paper_there_is_the_text_with_its_boards_and_answers(site: Site) -> None:
    """No buttons are printed; what happens on a board is, for paper cannot be pressed."""
    open_topic(site, "fundamentals")
    page = site.page
    page.emulate_media(media="print")
    for hidden in (".topbar", ".rules-contents", ".colour-bar", ".rules-next", ".rules-chooser"):
        expect(page.locator(f"main {hidden}").first).to_be_hidden()
    board = lesson(page, "region")
    expect(board.locator(".board")).to_be_visible()
    expect(board.locator(".lesson-print")).to_contain_text("You took 7 cells: 3 by the colour, and the 4 in the corner")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(page.pdf(format="A4")) > 10_000
    page.emulate_media(media="screen")


def test_the_guided_game_is_offered_once_and_can_be_declined(open_site: OpenSite) -> None:
    """Whoever has said no is not asked again."""
    site = open_site("")
    offer = site.page.locator(".tour-offer")
    offer.wait_for(timeout=BOOT)
    site.action("tour-decline").click()
    expect(offer).to_have_count(0)
    site.page.reload()
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    expect(offer).to_have_count(0)


def test_the_guided_game_is_played_to_its_end(open_site: OpenSite) -> None:
    """It says what to do and what has happened, forgives a wrong colour, and ends with a win."""
    site = open_site("")
    page = site.page
    site.action("tour").click(timeout=BOOT)
    game = page.locator(f'.lesson[data-lesson="{TOUR}"]')
    game.and_(page.locator('[data-state="asking"]')).wait_for(timeout=BOOT)
    expect(site.action("tour-skip")).to_have_text("Skip")
    words = game.locator(".lesson-answer")
    for step, colour in enumerate(readers_moves(TOUR), 1):
        if step == 3:
            wrong = next(each for each in (4, 5) if each != colour)
            game.locator(f'.colour-button[data-colour="{wrong}"]').click()
            expect(words).to_contain_text("try it once more")
            site.action("lesson-again").click()
            game.and_(page.locator('[data-state="asking"][data-told="2"]')).wait_for()
        game.locator(f'.colour-button[data-colour="{colour}"]').click()
        expect(game).to_have_attribute("data-told", str(step))
        game.and_(page.locator('[data-state="asking"], [data-state="done"]')).wait_for()
    expect(words).to_contain_text("22 of 42")
    page.locator(".tour-onward .button-primary").click()
    expect(site.lobby).to_be_visible()
    expect(page.locator(".tour-offer")).to_have_count(0)
