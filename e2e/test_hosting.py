"""The built site on the simplest of hosts."""

import re
from pathlib import Path

from e2e.conftest import OpenSite
from e2e.figures import expected, shown
from e2e.servers import PlainServer
from e2e.table import BOOT


def test_the_site_runs_below_a_sub_path_on_a_plain_host(open_site: OpenSite, plain_server: PlainServer) -> None:
    """No special headers, the policy as `<meta>` only, types as the standard library guesses them: moves are played."""
    site = open_site(at=plain_server.url)
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    game = site.sit_down("classic", 91)
    for _ in range(2):
        site.press(game, game.legal_colours()[0])
        assert shown(site.page) == expected(game)
    assert site.page.url.startswith(f"{plain_server.url}#table=")


def test_every_page_carries_the_policy_itself(open_site: OpenSite, plain_server: PlainServer) -> None:
    """Hosts without headers get the content security policy from the page: scripts from text are refused."""
    site = open_site(at=plain_server.url)
    site.page.locator(".start-button").wait_for(timeout=BOOT)
    site.watch.allow("policy breach", "Content Security Policy", "Trusted")
    refused = site.page.evaluate("""() => {
      const script = document.createElement("script");
      try { script.text = "document.title = 'taken over'"; } catch (error) { return error.name; }
      document.head.append(script);
      return document.title;
    }""")
    assert refused == "TypeError"


def test_the_built_site_names_no_place_of_the_machine_that_built_it(dist: Path) -> None:
    """Nothing in the site leads to another host or to a folder of the builder."""
    here = str(Path(__file__).resolve().parent.parent)
    for file in dist.rglob("*"):
        if file.suffix in {".js", ".mjs", ".map", ".html", ".css", ".json", ".ftl"} and "pyodide" not in file.parts:
            text = file.read_text("utf-8")
            assert here not in text, file
            if file.suffix in {".html", ".css"}:
                assert not re.search(r"(?:src|href|url\()\s*=?[\"']?https?:", text), file
