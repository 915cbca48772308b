"""Two browsers meet by codes, without any server, and stay together."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.net_pages import Devices
from tools.net.pages import NetPage, build_in, connect

LONGEST_CODE = 140
MANY = 500

KEEP_CERTIFICATE = """async () => {
  const certificate = await net.identity.makeCertificate();
  const opening = indexedDB.open("kept", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("things");
  const database = await new Promise((resolve) => { opening.onsuccess = () => resolve(opening.result); });
  const writing = database.transaction("things", "readwrite");
  writing.objectStore("things").put(certificate, "certificate");
  await new Promise((resolve) => { writing.oncomplete = resolve; });
  database.close();
  return net.identity.fingerprintOf(certificate);
}"""

TAKE_CERTIFICATE = """async () => {
  const opening = indexedDB.open("kept", 1);
  const database = await new Promise((resolve) => { opening.onsuccess = () => resolve(opening.result); });
  const reading = database.transaction("things").objectStore("things").get("certificate");
  window.certificate = await new Promise((resolve) => { reading.onsuccess = () => resolve(reading.result); });
  database.close();
  return net.identity.fingerprintOf(window.certificate);
}"""


@pytest.fixture(scope="module")
def devices(browser: Browser, url: str, dist: Path) -> Iterator[Devices]:
    """Give a function that opens pages on devices of their own."""
    opened = Devices(browser, url, build_in(dist))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def host(devices: Devices) -> NetPage:
    """Give the host's page."""
    return devices.new()


@pytest.fixture(scope="module")
def guest(devices: Devices) -> NetPage:
    """Give the guest's page."""
    return devices.new()


def test_two_browsers_meet_without_a_server(host: NetPage, guest: NetPage) -> None:
    """Invite and reply connect them; texts arrive both ways, all of them and in order."""
    connect(host, guest)
    texts = [f"text {number} äöü" for number in range(MANY)]
    host.send(*texts)
    guest.send(*reversed(texts))
    assert guest.wait_for_messages(MANY) == texts
    assert host.wait_for_messages(MANY) == texts[::-1]


def test_each_side_knows_both_certificates(host: NetPage, guest: NetPage) -> None:
    """What the host calls its own the guest calls the peer's, and the other way round."""
    connect(host, guest)
    assert host.about("own") == guest.about("peer")
    assert host.about("peer") == guest.about("own")
    assert host.about("own") != host.about("peer")


def test_codes_are_short(host: NetPage, guest: NetPage) -> None:
    """A code with two hidden local addresses has at most 140 characters."""
    invite = host.invite("short")
    reply = guest.join(invite, "short")
    for code in (invite, reply):
        said = host.read(code)
        assert [candidate["address"].endswith(".local") for candidate in said["candidates"]]
        # A machine may have another number of addresses: 19 bytes are 25.3 characters.
        assert len(code) + 25.4 * (2 - len(said["candidates"])) <= LONGEST_CODE


def test_the_invitation_comes_with_the_code(host: NetPage) -> None:
    """The text that the host puts into its invite is what the guest reads in it."""
    text = '{"name":"Zoë","variant":"classic"}'
    assert host.read(host.invite("text", text))["text"] == text


def test_a_reply_finds_only_its_own_invite(host: NetPage, guest: NetPage) -> None:
    """A reply to another invite is refused by name, and so is an invite where a reply should be."""
    first, second = host.invite("one"), host.invite("two")
    reply = guest.join(first, "one")
    assert host.accept(reply, "two") == "code-other-invite"
    assert host.accept(second, "two") == "code-wrong-kind"
    assert guest.run("(code) => codeOf(() => net.connection.Connection.join(code))", reply) == "code-wrong-kind"
    assert host.accept(reply, "one") is None
    host.wait_for_state("open", name="one")


def test_the_same_reply_twice_does_no_harm(host: NetPage, guest: NetPage) -> None:
    """People tap links twice."""
    reply = guest.join(host.invite("twice"), "twice")
    assert [host.accept(reply, "twice"), host.accept(reply, "twice")] == [None, None]
    host.wait_for_state("open", name="twice")
    assert host.accept(reply, "twice") is None


def test_an_invite_opened_again_makes_a_fresh_reply(host: NetPage, guest: NetPage, devices: Devices) -> None:
    """The first reply led nowhere, since its page was closed; the second one connects, with another certificate."""
    invite = host.invite("again")
    tab = devices.tab(guest)
    lost = tab.join(invite, "again")
    tab.page.close()
    assert host.accept(lost, "again") is None
    assert host.accept(guest.join(invite, "again"), "again") is None
    for side in (host, guest):
        side.wait_for_state("open", name="again")
    assert host.about("peer", "again") == guest.about("own", "again")


def test_what_was_sent_before_closing_arrives(host: NetPage, guest: NetPage) -> None:
    """A side that says goodbye and closes is heard; the other side sees that the connection is closed."""
    connect(host, guest, "bye")
    host.run("""() => { const { connection } = links.bye; connection.send("goodbye"); connection.close(); }""")
    assert guest.wait_for_messages(1, "bye") == ["goodbye"]
    guest.wait_for_state("closed", name="bye")
    assert host.about("state", "bye") == "closed"


def test_a_forged_certificate_connects_nobody(host: NetPage, guest: NetPage) -> None:
    """A reply whose fingerprint is not the guest's own gets no channel, and the host is told."""
    reply = guest.join(host.invite("forged"), "forged")
    forge = """(code) => net.code.writeCode({ ...net.code.readCode(code), fingerprint: "ab".repeat(32) })"""
    assert host.accept(guest.run(forge, reply), "forged") is None
    host.page.wait_for_function("() => links.forged.failures.length > 0")
    assert host.run("links.forged.failures") == ["net-closed"]
    assert host.about("state", "forged") == "closed"


def test_binary_and_giant_messages_end_the_connection(host: NetPage, guest: NetPage) -> None:
    """No page of ours sends such things; whatever does is not talked to any longer."""
    connect(host, guest, "strange")
    guest.run("""() => links.strange.connection.channel.send(new Uint8Array([1, 2, 3]))""")
    host.wait_for_state("closed", name="strange")
    assert host.run("[links.strange.heard, links.strange.failures]") == [[], ["net-closed"]]


def friends(devices: Devices) -> tuple[NetPage, NetPage, str, str]:
    """Give two devices that know each other; their certificates lie in IndexedDB, where another tab finds them."""
    pages = devices.new(), devices.new()
    prints = []
    for page in pages:
        made = page.run(KEEP_CERTIFICATE)
        again = devices.tab(page)
        assert again.run(TAKE_CERTIFICATE) == made
        assert page.run(TAKE_CERTIFICATE) == made
        again.page.close()
        prints.append(made)
    return (*pages, *prints)


def test_a_known_friend_needs_no_reply(devices: Devices) -> None:
    """One link connects two who have met: the guest's page opens it and is there."""
    first, second, first_print, second_print = friends(devices)
    invite = first.invite_friend(second_print)
    assert first.read(invite)["kind"] == "known"
    assert second.come_as_friend(invite, first_print) is None
    first.wait_for_state("open")
    assert (first.about("peer"), second.about("peer")) == (second_print, first_print)
    second.send("here I am")
    assert first.wait_for_messages(1) == ["here I am"]


def test_a_stranger_with_a_friends_link_has_to_reply(devices: Devices) -> None:
    """The link of a known friend opened by somebody else does not connect by itself; a reply to it does."""
    first, second, first_print, _ = friends(devices)
    invite = first.invite_friend("cd" * 32)
    assert second.come_as_friend(invite, "ef" * 32) == "code-wrong-kind"
    assert second.come_as_friend(invite, first_print, timeout=1500) == "net-timeout"
    assert first.about("state") != "open"
    assert first.accept(second.join(invite)) is None
    for side in (first, second):
        side.wait_for_state("open")
    assert first.about("peer") == second.about("own")


def test_a_reply_goes_from_tab_to_tab(host: NetPage, guest: NetPage, devices: Devices) -> None:
    """A tab that opens the reply hands it to the tab whose invite waits, which acknowledges it."""
    await_reply = """(name) => {
      const { connection } = links[name];
      window.stop = net.handover.awaitReplies(connection.id, (code) => connection.accept(code));
    }"""
    offer = "(code) => net.handover.offerReply(code)"
    for name, without in (("first way", ""), ("second way", "delete window.BroadcastChannel;")):
        tab = devices.tab(host)
        for page in (host, tab):
            page.run(f"() => {{ {without} }}")
        reply = guest.join(host.invite(name), name)
        assert tab.run(offer, reply) is False, "nobody waits yet"
        host.run(await_reply, name)
        assert tab.run(offer, guest.join(host.invite("another"), "another")) is False, "another invite waits"
        assert tab.run(offer, reply) is True
        for side in (host, guest):
            side.wait_for_state("open", name=name)
        assert tab.run("localStorage.length") == 0
        host.run("() => window.stop()")
        assert tab.run(offer, reply) is False
        tab.page.close()


def test_a_device_signs_with_a_key_that_cannot_leave_it(host: NetPage, guest: NetPage) -> None:
    """What one device signs another verifies; changed texts, keys and signatures fail without an exception."""
    made = host.run("""async () => {
      const keys = await net.identity.makeKeys();
      const key = await net.identity.publicKey(keys);
      const exported = await codeOf(() => crypto.subtle.exportKey("pkcs8", keys.pair.privateKey));
      return { key, exported, algorithm: keys.algorithm, signature: await net.identity.sign(keys, "e4 ♟") };
    }""")
    verify = "(asked) => Promise.all(asked.map((words) => net.identity.verify(...words)))"
    key, signature = made["key"], made["signature"]
    assert key.startswith("ed25519:")
    assert made["exported"] is not None
    wrong = [(key, "e5", signature), (key[:-1], "e4 ♟", signature), (key, "e4 ♟", signature[:-2]), ("", "", "")]
    assert guest.run(verify, [(key, "e4 ♟", signature), *wrong]) == [True, *[False] * len(wrong)]
