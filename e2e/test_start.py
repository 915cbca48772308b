"""The quick ways in which the engine starts, and that every trouble with one of them is silent: the page just works."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import OpenSite
from e2e.devices import Device, is_ready_offline, until
from e2e.figures import expected, shown
from e2e.servers import Fault, PlainServer
from e2e.table import BOOT, Site
from e2e.test_failures import BROWSER_WORDS, LIBRARY, MEMORY, STDLIB, WASM, WHEELS
from tools.places import SITE
from tools.serve import StaticServer

LOCK = "filler/lock.json"
POLL = 100
"""Milliseconds."""

WAY = """async () => {
  const named = () => performance.getEntriesByName("filler-engine-started").at(-1);
  while (!named()) await new Promise((resolve) => setTimeout(resolve, 20));
  return named().detail;
}"""

SNAPSHOT = """async (change) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("filler-snapshot-")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const { headers } = response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const keep = (body, changed = {}) =>
        cache.put(request, new Response(body, { headers: { ...Object.fromEntries(headers), ...changed } }));
      const middle = bytes.length >> 1;
      if (change === "half") await keep(bytes.slice(0, middle));
      if (change === "agent") await keep(bytes, { "filler-agent": "another" });
      if (change === "bit") {
        bytes[middle] ^= 1;
        await keep(bytes);
      }
      if (change === "memory") {
        // A memory of the right form and digest, in which Python cannot live.
        bytes.fill(7, middle >> 1);
        const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
        await keep(bytes, { "filler-digest": digest.map((byte) => byte.toString(16).padStart(2, "0")).join("") });
      }
      return { bytes: bytes.length, refused: headers.has("filler-refused") };
    }
  }
  return null;
}"""
"""Tells of the snapshot that is kept, if any, and damages it in one of some ways."""


REHEARSED = """async () => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("filler-snapshot-")) continue;
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.endsWith(".rehearsed"))) return true;
  }
  return false;
}"""
"""Whether a rehearsal was played to its end."""

Opens = Callable[..., Site]


@pytest.fixture
def open_plain(open_site: OpenSite, plain_server: PlainServer) -> Opens:
    """Give a function that opens the site of the plain server; no service worker stands between the two."""

    def open_one(fragment: str | None = "") -> Site:
        return open_site(fragment, at=plain_server.url, service_workers="block")

    return open_one


def way_of(site: Site) -> str:
    """Wait for the engine and say in which way it was started."""
    way: str = site.page.evaluate(WAY)
    return way


def play(site: Site, seed: int = 71) -> None:
    """Play some moves and compare the page with the engine out here."""
    game = site.sit_down("quick", seed)
    for _ in range(3):
        site.press(game, game.legal_colours()[0])
    assert shown(site.page) == expected(game)


def wait_for_snapshot(page: Page) -> None:
    """Wait until the page has kept a snapshot: it does so when nothing else is to be done."""
    for _ in range(BOOT // POLL):
        kept = page.evaluate(SNAPSHOT)
        if kept and kept["bytes"] > 1_000_000:
            return
        page.wait_for_timeout(POLL)
    message = "no snapshot was kept"
    raise AssertionError(message)


def first_visit(open_plain: Opens) -> Site:
    """Visit the page and leave a snapshot behind."""
    site = open_plain()
    assert way_of(site) == "shipped"
    wait_for_snapshot(site.page)
    return site


def test_the_second_visit_starts_from_a_snapshot(open_plain: Opens, plain_server: PlainServer) -> None:
    """It fetches neither memory, library nor wheel, and plays the same game."""
    site = first_visit(open_plain)
    plain_server.requests.clear()
    site.page.reload()
    assert way_of(site) == "snapshot"
    play(site)
    assert not [path for path in plain_server.requests if path.endswith((MEMORY, LIBRARY, STDLIB, WHEELS, LOCK))]


@pytest.mark.slow
def test_a_later_visit_rehearses_once_when_nobody_asks_for_anything(device: Device, dist: Path) -> None:
    """Only with a service worker is it worth it. What the browser keeps is its own affair; the page just plays."""
    with StaticServer(dist, sources=SITE) as server:
        site = device.start(server.url)
        is_ready_offline(site.page)
        wait_for_snapshot(site.page)
        assert site.page.evaluate(REHEARSED) is False
        site.page.reload()
        assert way_of(site) == "snapshot"
        until(site.page, REHEARSED)
        play(site)
        site.page.reload()
        assert way_of(site) == "snapshot"
        assert site.page.evaluate(REHEARSED)
        play(site, 72)


def test_chance_is_sown_anew_after_a_snapshot(open_plain: Opens) -> None:
    """Two starts from the snapshot of this device draw different numbers."""
    site = first_visit(open_plain)
    drawn = [
        site.page.evaluate(
            """async () => {
              const parts = new URL(".", document.querySelector('script[src$="app.js"]').src);
              const { loadPyodide } = await import(new URL("vendor/pyodide/pyodide.mjs", parts));
              const { Keeping } = await import(new URL("engine/keeping.js", parts));
              const { fromSnapshot } = await import(new URL("engine/ways.js", parts));
              const keeping = new Keeping(parts.href);
              if ((await keeping.look()) !== "there") return null;
              let python = null;
              const load = async (options) => (python = await loadPyodide(options));
              // Any file at all will do for nothing: it is not read.
              const [pyodide, nothing] = ["pyodide/", "build.json"].map((path) => `${parts}vendor/${path}`);
              await fromSnapshot({ load, pyodide, nothing }, keeping.read());
              return python.runPython("import random; [random.random(), random.getrandbits(64)]").toJs().map(String);
            }"""
        )
        for _ in range(2)
    ]
    assert None not in drawn
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize(
    "change", ["bit", pytest.param("half", marks=pytest.mark.slow), pytest.param("agent", marks=pytest.mark.slow)]
)
def test_a_damaged_snapshot_is_replaced_in_silence(open_plain: Opens, change: str) -> None:
    """One wrong bit, a half, or another browser version: the page starts as at first, and keeps a new one."""
    site = first_visit(open_plain)
    site.page.evaluate(SNAPSHOT, change)
    site.page.reload()
    assert way_of(site) == "shipped"
    play(site)
    wait_for_snapshot(site.page)
    site.page.reload()
    assert way_of(site) == "snapshot"
    play(site, 72)


def test_a_snapshot_that_python_cannot_live_in_is_tried_once(open_plain: Opens) -> None:
    """The page starts as at first, and keeps no snapshot any more with this build."""
    site = first_visit(open_plain)
    site.watch.allow(*BROWSER_WORDS)
    site.page.evaluate(SNAPSHOT, "memory")
    for seed in (71, 72):
        site.page.reload()
        assert way_of(site) == "shipped"
        play(site, seed)
        assert site.page.evaluate(SNAPSHOT)["refused"]


def test_the_snapshot_of_another_build_is_not_used(open_plain: Opens, plain_server: PlainServer) -> None:
    """Each build has a cache of its own; what former builds kept goes when there is a new one."""
    site = open_plain(None)
    site.page.goto(plain_server.url + "vendor")
    site.page.evaluate(
        """async () => {
          const cache = await caches.open("filler-snapshot-0123456789ab");
          await cache.put("engine/memory.snapshot", new Response("x"));
        }"""
    )
    site.watch.allow(*BROWSER_WORDS)
    site.page.goto(plain_server.url)
    assert way_of(site) == "shipped"
    wait_for_snapshot(site.page)
    assert not site.page.evaluate("caches.has('filler-snapshot-0123456789ab')")


@pytest.mark.parametrize(
    "refusal",
    [
        pytest.param(
            "CacheStorage.prototype.open = async () => { throw new DOMException('no', 'SecurityError'); };",
            marks=pytest.mark.slow,
        ),
        "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); };",
        pytest.param(
            "StorageManager.prototype.estimate = async () => ({ quota: 5e7, usage: 1e7 });",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "Object.defineProperty(self, 'caches', { get() { throw new DOMException('no', 'SecurityError'); } });",
            marks=pytest.mark.slow,
        ),
        "delete WorkerGlobalScope.prototype.caches; Object.defineProperty(self, 'caches', { value: undefined });",
        pytest.param(
            "LockManager.prototype.request = async () => { throw new DOMException('no', 'InvalidStateError'); };",
            marks=pytest.mark.slow,
        ),
    ],
    ids=["closed", "full", "no-room", "denied", "absent", "no-locks"],
)
def test_where_nothing_can_be_kept_the_page_plays(open_plain: Opens, plain_server: PlainServer, refusal: str) -> None:
    """Every visit starts as the first one, and nobody hears of it."""
    plain_server.changes["engine/worker.js"] = (b"import{loadPyodide", b'import"./refusal.js";import{loadPyodide')
    plain_server.pages["engine/refusal.js"] = refusal.encode()
    site = open_plain()
    assert way_of(site) == "shipped"
    site.page.wait_for_timeout(2500)  # Longer than the worker waits before it keeps anything.
    assert site.page.evaluate(SNAPSHOT) is None
    site.page.reload()
    assert way_of(site) == "shipped"
    play(site)


@pytest.mark.parametrize(
    "change",
    [
        ("pyodide/pyodide.asm.mjs", b"API.makeSnapshot=function", b"API.makeOther=function"),
        pytest.param(
            ("pyodide/pyodide.asm.mjs", b"static makeMemorySnapshot", b"static makeOtherSnapshot"),
            marks=pytest.mark.slow,
        ),
        ("pyodide/pyodide.mjs", b"_loadSnapshot", b"_loadOther"),
        pytest.param(
            ("pyodide/pyodide.asm.mjs", b"API.restoreSnapshot=function", b"API.restoreOther=function"),
            marks=pytest.mark.slow,
        ),
    ],
    ids=["making", "making-called-otherwise", "loading-not-known", "loading"],
)
def test_without_the_private_parts_of_pyodide_the_page_plays(
    open_plain: Opens, plain_server: PlainServer, change: tuple[str, bytes, bytes]
) -> None:
    """Another Pyodide may make or load snapshots in other ways, or not at all."""
    file, old, new = change
    loads = "load" in new.decode() or "restore" in new.decode()
    if not loads:
        plain_server.faults[MEMORY] = Fault.MISSING
    site = first_visit(open_plain) if loads else None
    plain_server.changes[file] = (old, new)
    site = site or open_plain(None)
    site.watch.allow(*BROWSER_WORDS)
    # What the browser has kept of the file is not asked for again.
    session = site.page.context.new_cdp_session(site.page)
    session.send("Network.clearBrowserCache")
    # What cannot load a snapshot has failed at one by then; what cannot make one must not have one at the next visit.
    for seed in (71,) if loads else (71, 72):
        site.visit()
        assert way_of(site) == "library"
        play(site, seed)


@pytest.mark.parametrize(
    "fault",
    [Fault.MISSING, *(pytest.param(each, marks=pytest.mark.slow) for each in (Fault.SHORTENED, Fault.CUT_OFF)), None],
)
def test_without_the_shipped_memory_the_library_leads_to_the_engine(
    open_plain: Opens, plain_server: PlainServer, fault: Fault | None
) -> None:
    """Missing, cut, or not as the build made it: the library does as well, and what it leads to is kept."""
    if fault:
        plain_server.faults[MEMORY] = fault
    else:
        plain_server.changes[MEMORY] = (b"filler_core.bridge", b"filler_cure.bridge")
    site = open_plain()
    site.watch.allow(*BROWSER_WORDS)
    assert way_of(site) == "library"
    play(site)
    assert site.notice.count() == 0
    wait_for_snapshot(site.page)
    site.page.reload()
    assert way_of(site) == "snapshot"
    play(site, 72)


@pytest.mark.parametrize("fault", [Fault.SHORTENED, pytest.param(Fault.CUT_OFF, marks=pytest.mark.slow)])
def test_without_the_library_the_lock_leads_to_the_engine(
    open_plain: Opens, plain_server: PlainServer, fault: Fault
) -> None:
    """Pyodide's own library and the engine's wheel do as well."""
    plain_server.faults |= {MEMORY: Fault.MISSING, LIBRARY: fault}
    site = open_plain()
    site.watch.allow(*BROWSER_WORDS)
    assert way_of(site) == "lock"
    play(site)
    assert site.notice.count() == 0


@pytest.mark.parametrize("fault", [Fault.MISSING, pytest.param(Fault.SHORTENED, marks=pytest.mark.slow)])
def test_without_library_and_lock_micropip_installs_the_wheel(
    open_plain: Opens, plain_server: PlainServer, fault: Fault
) -> None:
    """The last way of all."""
    plain_server.faults |= {MEMORY: Fault.MISSING, LIBRARY: Fault.MISSING, LOCK: fault}
    site = open_plain()
    site.watch.allow(*BROWSER_WORDS)
    assert way_of(site) == "wheel"
    play(site)
    assert site.notice.count() == 0


def test_a_board_opened_anew_by_its_address_is_there_before_python_is(
    open_plain: Opens, plain_server: PlainServer
) -> None:
    """It looks as it does at its beginning, although somebody has moved on it before, and comes alive with Python."""
    site = open_plain("#board=quick.71")
    play(site)
    site.page.context.new_cdp_session(site.page).send("Network.clearBrowserCache")
    plain_server.faults[WASM] = Fault.STALLED
    site.page.goto("about:blank")
    site.page.goto(plain_server.url + "#board=quick.71")
    site.page.locator(".glimpse svg").wait_for()
    assert site.page.locator(".glimpse .territory").count() == 2
    plain_server.faults.clear()
    site.page.goto("about:blank")
    site.page.goto(plain_server.url + "#board=quick.71")
    site.page.locator("[data-testid=table][data-ply='0']").wait_for(timeout=BOOT)
    play(site)


def test_the_board_is_there_before_python_is(open_plain: Opens, plain_server: PlainServer) -> None:
    """A table taken up again shows its board as it stood, not to be played yet; a board with a clock stays hidden."""
    site = open_plain()
    play(site)
    cells = shown(site.page)["cells"]
    site.page.context.new_cdp_session(site.page).send("Network.clearBrowserCache")
    plain_server.faults[WASM] = Fault.STALLED
    site.page.reload()
    site.page.locator(".glimpse svg").wait_for()
    # A picture has one shape for each colour.
    assert site.page.locator(".glimpse .cell").count() == len({colour for _, _, colour in cells})
    board = site.page.evaluate("JSON.parse(localStorage.getItem('filler.glimpse')).board")
    assert [[cell, board["owners"][cell], board["colours"][cell]] for cell, _, _ in cells] == [
        list(row) for row in cells
    ]
    assert site.page.locator(".colour-button").count() == 0


def test_after_a_failed_start_the_next_one_does_without_the_snapshot(
    open_plain: Opens, plain_server: PlainServer
) -> None:
    """Whatever made the start fail, "Try again" tries something else."""
    site = first_visit(open_plain)
    session = site.page.context.new_cdp_session(site.page)
    session.send("Network.clearBrowserCache")
    plain_server.faults[WASM] = Fault.MISSING
    site.watch.allow(*BROWSER_WORDS)
    site.page.reload()
    site.page.locator(".notice-failure").wait_for(timeout=BOOT)
    plain_server.faults.clear()
    site.action("try-again").click()
    assert way_of(site) == "library"
    play(site)
