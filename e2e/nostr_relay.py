"""A small Nostr relay on this machine, as far as one-link invites need it: NIP-01, and nothing is kept."""

import asyncio
import json
import threading
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

PATIENCE_S = 10


class NostrRelay:
    """Passes events on to whoever has asked for their kind and topic, while the ``with`` block lasts."""

    def __init__(self) -> None:
        """Begin with nobody there."""
        self.events: list[str] = []
        """The contents of all events so far, as the relay sees them."""
        self.visitors = 0
        """How many have ever come."""
        self._there: dict[ServerConnection, dict[str, list[dict[str, Any]]]] = {}
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._stop = asyncio.Event()
        self._port = 0
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def url(self) -> str:
        """The relay's address."""
        return f"ws://127.0.0.1:{self._port}"

    @property
    def present(self) -> int:
        """How many are there now."""
        return len(self._there)

    def __enter__(self) -> Self:
        self._thread.start()
        if not self._ready.wait(PATIENCE_S):
            raise OSError("the relay did not start")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        async with serve(self._talk, "127.0.0.1", 0) as server:
            self._port = next(iter(server.sockets)).getsockname()[1]
            self._ready.set()
            await self._stop.wait()

    async def _talk(self, visitor: ServerConnection) -> None:
        """Hear one visitor out."""
        self.visitors += 1
        self._there[visitor] = {}
        try:
            async for message in visitor:
                await self._hear(visitor, json.loads(message))
        except ConnectionClosed:
            pass
        finally:
            del self._there[visitor]

    async def _hear(self, visitor: ServerConnection, message: list[Any]) -> None:
        match message:
            case ["REQ", str(name), *filters]:
                self._there[visitor][name] = filters
                await visitor.send(json.dumps(["EOSE", name]))
            case ["CLOSE", str(name)]:
                self._there[visitor].pop(name, None)
            case ["EVENT", dict(event)]:
                self.events.append(event["content"])
                await visitor.send(json.dumps(["OK", event["id"], True, ""]))
                await self._pass_on(event)

    async def _pass_on(self, event: dict[str, Any]) -> None:
        for visitor, wishes in list(self._there.items()):
            for name, filters in list(wishes.items()):
                if any(_wanted(event, wish) for wish in filters):
                    try:
                        await visitor.send(json.dumps(["EVENT", name, event]))
                    except ConnectionClosed:
                        break


def _wanted(event: dict[str, Any], wish: dict[str, Any]) -> bool:
    topics = {tag[1] for tag in event["tags"] if tag[0] == "x"}
    return event["kind"] in wish["kinds"] and event["created_at"] >= wish["since"] and bool(topics & set(wish["#x"]))
