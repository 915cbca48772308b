"""The manifest says the same in all four languages, and nothing in it is worded by itself."""

from __future__ import annotations

import json

import pytest

from tools import manifest

MESSAGES = {
    "i18n/en/page.ftl": b"# Words.\n\npage-name = Filler\npractice = Practice\nmany = { $count } boards\n",
    "i18n/de/page.ftl": "page-name = Filler\npractice = Übung\nmany = { $count } Bretter\n".encode(),
}


def worded(source: object) -> dict[str, object]:
    """Give a manifest with its words."""
    found: dict[str, object] = json.loads(
        manifest.with_words({**MESSAGES, manifest.NAME: json.dumps(source).encode("utf-8")})
    )
    return found


def test_words_stand_in_place_of_the_names_of_messages() -> None:
    """In English, and in every language that says it otherwise; also within lists."""
    assert worded({"name": "page-name", "lang": "en", "shortcuts": [{"name": "practice", "url": "./#practice"}]}) == {
        "name": "Filler",
        "lang": "en",
        "shortcuts": [{"name": "Practice", "name_localized": {"de": "Übung"}, "url": "./#practice"}],
    }


@pytest.mark.parametrize("name", ["nothing", "many", "Filler"])
def test_what_is_no_plain_message_is_refused(name: str) -> None:
    """A manifest cannot count, and words of its own would stay in one language."""
    with pytest.raises(ValueError, match=name):
        worded({"description": name})
