"""What axe-core has against a page: its rules are those of WCAG and good practice for screen readers."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tools.places import ROOT

_THERE = "typeof globalThis.axe === 'object'"

_RUN = """async () => {
  // What fades in is judged as it stays.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  const { violations, incomplete } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} – ${failureSummary}`));
}"""


@cache
def _source() -> str:
    return (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Say which rules the page breaks as it stands, and where; nothing, if all is well."""
    # The page's policy lets no script in; what the browser's own door evaluates is not asked.
    if not page.evaluate(_THERE):
        page.evaluate(f"() => {{ {_source()} }}")
    found: list[Any] = page.evaluate(_RUN)
    return found
