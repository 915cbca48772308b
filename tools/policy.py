"""The headers with which the site is to be served, first of all its content security policy."""

from __future__ import annotations

from html.parser import HTMLParser

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
"""The content security policy, directive by directive. The page carries the same as ``<meta>``."""

HEADER_ONLY = ("frame-ancestors 'none'",)
"""Directives that browsers obey in a header only."""

HEADERS = {
    "Content-Security-Policy": "; ".join(POLICY + HEADER_ONLY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

FOR_EVER = "public, max-age=31536000, immutable"
"""Cache-Control for everything below ``b/<build id>/``: another content has another build id."""

AFRESH = "no-cache"
"""Cache-Control for the few files at the top: kept, but asked for again each time."""


def headers_file() -> str:
    """Return the text of ``_headers``, in the form that several static hosts read."""
    lines = ["/*", *(f"  {name}: {value}" for name, value in HEADERS.items())]
    lines += ["/b/*", f"  Cache-Control: {FOR_EVER}", ""]
    return "\n".join(lines)


def check_page(html: str) -> None:
    """Raise ``ValueError`` if the page's own ``<meta>`` policy is not the one of the headers."""
    finder = _MetaFinder()
    finder.feed(html)
    wanted = "; ".join(POLICY)
    if finder.policies != [wanted]:
        found = "; and ".join(finder.policies) or "none"
        message = f"site/index.html must carry this policy as <meta> (and no other):\n  {wanted}\nfound:\n  {found}"
        raise ValueError(message)


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
