"""The headers with which the site is to be served, first of all its content security policy."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

POLICY = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html filler",
)
"""The content security policy, directive by directive. The page carries the same as ``<meta>``.

The relays that the site's owner configures are added to ``connect-src``, and nothing else ever is.
"""

HEADER_ONLY = ("frame-ancestors 'none'",)
"""Directives that browsers obey in a header only."""

HEADERS = {
    "Content-Security-Policy": "; ".join(POLICY + HEADER_ONLY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

# No letter in it could end a directive or begin another source.
_RELAY = re.compile(
    r"wss://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~/-]*)?"
    r"|ws://(?:127\.0\.0\.1|localhost)(?::[0-9]{1,5})?/?"
)

FOR_EVER = "public, max-age=31536000, immutable"
"""Cache-Control for everything below ``b/<build id>/``: another content has another build id."""

AFRESH = "no-cache"
"""Cache-Control for the few files at the top: kept, but asked for again each time."""

AT_THE_TOP = ("/", "/index.html", "/sw.js", "/manifest.webmanifest", "/config.json")
"""Paths of the files that are asked for again each time."""


def read_relays(config: bytes) -> tuple[str, ...]:
    """Return the relays that ``config.json`` names.

    Raises ``ValueError`` when it cannot be read, or when one of them is no address of a relay: ``wss://host``, with a
    port and a path if needed; ``ws://`` is good for this machine only.
    """
    try:
        relays = json.loads(config)["relays"]
    except (ValueError, KeyError, TypeError) as trouble:
        message = f'site/config.json must be an object with "servers" and "relays": {trouble}'
        raise ValueError(message) from trouble
    if not isinstance(relays, list):
        message = 'in site/config.json, "relays" must be a list'
        raise ValueError(message)  # noqa: TRY004 - the build's callers know ValueError
    for relay in relays:
        if not isinstance(relay, str) or not _RELAY.fullmatch(relay):
            message = f"site/config.json: {relay!r} is no relay; it should be like wss://relay.example.org"
            raise ValueError(message)
    return tuple(relays)


def policy(relays: Sequence[str] = ()) -> str:
    """Return the content security policy of a page that may also talk to these relays."""
    return "; ".join(
        " ".join((directive, *relays)) if directive.startswith("connect-src ") else directive for directive in POLICY
    )


def headers_file(relays: Sequence[str] = ()) -> str:
    """Return the text of ``_headers``, in the form that several static hosts read."""
    headers = HEADERS | {"Content-Security-Policy": "; ".join((policy(relays), *HEADER_ONLY))}
    lines = ["/*", *(f"  {name}: {value}" for name, value in headers.items())]
    for path in AT_THE_TOP:
        lines += [path, f"  Cache-Control: {AFRESH}"]
    lines += ["/b/*", f"  Cache-Control: {FOR_EVER}", ""]
    return "\n".join(lines)


def check_page(html: str) -> None:
    """Raise ``ValueError`` if the page's own ``<meta>`` policy is not the one of the headers."""
    finder = _MetaFinder()
    finder.feed(html)
    wanted = policy()
    if finder.policies != [wanted]:
        found = "; and ".join(finder.policies) or "none"
        message = f"site/index.html must carry this policy as <meta> (and no other):\n  {wanted}\nfound:\n  {found}"
        raise ValueError(message)


def widened(html: str, relays: Sequence[str]) -> str:
    """Return the page, which ``check_page`` has passed, with a ``<meta>`` policy that lets it talk to the relays.

    Raises ``ValueError`` if the policy is not written in one line.
    """
    if policy() not in html:
        message = "site/index.html must carry its policy in one line"
        raise ValueError(message)
    return html.replace(policy(), policy(relays))


class _MetaFinder(HTMLParser):
    """Collects the content security policies of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.policies: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one element."""
        values = dict(attrs)
        if tag == "meta" and (values.get("http-equiv") or "").lower() == "content-security-policy":
            text = " ".join((values.get("content") or "").split())
            self.policies.append(text.rstrip("; "))
