"""Puts words into the page's manifest: there stand only the names of messages, as everywhere outside the Fluent files.

Browsers that know localised members show those of the person's language, others the English ones.
Source: https://www.w3.org/TR/appmanifest/#x_localized-members
"""

from __future__ import annotations

import json
import re
from typing import Any

NAME = "manifest.webmanifest"
DEFAULT = "en"
MEMBERS = ("name", "short_name", "description", "label")
"""What people read."""

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)


def with_words(site: dict[str, bytes]) -> bytes:
    """Return the manifest with its words in all languages, from the contents of ``site/`` by path.

    Raises ``ValueError`` when it names a message that is missing in a language, or that is not plain text.
    """
    languages: dict[str, dict[str, str]] = {}
    for path in sorted(site):
        folder, _, file = path.rpartition("/")
        if folder.startswith("i18n/") and folder.count("/") == 1 and file.endswith(".ftl"):
            messages = languages.setdefault(folder.removeprefix("i18n/"), {})
            messages |= dict(_MESSAGE.findall(site[path].decode("utf-8")))
    return json.dumps(_worded(json.loads(site[NAME]), languages), ensure_ascii=False, indent=2).encode("utf-8") + b"\n"


def _worded(part: Any, languages: dict[str, dict[str, str]]) -> Any:
    """Return a part of the manifest with words in place of the names of messages."""
    if isinstance(part, list):
        return [_worded(each, languages) for each in part]
    if not isinstance(part, dict):
        return part
    worded: dict[str, Any] = {}
    for member, value in part.items():
        if member not in MEMBERS:
            worded[member] = _worded(value, languages)
            continue
        texts = {language: _text(messages, value, language) for language, messages in languages.items()}
        worded[member] = texts[DEFAULT]
        others = {language: text for language, text in texts.items() if text != texts[DEFAULT]}
        if others:
            worded[f"{member}_localized"] = others
    return worded


def _text(messages: dict[str, str], name: str, language: str) -> str:
    """Return what a message says."""
    text = messages.get(name)
    if text is None or "{" in text:
        message = f"site/{NAME} names {name}, which has no plain text in {language}"
        raise ValueError(message)
    return text
