"""Serves a folder as the site on this machine's own address, until it is stopped: FOLDER PORT."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from tools.places import SITE
from tools.serve import StaticServer

if __name__ == "__main__":
    with StaticServer(Path(sys.argv[1]), port=int(sys.argv[2]), sources=SITE) as server:
        print(server.url, flush=True)
        threading.Event().wait()
