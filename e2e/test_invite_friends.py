"""Meeting with more than two, with friends, and with the help of servers and relays."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from e2e.devices import NO_SERVICE_WORKER
from e2e.meeting import MEET, Person
from e2e.nostr_relay import NostrRelay
from e2e.stun import StunServer
from e2e.table import BOOT, Site
from e2e.watch import Watch
from tools import policy
from tools.places import SITE
from tools.serve import StaticServer


@contextmanager
def relayed_site(dist: Path, folder: Path, relay: NostrRelay) -> Iterator[str]:
    """Serve the site as one whose owner has named `relay`, and give its address."""
    copy = folder / "dist"
    shutil.copytree(dist, copy)
    config = json.dumps({"servers": [], "relays": [relay.url]})
    (copy / "config.json").write_text(config, "utf-8")
    for packed in copy.glob("config.json.*"):
        packed.unlink()
    (copy / "_headers").write_text(policy.headers_file(policy.read_relays(config.encode())), "utf-8")
    page = (copy / "index.html").read_text("utf-8")
    (copy / "index.html").write_text(page.replace("connect-src 'self'", f"connect-src 'self' {relay.url}"), "utf-8")
    for packed in copy.glob("index.html.*"):
        packed.unlink()
    with StaticServer(copy, sources=SITE) as server:
        yield server.url


@contextmanager
def meeting(browser: Browser, url: str) -> Iterator[tuple[Person, Person]]:
    """Give a host and a guest at a site of its own."""
    sites = []
    for _ in range(2):
        context = browser.new_context(locale="en-GB")
        context.set_default_timeout(BOOT / 2)
        context.add_init_script(NO_SERVICE_WORKER)
        page = context.new_page()
        page.goto(url)
        sites.append(Site(page, url, Watch(context, url)))
    yield Person(sites[0]), Person(sites[1])
    for site in sites:
        site.page.context.close()


def test_two_people_meet_with_the_help_of_a_server(ann: Person, ben: Person) -> None:
    """An invite to anywhere holds the address that the server told; guests ask theirs, too, and the two connect."""
    with StunServer() as server:
        for person in (ann, ben):
            person.site.turn_to("#servers")
            person.page.locator("textarea").fill(server.line)
            person.action("save-servers").click()
            expect(person.page.locator(".saved")).to_have_text("Saved")
        ann.site.turn_to("#invite")
        ann.page.locator('input[name="reach"][value="anywhere"]').check(force=True)
        ann.action("invite").click()
        link = ann.link()
        expect(ann.page.locator("[data-reach]")).to_have_attribute("data-reach", "anywhere")
        asked = server.asked
        assert asked > 0
        ann.paste(ben.join(link))
        assert server.asked > asked, "the guest has asked, too"
        ann.expect_connected()
        ben.expect_connected()


def test_the_same_network_asks_nobody(ann: Person, ben: Person) -> None:
    """Within one network neither side asks the server, although one is named."""
    with StunServer() as server:
        for person in (ann, ben):
            person.site.turn_to("#servers")
            person.page.locator("textarea").fill(server.line)
            person.action("save-servers").click()
            expect(person.page.locator(".saved")).to_have_text("Saved")
        ann.paste(ben.join(ann.invite()))
        ann.expect_connected()
        assert server.asked == 0


# --- more than two ----------------------------------------------------------------------------------------------------


def test_in_four_every_guest_has_a_link(ann: Person, ben: Person) -> None:
    """Each guest's reply finds its link wherever the host pastes it; a computer takes a seat without one."""
    ann.site.turn_to("#invite")
    ann.page.locator('select[name="variant"]').select_option("four")
    ann.page.locator('input[name="invite-seat-3"][value="computer"]').check(force=True)
    expect(ann.page.locator('input[name="rated"]')).not_to_be_checked()
    ann.page.locator('input[name="reach"][value="network"]').check(force=True)
    ann.action("invite").click()
    second = ann.link(1)
    expect(ann.page.locator(".guest")).to_have_count(2)
    ann.paste(ben.join(second), "reply-0")
    expect(ann.page.locator('.guest[data-guest="1"]')).to_have_attribute("data-phase", "open", timeout=MEET)
    expect(ann.page.locator('.guest[data-guest="0"]')).to_have_attribute("data-phase", "waiting")
    expect(ann.page.locator(".meet-seats")).to_contain_text("Ben", timeout=MEET)


# --- friends and servers ----------------------------------------------------------------------------------------------

BEFRIEND = """async (friend) => {
  const parts = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", parts));
  const { keepMeeting } = await import(new URL("storage/friends.js", parts));
  await keepMeeting(await openStore(), { key: "ed25519:" + "A".repeat(43), met: Date.now(), ...friend });
}"""


def befriend(page: Page, name: str) -> None:
    """Let the device have met somebody."""
    page.evaluate(BEFRIEND, {"name": name, "fingerprint": "b" * 64})


def test_a_friend_is_renamed_forgotten_and_brought_back(ann: Person) -> None:
    """The list of friends does what one expects of it, and undoes a mistake."""
    befriend(ann.page, "Ben")
    ann.site.turn_to("#friends")
    friend = ann.page.locator(".friend")
    expect(friend).to_contain_text("Ben")
    ann.action("rename").click()
    friend.locator("input").fill("My brother")
    ann.action("save-name").click()
    expect(friend).to_contain_text("My brother")
    ann.action("forget").click()
    expect(friend).to_have_count(0)
    ann.action("undo-forget").click()
    expect(friend).to_contain_text("My brother")
    ann.action("invite-friend").click()
    expect(ann.page.locator('select[name="friend-1"] option:checked')).to_have_text("My brother")


def test_after_one_meeting_a_single_link_connects(ann: Person, ben: Person) -> None:
    """Both have met: the second time the guest only accepts, and nobody pastes anything."""
    ann.paste(ben.join(ann.invite()))
    for person in (ann, ben):
        person.page.locator("[data-testid=table]").wait_for(timeout=MEET)
        person.site.turn_to("#friends")
        expect(person.page.locator(".friend")).to_have_count(1)
    ann.action("invite-friend").click()
    ann.page.locator('input[name="reach"][value="network"]').check(force=True)
    ann.action("invite").click()
    link = ann.link()
    expect(ann.view).to_contain_text("Ben opens it, and that is all")
    ben.open_invite(link)
    ben.action("accept").click()
    ann.expect_connected()
    ben.expect_connected()


FORGET_CERTIFICATE = """async () => {
  const parts = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", parts));
  const { database } = await openStore();
  await database.write(["identity"], (transaction) => transaction.objectStore("identity").delete("certificate"));
}"""


def test_a_friend_with_a_new_certificate_falls_back_to_the_reply(ann: Person, ben: Person) -> None:
    """What one link would do is tried and, where it fails, a reply is made without a word."""
    ann.paste(ben.join(ann.invite()))
    for person in (ann, ben):
        person.page.locator("[data-testid=table]").wait_for(timeout=MEET)
    ben.page.evaluate(FORGET_CERTIFICATE)
    ben.site.visit("#friends")
    expect(ben.page.locator(".friend")).to_have_count(1, timeout=BOOT)
    ann.site.turn_to("#friends")
    ann.action("invite-friend").click()
    ann.page.locator('input[name="reach"][value="network"]').check(force=True)
    ann.action("invite").click()
    ben.open_invite(ann.link())
    ben.action("accept").click()
    expect(ben.view).to_contain_text("Going to Ann")
    reply = ben.link()
    ann.page.locator(".guest summary").last.click()
    ann.paste(reply)
    ann.expect_connected()
    ben.expect_connected()


def test_one_link_is_enough_where_the_owner_has_named_a_relay(browser: Browser, dist: Path, tmp_path: Path) -> None:
    """The offer says what the relay sees; the reply then finds its way alone, and the relay is left."""
    with NostrRelay() as relay, relayed_site(dist, tmp_path, relay) as url, meeting(browser, url) as (ann, ben):
        ann.site.turn_to("#servers")
        ann.page.locator("textarea").fill("")
        ann.action("save-servers").click()
        ann.site.turn_to("#invite")
        ann.page.locator('input[name="reach"][value="anywhere"]').check(force=True)
        expect(ann.page.locator(".invite-relay")).to_contain_text("127.0.0.1")
        ann.page.locator('input[name="relay"]').check()
        ann.action("invite").click()
        link = ann.link()
        expect(ann.view).to_contain_text("Your friend opens it, and that is all")
        ben.open_invite(link)
        expect(ben.page.locator("[data-relay]")).to_contain_text("The relay (127.0.0.1")
        ben.action("accept").click()
        ann.expect_connected()
        ben.expect_connected()
        for _ in range(100):
            if relay.present == 0:
                break
            ann.page.wait_for_timeout(50)
        assert relay.present == 0


def test_the_site_as_shipped_offers_no_relay(site: Site) -> None:
    """Without relays in the owner's file there is nothing to choose."""
    site.turn_to("#invite")
    site.page.locator('input[name="reach"]').first.wait_for(state="attached")
    expect(site.page.locator('input[name="relay"]')).to_have_count(0)


def test_servers_are_checked_before_they_are_kept(ann: Person) -> None:
    """What is no server is named; sound ones are kept, and the site's can be had again."""
    ann.site.turn_to("#servers")
    field = ann.page.locator("textarea")
    field.fill("https://example.org")
    ann.action("save-servers").click()
    expect(ann.page.locator('.meet-error[data-code="server-invalid"]')).to_contain_text("https://example.org")
    field.fill("stun:127.0.0.1:3478")
    ann.action("save-servers").click()
    expect(ann.page.locator(".saved")).to_have_text("Saved")
    ann.site.turn_to("#")
    ann.site.turn_to("#servers")
    expect(field).to_have_value("stun:127.0.0.1:3478")
    ann.action("reset-servers").click()
    expect(field).not_to_have_value("stun:127.0.0.1:3478")


def test_fields_are_labelled_for_everybody(ann: Person) -> None:
    """Every control on the pages of meeting has a name that can be read out."""
    for fragment in ("#invite", "#join=", "#friends", "#servers"):
        ann.site.turn_to(fragment)
        ann.page.locator("main.pages").wait_for()
        unnamed: Any = ann.page.evaluate(
            """() => [...document.querySelectorAll("main input, main select, main textarea, main button, main a")]
              .filter((control) => control.type !== "hidden")
              .filter((control) => !(control.labels?.length || control.textContent.trim() || control.ariaLabel))
              .map((control) => control.outerHTML)"""
        )
        assert unnamed == [], fragment
