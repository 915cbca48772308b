"""Inviting, joining and replying: two devices meet, each told at every step what to do next."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenSite
from e2e.meeting import MEET, PRETEND_CAMERA, Person, code_of
from e2e.table import BOOT, Site

# --- the way of most people -------------------------------------------------------------------------------------------


def test_the_lobby_leads_to_inviting_with_the_chosen_board(ann: Person) -> None:
    """The second large action of the lobby asks whom to invite to the board that is chosen there."""
    ann.page.locator('.variant-card[data-variant="hex"]').click()
    ann.action("invite-friend").click()
    expect(ann.page.locator('select[name="variant"]')).to_have_value("hex")


def test_two_people_meet_by_an_invite_and_a_pasted_reply(ann: Person, ben: Person) -> None:
    """The guest sees who invites to what; the reply, pasted by the host, connects the two."""
    link = ann.invite()
    expect(ann.view).to_contain_text("Send your friend this link")
    expect(ann.view).to_contain_text("Waiting for the reply")
    expect(ann.page.locator("[data-reach]")).to_have_attribute("data-reach", "network")
    ben.open_invite(link)
    expect(ben.view).to_contain_text("Ann invites you to Classic 15×15")
    expect(ben.view).to_contain_text("two games · rated")
    expect(ben.page.locator(".invite-picture svg")).to_be_visible()
    reply = ben.join(link)
    expect(ben.view).to_contain_text("Send your reply to Ann")
    expect(ben.view).to_contain_text("Waiting for Ann to take your reply")
    ann.paste(f"Here you are: {reply}")
    ann.expect_connected()
    ben.expect_connected()


def test_the_reply_opened_in_another_tab_reaches_the_waiting_one(ann: Person, ben: Person) -> None:
    """A tap on the reply link opens a new tab: it hands the reply over, clears its address and says where to go."""
    reply = ben.join(ann.invite())
    tab = ann.page.context.new_page()
    tab.goto(reply)
    expect(tab.get_by_test_id("reply")).to_have_attribute("data-phase", "taken", timeout=BOOT)
    expect(tab.get_by_test_id("reply")).to_contain_text("Go back to your table")
    assert "reply" not in tab.url
    ann.expect_connected()
    ben.expect_connected()
    tab.close()


def test_a_reply_opened_in_the_waiting_tab_itself_is_taken(ann: Person, ben: Person) -> None:
    """Whoever pastes the reply link into the address bar of the waiting tab loses nothing by it."""
    reply = ben.join(ann.invite())
    ann.site.turn_to("#" + reply.split("#")[1])
    ann.expect_connected()
    ben.expect_connected()


def test_the_bare_code_is_enough_on_both_sides(ann: Person, ben: Person) -> None:
    """Where links open elsewhere, codes are pasted: the invite's in the lobby's way in, the reply's at the table."""
    link = ann.invite()
    ben.page.locator('a[href="#join="]').click()
    ben.paste(code_of(link), "invite")
    expect(ben.page.get_by_test_id("join")).to_have_attribute("data-phase", "invited", timeout=BOOT)
    ben.action("accept").click()
    ann.paste(code_of(ben.link()))
    ann.expect_connected()
    ben.expect_connected()


def test_the_qr_code_of_an_invite_is_read_from_a_picture(ann: Person, ben: Person) -> None:
    """What the host shows as a QR code, the guest reads from a photograph of it."""
    ann.invite()
    ann.action("qr").click()
    picture = ann.page.locator("svg.qr").screenshot()
    ben.site.turn_to("#join=")
    ben.page.locator('[data-action="scan-picture"] input').set_input_files(
        {"name": "photo.png", "mimeType": "image/png", "buffer": picture}
    )
    expect(ben.page.get_by_test_id("join")).to_have_attribute("data-phase", "invited", timeout=BOOT)


def test_a_picture_without_a_code_is_said_to_have_none(ann: Person) -> None:
    """A wrong picture leads to a sentence and to nothing else."""
    ann.site.turn_to("#join=")
    picture = ann.page.screenshot()
    ann.page.locator('[data-action="scan-picture"] input').set_input_files(
        {"name": "photo.png", "mimeType": "image/png", "buffer": picture}
    )
    expect(ann.page.locator('.meet-error[data-code="qr-none"]')).to_be_visible(timeout=BOOT)


def test_the_camera_reads_a_code_held_before_it(ann: Person, ben: Person) -> None:
    """The camera's picture (here a canvas that shows the host's QR code) is read, and the camera switched off again."""
    ann.invite()
    ann.action("qr").click()
    path = ann.page.locator("svg.qr path").get_attribute("d")
    size = (ann.page.locator("svg.qr").get_attribute("viewBox") or "").split()[-1]
    ben.page.evaluate(PRETEND_CAMERA, [path, int(size)])
    ben.site.turn_to("#join=")
    ben.action("scan").click()
    expect(ben.page.get_by_test_id("join")).to_have_attribute("data-phase", "invited", timeout=BOOT)
    assert ben.page.evaluate("window.pretendedTracks.every(({ readyState }) => readyState === 'ended')")


def test_a_refused_camera_leaves_the_other_ways(ann: Person) -> None:
    """Whoever does not allow the camera is told so, and can still paste or choose a picture."""
    refusal = "async () => { throw new DOMException('', 'NotAllowedError'); }"
    ann.page.evaluate(f"() => {{ navigator.mediaDevices.getUserMedia = {refusal}; }}")
    ann.site.turn_to("#join=")
    ann.action("scan").click()
    expect(ann.page.locator('.meet-error[data-code="camera-refused"]')).to_be_visible()
    expect(ann.page.locator("video")).to_have_count(0)
    expect(ann.page.locator('[data-action="scan-picture"]')).to_be_visible()


def test_copying_puts_the_link_into_the_clipboard(open_site: OpenSite) -> None:
    """What is copied is the whole link."""
    ann = Person(open_site("", permissions=["clipboard-read", "clipboard-write"]))
    link = ann.invite()
    ann.action("copy-link").click()
    expect(ann.page.locator(".meet-said").first).to_contain_text("clipboard")
    assert ann.page.evaluate("navigator.clipboard.readText()") == link


# --- what can go wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fragment", ["#join=***", "#join=AAAA", "#reply=%00", "#reply=AAAA", "#join=<b>x</b>", "#reply="]
)
def test_an_unreadable_link_leads_to_the_lobby_with_a_message(site: Site, fragment: str) -> None:
    """Whatever stands in a link, the lobby says that it cannot be read and what to do."""
    site.turn_to(fragment)
    expect(site.notice).to_have_attribute("data-code", re.compile("^code-"))
    expect(site.lobby).to_be_visible()


def test_an_invite_whose_words_make_no_sense_leads_to_the_lobby(ann: Person, ben: Person) -> None:
    """The addresses in a code may be sound and its invitation not: the engine says so."""
    link = ann.invite()
    broken = ann.page.evaluate(
        """async (text) => {
          const parts = document.querySelector('script[type="module"]').src;
          const { readCode, writeCode } = await import(new URL("net/code.js", parts));
          return writeCode({ ...readCode(text), text: "<img src=x onerror=alert(1)>" });
        }""",
        code_of(link),
    )
    ben.site.turn_to(f"#join={broken}")
    expect(ben.site.notice).to_have_attribute("data-code", "invalid-invitation", timeout=BOOT)
    expect(ben.site.lobby).to_be_visible()


def test_wrong_replies_are_explained_and_the_invite_still_waits(ann: Person, ben: Person) -> None:
    """An invite, nonsense, or a reply to something else at the place of the reply: each has a sentence of its own."""
    link = ann.invite()
    error = ann.page.locator("#reply-0-error")
    ann.paste("(no code)")
    expect(error).to_have_attribute("data-code", "code-unreadable")
    ann.paste(link)
    expect(error).to_have_attribute("data-code", "code-wrong-kind")
    reply = ben.join(link)
    ann.action("cancel-invite").click()
    ann.invite()
    ann.paste(reply)
    expect(error).to_have_attribute("data-code", "code-other-invite")
    expect(ann.page.locator(".guest")).to_have_attribute("data-phase", "waiting")


def test_a_reply_without_a_waiting_table_says_what_to_do(ann: Person, ben: Person) -> None:
    """An invite lives in its tab: when that is gone the reply offers the code, another look and a new invite."""
    reply = ben.join(ann.invite())
    ann.action("cancel-invite").click()
    ann.site.turn_to("#" + reply.split("#")[1])
    expect(ann.page.get_by_test_id("reply")).to_have_attribute("data-phase", "none", timeout=BOOT)
    expect(ann.page.locator('.shareable input[name="code"]')).to_have_value(code_of(reply))
    ann.action("invite-anew").click()
    expect(ann.page.get_by_test_id("invite")).to_have_attribute("data-phase", "setup")


def test_nobody_there_is_told_in_time_and_a_fresh_reply_helps(ann: Person, ben: Person) -> None:
    """A guest who has closed the page is waited for in vain, which is said; opening the invite again helps."""
    link = ann.invite()
    reply = ben.join(link)
    ben.action("leave-invite").click()
    ann.paste(reply)
    expect(ann.view).to_contain_text("Connecting")
    expect(ann.page.locator(".meet-advice")).to_be_visible(timeout=2 * MEET)
    expect(ann.view).to_contain_text("Ask for a fresh reply")
    ann.paste(ben.join(link))
    ann.expect_connected()
    ben.expect_connected()


def test_a_guest_who_waits_long_is_told_what_to_try(ann: Person, ben: Person) -> None:
    """After a minute the page of the guest names the usual reasons, and still waits: the late reply connects."""
    link = ann.invite()
    ben.page.clock.install()
    reply = ben.join(link)
    expect(ben.page.locator(".meet-advice")).to_have_count(0)
    ben.page.clock.fast_forward(61_000)
    expect(ben.page.locator(".meet-advice")).to_contain_text("Ask whether Ann has opened your reply")
    expect(ben.page.locator(".meet-advice")).to_contain_text("Elsewhere Ann has to make a link")
    expect(ben.action("fresh-reply")).to_be_visible()
    ann.paste(reply)
    ann.expect_connected()
    ben.expect_connected()


def test_opening_the_invite_again_makes_a_fresh_reply_that_connects(ann: Person, ben: Person) -> None:
    """The reply before no longer counts; the fresh one does."""
    link = ann.invite()
    before = ben.join(link)
    ben.action("leave-invite").click()
    after = ben.join(link)
    assert after != before
    ann.paste(after)
    ann.expect_connected()
    ben.expect_connected()


def test_where_no_server_answers_the_link_says_how_far_it_reaches(ann: Person) -> None:
    """An invite to anywhere that learnt no public address says that it works in one network only."""
    ann.site.turn_to("#servers")
    ann.page.locator("textarea").fill("")
    ann.action("save-servers").click()
    expect(ann.page.locator(".saved")).to_have_text("Saved")
    ann.site.turn_to("#invite")
    ann.page.locator('input[name="reach"][value="anywhere"]').check(force=True)
    ann.action("invite").click()
    ann.link()
    expect(ann.page.locator("[data-reach]")).to_have_attribute("data-reach", "network")
    expect(ann.view).to_contain_text("No server answered")


def test_an_invite_waits_while_one_looks_elsewhere(ann: Person, ben: Person) -> None:
    """The lobby shows that an invite is waiting; a reply reaches it there as well."""
    reply = ben.join(ann.invite())
    ann.site.turn_to("#")
    expect(ann.page.locator("[data-invite]")).to_contain_text("waiting for its reply")
    ann.page.locator("[data-invite] a").click()
    ann.paste(reply)
    ann.expect_connected()


def test_whoever_closes_the_tab_of_a_waiting_invite_is_asked(ann: Person) -> None:
    """An invite lives in its tab only; without one nobody is asked."""
    asked: list[str] = []
    ann.site.watch.allow("^dialog")
    ann.page.on("dialog", lambda dialog: asked.append(dialog.type))
    ann.invite()
    ann.page.close(run_before_unload=True)
    expect(ann.page.locator('input[name="link"]')).to_be_visible()
    assert asked == ["beforeunload"]
    ann.action("cancel-invite").click()
    expect(ann.site.lobby).to_be_visible()
    ann.page.reload()
    expect(ann.site.lobby).to_be_visible()
    assert asked == ["beforeunload"]


def test_declining_leaves_nothing_behind(ann: Person, ben: Person) -> None:
    """Whoever says no is in the lobby, without a table."""
    ben.open_invite(ann.invite())
    ben.action("decline").click()
    expect(ben.site.lobby).to_be_visible()
    expect(ben.page.locator(".running-table")).to_have_count(0)


def test_an_invite_opened_where_it_was_made_says_so(ann: Person) -> None:
    """People try their own links out: the page says whose it is."""
    link = ann.invite()
    tab = ann.page.context.new_page()
    tab.goto(link)
    expect(tab.locator("[data-own]")).to_be_visible(timeout=BOOT)
    tab.close()


# --- what stays right when things change ------------------------------------------------------------------------------


def test_the_clock_that_is_shown_is_the_one_that_is_meant(ann: Person) -> None:
    """Wishing a rated match after having wished no clock brings a clock back: the field shows it."""
    ann.site.turn_to("#invite")
    clock = ann.page.locator('select[name="clock"]')
    clock.select_option("none", timeout=BOOT)
    rated = ann.page.locator('input[name="rated"]')
    expect(rated).not_to_be_checked()
    rated.check()
    expect(rated).to_be_checked()
    expect(clock).to_have_value("3+2")


def test_after_a_reload_the_host_hears_that_the_links_are_gone(ann: Person) -> None:
    """An invite lives in its page: loaded anew, the page says that what was sent no longer works."""
    ann.invite()
    # A page that is loaded anew has no more than what its tab remembers; leaving this one would ask first.
    kept = ann.page.evaluate("() => JSON.stringify({ ...sessionStorage })")
    tab = ann.page.context.new_page()
    tab.add_init_script(f"for (const [key, value] of Object.entries({kept})) sessionStorage.setItem(key, value)")
    tab.goto(ann.page.url)
    lost = tab.locator("[data-lost]")
    expect(lost).to_contain_text("no longer work", timeout=BOOT)
    tab.locator('[data-action="close-lost"]').click()
    expect(lost).to_have_count(0)
    assert tab.evaluate("() => sessionStorage.length") == 0
    tab.close()


def test_a_guest_of_somebody_without_a_name_reads_sound_sentences(ann: Person, ben: Person) -> None:
    """Where the host gave no name, it is a friend who is waited for; newcomers read what they are invited to."""
    link = ann.invite(name="")
    ben.open_invite(link)
    expect(ben.page.locator("[data-about]")).to_contain_text("board game")
    ben.action("accept").click()
    expect(ben.view).to_contain_text("Send your reply to your friend", timeout=BOOT)
    expect(ben.view).not_to_contain_text("Somebody to")


def test_links_that_have_done_their_work_lead_on(ann: Person, ben: Person) -> None:
    """While the match runs its invite leads to the table, and a late reply is told that the seat is taken."""
    link = ann.invite()
    reply = ben.join(link)
    ann.paste(reply)
    for person in (ann, ben):
        person.page.get_by_test_id("table").wait_for(timeout=MEET)
    tab = ann.page.context.new_page()
    tab.goto(reply)
    late = tab.locator('[data-testid="reply"][data-phase="late"]')
    again = tab.locator('[data-action="look-again"]')
    late.or_(again).wait_for(timeout=BOOT)
    if again.is_visible():
        # The other tab may have been too busy to answer in time.
        again.click()
    late.wait_for(timeout=BOOT)
    expect(tab.get_by_test_id("reply")).to_contain_text("This seat is taken")
    tab.close()
    tab = ben.page.context.new_page()
    tab.goto(link)
    expect(tab.get_by_test_id("table")).to_be_visible(timeout=BOOT)
    tab.close()


def test_long_names_stay_within_a_narrow_page(ann: Person, ben: Person) -> None:
    """A name of thirty letters without a gap breaks: nothing has to be scrolled sideways at 360 pixels."""
    name = "W" * 30
    for person in (ann, ben):
        person.page.set_viewport_size({"width": 360, "height": 640})
    ben.join(ann.invite(name=name), name=name)
    for person in (ann, ben):
        wide = """() => [...document.querySelectorAll("main *")]
            .filter((each) => each.getBoundingClientRect().right > 361)
            .map((each) => each.outerHTML.slice(0, 100))"""
        assert person.page.evaluate(wide) == []
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 360
