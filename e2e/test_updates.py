"""Two builds of the site, one deployed after the other: versions never mix, and nobody is interrupted or surprised."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.builds import another_build, id_of
from e2e.devices import UNREACHABLE, Device, build_of, is_ready_offline, kept, look_for_update, until
from e2e.figures import expected, shown
from e2e.servers import Fault, PlainServer
from e2e.table import BOOT
from tools import service_worker
from tools.places import SITE
from tools.serve import StaticServer

NEWS = "Licences, newly built"

LOST = (*UNREACHABLE, "ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING", "404", "integrity", "Integrity")
"""What Chromium writes to the console when a host breaks down half way."""


@pytest.fixture(scope="module")
def newer(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a second build."""
    target = tmp_path_factory.mktemp("newer") / "dist"
    another_build(dist, target, NEWS, service_worker.bundle())
    return target


@pytest.fixture
def host(dist: Path) -> Iterator[StaticServer]:
    """Serve the first build. Another one is deployed by changing its `folder`."""
    with StaticServer(dist, sources=SITE) as server:
        yield server


def notice(page: Page) -> str | None:
    """Say what the page tells of updates: the kind of it."""
    found = page.locator('[data-kind="update"]')
    return found.get_attribute("data-update") if found.count() else None


def waits(page: Page) -> None:
    """Wait until a new build has all its files and waits."""
    until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")


def take(page: Page) -> None:
    """Agree to the update."""
    page.locator('[data-action="take-update"]').click()


def runs(page: Page, build: str) -> None:
    """Wait until the page comes from this build and its engine is ready."""
    until(page, "(build) => document.querySelector('script[type=module]')?.src.includes(`/b/${build}/`)", build)
    page.locator(".start-button").wait_for(timeout=BOOT)
    is_ready_offline(page)


def test_a_new_build_installs_quietly_and_takes_over_on_consent(
    device: Device, host: StaticServer, dist: Path, newer: Path
) -> None:
    """Reloads stay with the old build until somebody agrees; then all is new, and only what changed was fetched."""
    site = device.start(host.url)
    page = site.page
    is_ready_offline(page)
    old, new = id_of(dist), id_of(newer)
    assert kept(page)["builds"] == [old]

    host.folder = newer
    host.requests.clear()
    page.reload()
    waits(page)
    page.locator('[data-update="waits"]').wait_for()
    assert build_of(page) == old
    expect(page.get_by_text(NEWS)).to_have_count(0)
    below = [path for path in host.requests if path.startswith(f"/b/{new}/")]
    assert sorted(path.rsplit("/", 1)[-1] for path in below) == ["build.json", "en.ftl"]
    assert not [path for path in host.requests if path.startswith(f"/b/{old}/")], "the old one is all here"

    page.reload()
    page.locator('[data-update="waits"]').wait_for(timeout=BOOT)
    assert build_of(page) == old

    take(page)
    runs(page, new)
    expect(page.get_by_text(NEWS)).to_be_visible()
    until(page, """async () => (await caches.keys()).filter((name) => name.includes("precache")).length === 1""")
    assert kept(page) == {"controlled": True, "active": "activated", "waiting": False, "builds": [new]}
    assert notice(page) is None


def test_nobody_is_interrupted_by_a_new_build(device: Device, host: StaticServer, dist: Path, newer: Path) -> None:
    """While a match goes on here nothing is said; while one goes on in another tab nothing is taken."""
    site = device.start(host.url)
    is_ready_offline(site.page)
    game = site.sit_down("quick", 3)
    site.press(game, game.legal_colours()[0])
    host.folder = newer
    look_for_update(site.page)
    waits(site.page)
    for _ in range(3):
        site.press(game, game.legal_colours()[0])
        assert shown(site.page) == expected(game)
    assert notice(site.page) is None

    lobby = device.new_tab(site)
    lobby.page.locator('[data-update="waits"]').wait_for(timeout=BOOT)
    take(lobby.page)
    lobby.page.locator('[data-update="elsewhere"]').wait_for()
    assert build_of(lobby.page) == build_of(site.page) == id_of(dist)
    site.press(game, game.legal_colours()[0])
    assert shown(site.page) == expected(game)

    # A match without a clock that is left for the lobby loses nothing: there it is told, and goes on after the update.
    ply = game.ply
    site.go_to_lobby()
    site.page.locator('[data-update="waits"]').wait_for()
    lobby.page.close()
    take(site.page)
    runs(site.page, id_of(newer))
    site.page.locator('[data-action="continue"]').click()
    site.page.locator(f'[data-testid=table][data-ply="{ply}"]').wait_for(timeout=BOOT)
    assert shown(site.page) == expected(game)


@pytest.mark.slow
def test_a_tab_in_the_middle_of_a_match_outlives_an_update(
    device: Device, host: StaticServer, dist: Path, newer: Path
) -> None:
    """However the new build took over, the match goes on with the files of its own; afterwards the page says so."""
    site = device.start(host.url)
    is_ready_offline(site.page)
    game = site.sit_down("quick", 3)
    site.press(game, game.legal_colours()[0])
    host.folder = newer
    look_for_update(site.page)
    waits(site.page)
    # A tab that asked before this match began.
    site.page.evaluate(
        "async () => (await navigator.serviceWorker.getRegistration()).waiting.postMessage({ ask: 'take-over' })"
    )
    until(
        site.page,
        """async () => {
          const { active, waiting } = await navigator.serviceWorker.getRegistration();
          return !waiting && active.state === "activated";
        }""",
    )
    site.press(game, game.legal_colours()[0])
    assert shown(site.page) == expected(game)
    assert build_of(site.page) == id_of(dist)
    late = site.page.evaluate("""async () => {
      const folder = document.querySelector('script[type="module"]').src;
      return (await fetch(new URL("joined/decode.js", folder))).status;
    }""")
    assert late == 200, "the host has it no longer, the device still has"
    site.go_to_lobby()
    site.page.locator('[data-update="came"]').wait_for()
    take(site.page)
    runs(site.page, id_of(newer))


@pytest.mark.slow
def test_a_page_of_another_build_is_loaded_anew_once_and_then_told(
    device: Device, host: StaticServer, dist: Path, newer: Path
) -> None:
    """A page of an old build loads the new one by itself; where that does not help it says what does."""
    site = device.start(host.url)
    page = site.page
    is_ready_offline(page)
    # The files of the old build stay somewhere.
    page.evaluate(
        """async () => {
          const from = await caches.open((await caches.keys()).find((name) => name.includes("precache")));
          const to = await caches.open("elsewhere");
          for (const key of await from.keys()) await to.put(key, await from.match(key));
        }"""
    )
    host.folder = newer
    look_for_update(page)
    waits(page)
    take(page)
    runs(page, id_of(newer))
    # A device whose files do not fit together: the new build's list leads to the old page.
    page.evaluate(
        """async (build) => {
          const isPage = ({ url }) => url.includes("index.html");
          const name = (await caches.keys()).find((found) => found.startsWith(`filler-${build}-precache`));
          const to = await caches.open(name);
          const from = await caches.open("elsewhere");
          const old = await from.match((await from.keys()).find(isPage));
          await to.put((await to.keys()).find(isPage), old);
        }""",
        id_of(newer),
    )
    loads: list[str] = []
    page.on("domcontentloaded", lambda _: loads.append(page.url))
    page.reload()
    page.locator('[data-update="mixed"]').wait_for(timeout=BOOT)
    assert len(loads) == 2, "loaded by us, and once more by itself"
    assert build_of(page) == id_of(dist)
    take(page)
    runs(page, id_of(newer))
    assert notice(page) is None


@pytest.mark.slow
def test_a_host_that_changes_during_the_first_visit(
    device: Device, host: StaticServer, dist: Path, newer: Path, tmp_path: Path
) -> None:
    """The page is old, what the device is given is new: it is loaded anew by itself, and all is new."""
    both = tmp_path / "both"
    both.mkdir()
    for file in newer.iterdir():
        (both / file.name).symlink_to(file) if file.name != "b" else (both / "b").mkdir()
    for folder in (dist, newer):
        (both / "b" / id_of(folder)).symlink_to(folder / "b" / id_of(folder))
    (both / "index.html").unlink()
    (both / "index.html").symlink_to(dist / "index.html")
    host.folder = both
    site = device.start(host.url)
    (both / "index.html").unlink()
    (both / "index.html").symlink_to(newer / "index.html")
    runs(site.page, id_of(newer))


def cut_at(page: Page, server: PlainServer, ending: str, fault: Fault) -> None:
    """Let the new build's file with this ending fail, and see that the old build stays."""
    server.faults = {ending: fault}
    look_for_update(page)
    until(page, "async () => !(await navigator.serviceWorker.getRegistration()).installing")
    stand = kept(page)
    assert stand["active"] == "activated", ending
    assert not stand["waiting"], ending


def files_to_fetch(newer: Path) -> list[str]:
    """Give the files that the new build's service worker keeps, in its order."""
    code = (newer / "sw.js").read_text("utf-8")
    begin = code.index("[", code.index("const FILES"))
    listed, _ = json.JSONDecoder().raw_decode(code[begin:])
    return [entry["url"] for entry in listed]


def goes_on_with(page: Page, server: PlainServer, old: str) -> None:
    """The page still works, from the old build, after a reload."""
    page.reload()
    page.locator(".start-button").wait_for(timeout=BOOT)
    assert build_of(page) == old
    assert server.faults


@pytest.mark.parametrize(
    "fault",
    [
        Fault.CUT_OFF,
        pytest.param(Fault.SHORTENED, marks=pytest.mark.slow),
        pytest.param(Fault.MISSING, marks=pytest.mark.slow),
    ],
)
def test_an_update_that_breaks_off_leaves_the_old_build(device: Device, dist: Path, newer: Path, fault: Fault) -> None:
    """A connection cut, a file cut short or missing: the old build plays on; the next look completes the new one."""
    device.allow(*LOST)
    with PlainServer(dist) as server:
        site = device.start(server.url)
        page = site.page
        is_ready_offline(page)
        server.folder = newer
        # In the order in which they are fetched: what is here already is not asked for again.
        for url in files_to_fetch(newer):
            if url.endswith(("index.html", "en.ftl", "build.json")):
                cut_at(page, server, f"/{url}", fault)
        if fault is Fault.CUT_OFF:
            goes_on_with(page, server, id_of(dist))
        server.faults = {}
        look_for_update(page)
        waits(page)
        page.locator('[data-update="waits"]').wait_for()
        take(page)
        runs(page, id_of(newer))


@pytest.mark.slow
def test_an_update_survives_a_cut_at_every_file(device: Device, dist: Path, newer: Path) -> None:
    """The connection is lost at each file in turn, with nothing to copy from; what was fetched before is not again."""
    device.allow(*LOST)
    with PlainServer(dist) as server:
        site = device.start(server.url)
        page = site.page
        is_ready_offline(page)
        server.folder = newer
        # Without the old files each one has to be fetched. The page itself stands already.
        page.evaluate(
            """async () => {
              const name = (await caches.keys()).find((found) => found.includes("precache"));
              const cache = await caches.open(name);
              for (const key of await cache.keys()) if (!/index\\.html|manifest/.test(key.url)) await cache.delete(key);
            }"""
        )
        for url in files_to_fetch(newer):
            cut_at(page, server, f"/{url}", Fault.CUT_OFF)
        server.faults = {}
        look_for_update(page)
        waits(page)
        large = [path for path in server.requests if path.endswith("pyodide.asm.wasm") and id_of(newer) in path]
        assert len(large) == 2, "once cut off, once fetched"
        take(page)
        runs(page, id_of(newer))


def test_a_full_device_plays_on(device: Device, dist: Path, newer: Path) -> None:
    """Without room the first visit plays online and says so; an update without room leaves the old build whole."""
    with StaticServer(dist, sources=SITE) as server:
        origin = server.url.rstrip("/")
        full = {"origin": origin, "quotaSize": 3_000_000}
        sessions: list[CDPSession] = []

        def fill(page: Page) -> None:
            sessions.append(page.context.new_cdp_session(page))
            sessions[0].send("Storage.overrideQuotaForOrigin", full)

        site = device.start(server.url, fill)
        page, [session] = site.page, sessions
        page.locator('.chip[data-stand="failed"]').wait_for(timeout=BOOT)
        game = site.sit_down("quick", 3)
        site.press(game, game.legal_colours()[0])
        assert shown(page) == expected(game)
        assert kept(page)["builds"] == [], "half a build is of no use"

        session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        page.goto("about:blank")
        page.goto(server.url)
        is_ready_offline(page)
        server.folder = newer
        session.send("Storage.overrideQuotaForOrigin", full)
        look_for_update(page)
        assert not kept(page)["waiting"]
        assert kept(page)["builds"] == [id_of(dist)]
        # Without any room matches are not kept either, and the page says so; that is tested elsewhere.
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    device.allow(*UNREACHABLE)
    page.reload()
    game = site.sit_down("quick", 4)
    site.press(game, game.legal_colours()[0])
    assert shown(page) == expected(game)


@pytest.mark.slow
def test_a_host_that_mixed_two_builds_is_told_of(
    device: Device, host: StaticServer, dist: Path, tmp_path: Path
) -> None:
    """The engine's files say that they are of another build: the page is loaded anew once, then it says so."""
    mixed = tmp_path / "mixed"
    shutil.copytree(dist, mixed, ignore=shutil.ignore_patterns("build.json.*"))
    about = mixed / "b" / id_of(mixed) / "vendor" / "build.json"
    about.write_text(about.read_text("utf-8").replace(id_of(mixed), "f" * 12), "utf-8")
    host.folder = mixed
    site = device.start(host.url)
    site.page.locator('[data-update="mixed"]').wait_for(timeout=BOOT)
    assert len([path for path in host.requests if path == "/"]) == 2
    game = site.sit_down("quick", 3)
    site.press(game, game.legal_colours()[0])
    assert shown(site.page) == expected(game)
