"""What the build promises about the page's policy, libraries and licences."""

from __future__ import annotations

import json

import pytest

from tools import build, licences, policy, vendor
from tools.places import ROOT


def page(*policies: str) -> str:
    """Return a page with these policies."""
    metas = "".join(f'<meta http-equiv="Content-Security-Policy" content="{text}">' for text in policies)
    return f"<!doctype html><head>{metas}</head>"


def test_the_page_carries_the_policy_of_the_headers() -> None:
    """The same directives in the same order pass, whatever the spacing."""
    policy.check_page(page("; ".join(policy.POLICY)))
    policy.check_page(page(";\n  ".join(policy.POLICY) + ";"))


@pytest.mark.parametrize(
    "policies",
    [(), ("default-src 'none'",), ("; ".join(policy.POLICY),) * 2, ("; ".join(policy.POLICY + policy.HEADER_ONLY),)],
)
def test_a_page_whose_policy_drifts_is_refused(policies: tuple[str, ...]) -> None:
    """A missing, shorter, doubled or longer policy stops the build."""
    with pytest.raises(ValueError, match="must carry this policy"):
        policy.check_page(page(*policies))


def test_the_lines_for_hosts_carry_the_policy_of_the_headers() -> None:
    """What docs/hosting.md gives to be copied, for each server, is the policy of the build."""
    lines = [line for line in (ROOT / "docs" / "hosting.md").read_text("utf-8").splitlines() if "default-src" in line]
    assert len(lines) == 3
    for line in lines:
        assert f'"{policy.HEADERS["Content-Security-Policy"]}"' in line


def test_the_files_at_the_top_are_asked_for_afresh() -> None:
    """Nothing may keep an old page or service worker from being replaced; all else is kept for ever."""
    text = policy.headers_file()
    for name in (*build.AT_THE_TOP, "sw.js"):
        assert f"\n/{name}\n  Cache-Control: {policy.AFRESH}\n" in text
    assert f"\n/b/*\n  Cache-Control: {policy.FOR_EVER}\n" in text


@pytest.mark.parametrize("relays", [(), ("wss://relay.example.org", "wss://b.example.org:444/path")])
def test_only_configured_relays_widen_the_policy(relays: tuple[str, ...]) -> None:
    """Header and page let the page talk to these relays, and change in nothing else."""
    config = json.dumps({"servers": [], "relays": relays}).encode()
    found = policy.read_relays(config)
    assert found == relays
    wanted = [
        " ".join((line, *relays)) if line == "connect-src 'self'" else line
        for line in (*policy.POLICY, *policy.HEADER_ONLY)
    ]
    header = next(line for line in policy.headers_file(found).splitlines() if "Content-Security-Policy" in line)
    assert header == "  Content-Security-Policy: " + "; ".join(wanted)
    widened = policy.widened(page(policy.policy()), found)
    assert widened == page("; ".join(wanted[: len(policy.POLICY)]))


@pytest.mark.parametrize(
    "relay",
    [
        "https://relay.example.org",
        "ws://relay.example.org",
        "wss://*",
        "wss://relay.example.org; script-src *",
        "wss://relay.example.org *",
        "wss://relay.example.org/\n",
        "wss://me@relay.example.org",
        'wss://relay.example.org">',
        7,
    ],
)
def test_a_relay_that_would_open_more_stops_the_build(relay: object) -> None:
    """Nothing but the address of one relay gets into the policy."""
    with pytest.raises(ValueError, match=r"site/config\.json"):
        policy.read_relays(json.dumps({"servers": [], "relays": [relay]}).encode())


@pytest.mark.parametrize("config", [b"", b"[]", b"{}", b'{"relays": "x"}', b"null"])
def test_a_configuration_that_cannot_be_read_stops_the_build(config: bytes) -> None:
    """An owner who made a slip hears of it before the site is put anywhere."""
    with pytest.raises(ValueError, match=r"site/config\.json"):
        policy.read_relays(config)


def test_libraries_import_relative_paths_only() -> None:
    """No bare specifier is left in any library that the build ships: browsers would refuse it."""
    untouched = {library.folder for library in vendor.LIBRARIES if library.as_it_is}
    scripts = {
        path: content.decode("utf-8")
        for path, content in vendor.collect().items()
        if path.endswith((".js", ".mjs")) and path.split("/")[0] not in untouched
    }
    assert len(scripts) > 20
    for path, imports in vendor.find_imports(scripts).items():
        for found in imports:
            assert found.specifier.startswith("."), f"{path} imports {found.specifier}"


def test_bare_specifiers_become_relative() -> None:
    """A package's name means its entry file, and a path behind it a file beside; positions survive any letters."""
    source = 'const e = "é😀"; import "lit-html/directives/map.js"; await import("comlink"); export * from "./x.js";'
    known = {"lit-html/directives/map.js", "comlink/comlink.js", "idb/x.js"}
    assert vendor.rewrite({"idb/a.js": source}, known) == {
        "idb/a.js": 'const e = "é😀"; import "../lit-html/directives/map.js"; '
        'await import("../comlink/comlink.js"); export * from "./x.js";'
    }


def test_imports_of_what_is_not_shipped_stop_the_build() -> None:
    """A library that needs another one, which nobody listed, is found at build time."""
    with pytest.raises(ValueError, match="imports nowhere, which is not shipped"):
        vendor.rewrite({"idb/a.js": 'import "nowhere";'}, set())


def test_every_shipped_library_has_its_licence() -> None:
    """Nothing is shipped without its licence text."""
    notices = licences.collect()
    assert {library.package for library in vendor.LIBRARIES} <= {notice.name for notice in notices}
    assert all(len(notice.text) > 100 and notice.licence for notice in notices)
    for notice in notices:
        assert notice.text.rstrip() in licences.text(notices)


def test_equal_contents_have_one_build_id() -> None:
    """The build id depends on paths and contents, not on their order, and on each of them."""
    one = build.identity({"a": b"1", "b": b"2", "c": b"3"})
    assert one == build.identity({"c": b"3", "b": b"2", "a": b"1"})
    others = [build.identity({"a": b"1", "b": b"2", "c": b"4"}), build.identity({"a": b"12", "c": b"3"})]
    assert len({one, *others}) == 3
