"""Pages that hold the site's own modules for connections, and nothing else: the engine is not started."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

QUIET_PAGE = "LICENSE.txt"
"""A file of the site without any script; its headers carry the site's policy."""

# In the page, `net` has the site's modules, and `links` the connections by name with all that they reported.
LAB = """async (build) => {
  const load = async (name) => import(new URL(`${build}/net/${name}.js`, location.href).href);
  const names = ["code", "connection", "errors", "handover", "identity", "onelink", "qr", "servers"];
  window.net = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await load(name)])));
  window.links = {};
  window.keep = (name, connection) => {
    const kept = { connection, heard: [], states: [], failures: [] };
    connection.onstate = (state) => kept.states.push([state, Date.now()]);
    connection.onmessage = (text) => kept.heard.push(text);
    connection.onfail = (error) => kept.failures.push(error.code);
    window.links[name] = kept;
    return kept;
  };
  // Errors cross from the page to the test as their codes.
  window.codeOf = async (work) => {
    try {
      await work();
      return null;
    } catch (error) {
      return error.code ?? String(error);
    }
  };
}"""


class Side(ABC):
    """A page with the modules of `site/net` in `window.net`, in whatever browser."""

    @abstractmethod
    def run(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page and give its result."""

    @abstractmethod
    def wait_for(self, script: str, argument: Any, timeout: float) -> None:
        """Wait until a function in the page gives something true; the timeout is in milliseconds."""

    def invite(self, name: str = "link", text: str = "", **options: Any) -> str:
        """Begin as host; give the invite."""
        script = """async ([name, text, options]) =>
          window.keep(name, await net.connection.Connection.invite(options)).connection.code(text)"""
        return str(self.run(script, [name, text, options]))

    def join(self, code: str, name: str = "link", **options: Any) -> str:
        """Begin as guest; give the reply."""
        script = """async ([name, code, options]) =>
          window.keep(name, await net.connection.Connection.join(code, options)).connection.code("")"""
        return str(self.run(script, [name, code, options]))

    def accept(self, code: str, name: str = "link") -> str | None:
        """Hand a reply to the host; give the code of the error, if there is one."""
        script = "([name, code]) => codeOf(() => links[name].connection.accept(code))"
        problem = self.run(script, [name, code])
        return None if problem is None else str(problem)

    def make_certificate(self) -> str:
        """Make the certificate by which friends recognise this page; give its fingerprint."""
        script = "async () => net.identity.fingerprintOf((window.certificate = await net.identity.makeCertificate()))"
        return str(self.run(script))

    def invite_friend(self, fingerprint: str, name: str = "link") -> str:
        """Begin as host of somebody whose certificate is known; give the invite."""
        script = """async ([name, fingerprint]) => {
          const { connection } = window.keep(name, await net.connection.Connection.invite({ certificate }));
          await connection.expectKnown({ fingerprint });
          return connection.code("");
        }"""
        return str(self.run(script, [name, fingerprint]))

    def come_as_friend(self, code: str, fingerprint: str, name: str = "link", timeout: float = 10_000) -> str | None:
        """Come to a host whose certificate is known, without a reply; give the code of the error, if there is one."""
        script = """([name, code, fingerprint, timeout]) => codeOf(async () => {
          const options = { certificate, friend: { fingerprint }, timeout };
          window.keep(name, await net.connection.Connection.joinKnown(code, options));
        })"""
        problem = self.run(script, [name, code, fingerprint, timeout])
        return None if problem is None else str(problem)

    def send(self, *texts: str, name: str = "link") -> None:
        """Send some texts."""
        self.run("([name, texts]) => texts.forEach((text) => links[name].connection.send(text))", [name, list(texts)])

    def wait_for_state(self, *states: str, name: str = "link", timeout: float = 30_000) -> None:
        """Wait until the connection is in one of these states."""
        script = "([name, states]) => states.includes(links[name].connection.state)"
        self.wait_for(script, [name, list(states)], timeout)

    def wait_for_messages(self, count: int, name: str = "link", timeout: float = 30_000) -> list[str]:
        """Wait until so many texts have come; give them all."""
        script = "([name, count]) => links[name].heard.length >= count"
        self.wait_for(script, [name, count], timeout)
        return list(self.run("(name) => links[name].heard", name))

    def about(self, what: str, name: str = "link") -> Any:
        """Give a property of the connection."""
        return self.run("([name, what]) => links[name].connection[what]", [name, what])

    def read(self, code: str) -> dict[str, Any]:
        """Give what a code says."""
        return dict(self.run("(code) => net.code.readCode(code)", code))


class NetPage(Side):
    """One of Playwright's pages as such a page."""

    def __init__(self, page: Page, url: str, build: str) -> None:
        """Open the page; `build` is the path of the build's files below `url`."""
        self.page = page
        # A page without a link to an icon asks for this one.
        page.context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.goto(url + QUIET_PAGE)
        self.run(LAB, build)

    def run(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page and give its result."""
        return self.page.evaluate(script, argument)

    def wait_for(self, script: str, argument: Any, timeout: float) -> None:
        """Wait until a function in the page gives something true; the timeout is in milliseconds."""
        self.page.wait_for_function(script, arg=argument, timeout=timeout)


def connect(host: Side, guest: Side, name: str = "link", **options: Any) -> None:
    """Let two pages meet by an invite and a reply, and wait until both are open."""
    reply = guest.join(host.invite(name, **options), name, **options)
    problem = host.accept(reply, name)
    if problem:
        raise RuntimeError(problem)
    for side in (host, guest):
        side.wait_for_state("open", name=name)


def build_in(folder: Path) -> str:
    """Return the path of the build's files below the top of a built site."""
    return f"b/{next((folder / 'b').iterdir()).name}"


def open_page(browser: Browser, url: str, folder: Path) -> NetPage:
    """Give a page on a device of its own."""
    return NetPage(browser.new_context().new_page(), url, build_in(folder))
