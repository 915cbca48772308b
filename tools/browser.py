"""Finds the Chromium that tests and pictures use. Standard library only."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

_FEATURES = (
    # What Playwright switches off; the last such switch is the one that counts.
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # The list below the address bar is a page with a process of its own, in each window, seen or not.
    "AimEnabled",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_FEATURES)}",
)
"""Switches for a quiet Chromium: no traffic of its own, and able to run as root in a container."""

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

_FOLDERS = (
    Path.home() / ".cache" / "ms-playwright",
    Path.home() / "Library" / "Caches" / "ms-playwright",
    Path.home() / "AppData" / "Local" / "ms-playwright",
)

_BUNDLES = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)

_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find_chromium() -> Path | None:
    """Return the path of a Chromium or Chrome, or None.

    The variable FILLER_CHROMIUM goes before the system's browsers, and those before one that Playwright downloaded.
    """
    chosen = os.environ.get("FILLER_CHROMIUM")
    if chosen:
        return Path(chosen) if Path(chosen).is_file() else None
    for name in _NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    if _MAC.is_file():
        return _MAC
    for folder in _FOLDERS:
        for bundle in _BUNDLES:
            programs = sorted(folder.glob(bundle))
            if programs:
                return programs[-1]
    return None


WEBKIT_PACKAGES = "webkit2gtk-driver xvfb"
"""Debian's packages of what tests in WebKit need."""

_WEBKITS = (
    "usr/lib/*/webkit2gtk-4.*/MiniBrowser",
    "usr/lib*/webkit2gtk-4.*/MiniBrowser",
    "usr/libexec/webkit2gtk-4.*/MiniBrowser",
)


def find_webkit() -> Path | None:
    """Return the path of WebKitGTK's small browser if it can be driven here, or None."""
    if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        return None
    return next((found for pattern in _WEBKITS for found in sorted(Path("/").glob(pattern))), None)
