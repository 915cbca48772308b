"""Matches for the pictures: played here by the engine, and put into a page's storage as if played there."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SEED = "1990"
DAY = 86_400_000
MOVE = 2_400
"""Milliseconds that every player takes for a move."""

FILL = """async ({ matches, tables, ratings, friends, analyses, name }) => {
  const folder = document.querySelector('script[type="module"]').src;
  const { openStore } = await import(new URL("storage/store.js", folder));
  const store = await openStore();
  for (const match of matches) await store.addMatch(match);
  for (const rating of ratings) {
    await store.database.write(["ratings"], (transaction) => transaction.objectStore("ratings").put(rating));
  }
  for (const { id, terms, lines, challenge } of tables) {
    await store.createTable({ id, terms, created: 1, challenge });
    await store.appendLines(id, lines);
  }
  for (const analysis of analyses) await store.keepAnalysis(analysis);
  const { keepMeeting } = await import(new URL("storage/friends.js", folder));
  for (const friend of friends) await keepMeeting(store, friend);
  await store.saveProfile({ name });
}"""
"""Fills the storage through the page's own module."""


@dataclass
class Played:
    """A match as the engine has played it, as far as it went."""

    ask: Callable[..., Any]
    terms: dict[str, Any]
    opened: dict[str, Any]
    clock: int
    lines: list[str] = field(default_factory=list)

    @property
    def match(self) -> dict[str, Any]:
        """Where the match stands."""
        snapshot: dict[str, Any] = self.opened["snapshot"]
        return dict(snapshot["match"])

    def happen(self, method: str, **parameters: Any) -> None:
        """Let something happen at the table."""
        self.clock += MOVE
        update = self.ask(method, table=self.opened["table"], **parameters, now=self.clock, wall=self.clock)
        self.opened["snapshot"] = update["snapshot"]
        self.lines += update["lines"]

    def play(self, moves: int = 1000) -> Played:
        """Play the present game to its end, or so many moves of it."""
        for _ in range(moves):
            if self.opened["snapshot"]["mover"] is None:
                break
            snapshot = self.opened["snapshot"]
            allowed = [choice for choice in snapshot["choices"] if choice["preview"]]
            most = max(allowed, key=lambda choice: choice["preview"]["worth"])
            where = {"game": snapshot["match"]["number"], "ply": snapshot["ply"]}
            self.happen("choose", colour=most["colour"], **where)
        return self

    def go_on(self) -> Played:
        """Let everybody be ready for the next game."""
        for player in range(len(self.terms["seats"])):
            self.happen("ready", player=player)
        return self

    def table(self, name: str, away: int = 800) -> dict[str, Any]:
        """Give the table for the storage, as it would stand if nobody had been there for `away` milliseconds."""
        last = int(self.lines[-1].split()[-1]) if self.lines else 0
        shift = int(time.time() * 1000) - away - last
        shifted = [" ".join([*line.split()[:-1], str(int(line.split()[-1]) + shift)]) for line in self.lines]
        return {"id": name, "terms": self.terms, "lines": shifted}

    def finished(self, name: str, ago: int) -> dict[str, Any]:
        """Give the match for the history, so many days ago."""
        record = self.ask("record", table=self.opened["table"])
        return {
            "id": name,
            "finished": int(time.time() * 1000) - ago * DAY,
            "variant": self.terms["variant"],
            "opponents": [n or f"Player {p + 1}" for p, n in enumerate(self.terms["names"])][1:],
            "text": record["text"],
            "result": record["match"]["result"],
            "rated": False,
        }

    def analysed(self, least: int = 0) -> dict[str, Any]:
        """Give the analysis of its record for the storage, without its first moves if some are to be open."""
        text = self.ask("record", table=self.opened["table"])["text"]
        begun = self.ask("analysis_begin", text=text)
        verdicts: list[Any] = []
        step: dict[str, Any] = {"done": False, "players": None}
        while not step["done"] and begun["count"] - len(verdicts) > least:
            step = self.ask("analysis_step", analysis=begun["analysis"], budgetMs=1000)
            verdicts += [step["verdict"]] if step["verdict"] else []
        return {
            "id": hashlib.sha256(text.encode()).hexdigest(),
            "updated": 1,
            "count": begun["count"],
            "verdicts": verdicts,
            "done": step["done"],
            "players": step["players"],
        }

    @property
    def link(self) -> str:
        """The address of its record."""
        return f"#record={self.ask('record', table=self.opened['table'])['link']}"


def start(variant: str, names: list[str], *, games: int = 2, clock: str = "3+2", computers: int = 0) -> Played:
    """Open a table in the engine and start its clock; the last ones to sit down may be computers."""
    from filler_core.bridge import Bridge  # noqa: PLC0415 - only the pictures need the engine here

    bridge = Bridge()

    def ask(method: str, **parameters: Any) -> Any:
        answer = json.loads(bridge.call(method, json.dumps(parameters)))
        if "error" in answer:
            message = f"{method}: {answer['error']}"
            raise RuntimeError(message)
        return answer["result"]

    seats = ["person"] * (len(names) - computers) + ["computer"] * computers
    terms = {
        "variant": variant,
        "seed": SEED,
        "seats": seats,
        "names": names,
        "levels": [None] * (len(names) - computers) + ["medium"] * computers,
        "games": games,
        "clock": clock,
        "date": "2026-11-30",
    }
    moment = int(time.time() * 1000) - DAY
    opened = ask("open_table", **terms, now=moment, wall=moment)
    return Played(ask, terms, opened, moment, [*opened["lines"]])


def begin(played: Played) -> Played:
    """Start the clock."""
    played.happen("begin")
    return played


@dataclass
class Scene:
    """What is stored before a page is opened, and at which address."""

    address: str
    matches: list[dict[str, Any]] = field(default_factory=list)
    tables: list[dict[str, Any]] = field(default_factory=list)
    ratings: list[dict[str, Any]] = field(default_factory=list)
    friends: list[dict[str, Any]] = field(default_factory=list)
    analyses: list[dict[str, Any]] = field(default_factory=list)
    name: str = ""
    press: tuple[str, ...] = ()
    """What is pressed, one after the other, once the page is there."""

    @property
    def stored(self) -> bool:
        """Whether there is anything to put into the storage."""
        kept = (self.matches, self.tables, self.ratings, self.friends, self.analyses, self.name)
        return any(map(bool, kept))

    @property
    def has_board(self) -> bool:
        """Whether a large board is shown."""
        return self.address.startswith(("#board=", "#table=", "#record="))

    def fill(self, page: Page) -> None:
        """Put it into the storage of a page that shows the site."""
        kept = {"matches": self.matches, "tables": self.tables, "ratings": self.ratings, "friends": self.friends}
        page.evaluate(FILL, {**kept, "analyses": self.analyses, "name": self.name})


NEAR = "input[name=reach][value=network]"
"""Nobody is asked for pictures."""

DUO = ["Ann", "Benedikt"]
PARTY = ["Ann", "Ben", "Cleo", "Dorothea"]


def _history() -> Scene:
    matches = [
        begin(start("quick", DUO)).play().go_on().play().finished("one", 1),
        start("hex", ["Ann", ""], games=1, clock="none", computers=1).play().finished("two", 8),
        start("four", PARTY, games=1, clock="none").play().finished("three", 40),
    ]
    return Scene("#history", matches=matches, name="Ann")


def _ratings() -> Scene:
    now = int(time.time() * 1000)
    ratings = [
        {
            "scale": scale,
            "match": f"{scale}-{step}",
            "at": now - (12 - step) * 5 * DAY,
            "rating": {
                "rating": 1500 + 9 * step * (-1) ** (step % 3),
                "deviation": 320 - 20 * step,
                "volatility": 0.06,
            },
        }
        for scale, steps in (("classic", 12), ("quick", 2))
        for step in range(steps)
    ]
    return Scene("#profile", ratings=ratings, name="Ann")


def _table(played: Played, away: int = 800, *press: str) -> Scene:
    return Scene("#table=scene", tables=[played.table("scene", away)], press=press)


def _practice(*press: str) -> Scene:
    played = start("quick", ["Ann", ""], games=1, clock="none", computers=1).play(6)
    return Scene("#table=scene", tables=[played.table("scene")], press=press)


def _paused() -> Played:
    played = begin(start("classic", DUO)).play(9)
    played.happen("pause")
    return played


def _running() -> Scene:
    tables = [
        begin(start("classic", DUO)).play(12).table("one"),
        start("four", ["Ann", "", "", ""], games=1, clock="none", computers=3).play(8).table("two"),
    ]
    return Scene("", tables=tables, name="Ann")


def _friends() -> list[dict[str, Any]]:
    now = int(time.time() * 1000)
    return [
        {"key": f"ed25519:{name}", "name": name, "fingerprint": "ab" * 32, "met": now - ago * DAY}
        for name, ago in (("Benedikt", 3), ("Cleopatra the Seventh", 40))
    ]


def _invite(variant: str, *press: str) -> Scene:
    return Scene("#invite", friends=_friends(), name="Ann", press=(f"option[value={variant}]", *press))


def _join(*press: str) -> Scene:
    """Show an invite that nobody waits for: version and kind, ufrag, pwd, fingerprint, no addresses, the invitation."""
    words = b"\x10" + b"\x88" + bytes(4) + b"\x98" + bytes(12) + bytes(32) + b"\0" + b"1 classic 3+2 2 rated - Ann"
    code = base64.urlsafe_b64encode(words).decode().rstrip("=")
    return Scene(f"#join={code}", friends=_friends(), press=press)


@cache
def _analysed(variant: str, moves: int, least: int) -> tuple[str, dict[str, Any]]:
    """Give the address of a match (of both games where no number of moves is given), and its analysis."""
    if variant == "four":
        played = start(variant, PARTY, games=1, clock="none").play(moves)
    else:
        played = start(variant, DUO, clock="none").play().go_on().play()
    return played.link, played.analysed(least)


def _analysis(*press: str, variant: str = "quick", moves: int = 0, least: int = 0) -> Scene:
    address, analysis = _analysed(variant, moves, least)
    return Scene(address, analyses=[analysis], press=press)


def _shared(played: Played) -> Scene:
    return Scene(
        "#table=scene", tables=[played.play().table("scene")], press=("[data-action=share]", "[data-testid=preview]")
    )


def _challenged(moves: int = 8) -> Scene:
    played = start("quick", ["Ann", ""], games=1, clock="none", computers=1).play(moves)
    table = played.table("scene") | {"challenge": "quick.1990.31.you-medium.Benedikt"}
    return Scene("#table=scene", tables=[table])


SCENES: dict[str, Callable[[], Scene]] = {
    "settings": lambda: Scene("#settings"),
    "settings-keys": lambda: Scene("#settings=keys", press=("#key-flip",)),
    "lobby-running": _running,
    "start": lambda: _table(start("classic", DUO)),
    "clock": lambda: _table(begin(start("classic", DUO)).play(16)),
    "clock-away": lambda: _table(begin(start("classic", DUO)).play(16), 40_000),
    "clock-low": lambda: _table(begin(start("classic", DUO, clock="1+1")).play(15), 52_000),
    "clock-four": lambda: _table(begin(start("four", PARTY)).play(30)),
    "clock-pairs": lambda: _table(begin(start("pairs", PARTY)).play(30)),
    "pause": lambda: _table(_paused()),
    "between": lambda: _table(begin(start("classic", DUO)).play()),
    "between-four": lambda: _table(begin(start("four", PARTY)).play()),
    "result": lambda: _table(begin(start("classic", DUO)).play().go_on().play()),
    "result-four": lambda: _table(begin(start("four", PARTY)).play().go_on().play()),
    "result-one": lambda: _table(start("hex", ["Ann", ""], games=1, clock="none", computers=1).play()),
    "practice-hint": lambda: _practice("[data-action=hint]", ".hint-card"),
    "practice-expected": lambda: _practice("[data-action=hint]", "[data-action=expected]", "[data-move='3']"),
    "history": _history,
    "history-empty": lambda: Scene("#history"),
    "profile": lambda: Scene("#profile"),
    "profile-ratings": _ratings,
    "invite": lambda: _invite("classic"),
    "invite-four": lambda: _invite("four", "input[name=invite-seat-3][value=computer]"),
    "invite-link": lambda: _invite("classic", NEAR, "[data-action=invite]", "[data-action=qr]"),
    "invite-links": lambda: _invite("pairs", NEAR, "[data-action=invite]", "input[name=link] >> nth=2"),
    "join": _join,
    "join-reply": lambda: _join("[data-action=accept]", "[data-action=copy-link]"),
    "join-paste": lambda: Scene("#join="),
    "friends": lambda: Scene("#friends", friends=_friends()),
    "friends-none": lambda: Scene("#friends"),
    "servers": lambda: Scene("#servers"),
    "puzzle": lambda: Scene("#puzzle=2026-11-30", press=(".colour-button:not(.is-barred)",)),
    "puzzle-shown": lambda: Scene("#puzzle=2026-11-30", press=("[data-action=give-up]", "[data-action=give-up-yes]")),
    "analysis": lambda: _analysis("[data-action=mistake]"),
    "analysis-best": lambda: _analysis("[data-action=mistake]", "[data-action=best]"),
    "analysis-summary": lambda: _analysis("[data-action=analysis-details]"),
    "analysis-partial": lambda: _analysis("[data-action=analysis-details]", least=20),
    "analysis-four": lambda: _analysis("[data-action=mistake]", variant="four", moves=40),
    "play-on": lambda: Scene(start("quick", DUO, clock="none").play(9).link, press=("[data-action=play-on]",)),
    "rules": lambda: Scene("#rules"),
    "rules-treasure": lambda: Scene("#rules=treasure"),
    "tour": lambda: Scene("#rules=tour"),
    "share": lambda: Scene(
        start("classic", ["Ann", ""], games=1, clock="none", computers=1).play().link,
        press=("[data-action=share]", "[data-testid=preview]"),
    ),
    "share-result": lambda: _shared(start("hex", ["", ""], games=1, clock="none", computers=1)),
    "challenge": lambda: Scene("#challenge=classic.1990.117.you-hard.Ann"),
    "challenge-pairs": lambda: Scene("#challenge=pairs.1990.117.easy-you-hard-person"),
    "challenge-table": _challenged,
    "challenge-result": lambda: _challenged(1000),
    "record": lambda: Scene(begin(start("classic", DUO)).play().go_on().play().link),
    "record-four": lambda: Scene(begin(start("four", PARTY)).play().link),
}
"""What there is to be seen besides fresh boards, by name."""
