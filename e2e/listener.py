"""Somebody who only listens: knows of a page nothing but its accessibility tree, and presses what it names."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from e2e.table import BOOT

_LINE = re.compile(r'^\s*- \'?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>[^:]*?)\'?(?:: (?P<text>.*))?$')

_MOVE = re.compile(r"(?P<name>.+) chose colour (?P<colour>\d), .+, and took (?P<worth>\d+)\.")


@dataclass(frozen=True)
class Heard:
    """One thing of the tree: what it is, what it is called, what it says, and whether it can be pressed."""

    role: str
    name: str
    text: str
    enabled: bool


@dataclass(frozen=True)
class Told:
    """What was said about a move."""

    name: str
    colour: int
    worth: int
    words: str


class Listener:
    """Reads the tree of a page anew whenever asked; no selector of the page's own is ever used."""

    def __init__(self, page: Page) -> None:
        """Listen to `page`."""
        self.page = page

    def hear(self) -> list[Heard]:
        """Everything that the tree holds, in the order in which it is read."""
        heard = []
        for line in self.page.get_by_role("main").aria_snapshot().splitlines():
            found = _LINE.match(line)
            if found:
                name, text = found["name"] or "", (found["text"] or "").strip('"')
                heard.append(Heard(found["role"], name, text, "[disabled]" not in found["rest"]))
        return heard

    def choices(self) -> dict[str, int]:
        """The colours that can be chosen, by the names of their buttons, with what each says that it takes."""
        found = {}
        for heard in self.hear():
            named = re.match(r"\d, .+: takes (\d+|nothing)", heard.name)
            if heard.role == "button" and heard.enabled and named:
                found[heard.name] = 0 if named[1] == "nothing" else int(named[1])
        return found

    def press(self, name: str) -> None:
        """Press the button of this name, by the keyboard."""
        button = self.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled(timeout=BOOT)
        button.focus()
        self.page.keyboard.press("Enter")

    def wait_for(self, pattern: str) -> str:
        """Wait until something is said of its own accord that contains this, and give the whole of it."""
        status = self.page.get_by_role("status").filter(has_text=re.compile(pattern)).first
        expect(status).to_have_count(1, timeout=BOOT)
        return " ".join(status.aria_snapshot().removeprefix("- status:").strip().strip('"').split())

    def choose(self, name: str) -> Told:
        """Choose a colour by the name of its button, and give what is said about the move."""
        number = int(name[0])
        self.press(name)
        words = self.wait_for(rf"chose colour {number},.+ and took \d+\.")
        told = _MOVE.search(words)
        assert told is not None, words
        return Told(told["name"], number - 1, int(told["worth"]), words)
