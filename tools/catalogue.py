"""Asks the engine for its catalogue, so that the lobby is complete before Python runs in the page."""

from __future__ import annotations

import json


def collect() -> dict[str, bytes]:
    """Return ``catalogue.json`` by its path below ``site/vendor``; raises ``ValueError`` if the engine fails."""
    try:
        # Imported here, so that a broken engine fails its step of the build and not the start of the build.
        from filler_core import bridge  # noqa: PLC0415
    except ImportError as trouble:
        message = f"the engine cannot be imported: {trouble}"
        raise ValueError(message) from trouble

    answer = json.loads(bridge.call("catalogue", "{}"))
    if "error" in answer:
        message = f"the engine cannot give its catalogue: {answer['error']}"
        raise ValueError(message)
    text = json.dumps(answer["result"], ensure_ascii=False, separators=(",", ":"))
    return {"catalogue.json": text.encode("utf-8")}
