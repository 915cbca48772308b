"""QR codes are drawn so that they can be read again, from pictures and with the camera."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.net_pages import Devices
from tools.browser import FLAGS, find_chromium
from tools.net.pages import NetPage, build_in

LINK = "https://filler.example/games/#join=" + "aZ09-_" * 40
"""As long as a link with a long invitation."""

FAKE_CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")

FRAME = (640, 480)

# Draws a code with so many pixels for each module, turned, on grey, and with some grain; keeps file and pixels.
DRAW = """async ([text, unit, degrees, width, height]) => {
  const { size, path } = await net.qr.qrPath(text);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#b8b8c0";
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.scale(unit, unit);
  pen.translate(-size / 2, -size / 2);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = "#101018";
  pen.fill(new Path2D(path));
  const picture = pen.getImageData(0, 0, width, height);
  let seed = 7;
  for (let at = 0; at < picture.data.length; at += 4) {
    seed = (seed * 16807) % 2147483647;
    for (let colour = 0; colour < 3; colour += 1) picture.data[at + colour] += (seed % 24) - 12;
  }
  pen.putImageData(picture, 0, 0);
  window.picture = await canvas.convertToBlob({ type: "image/png" });
  window.pixels = picture.data;
}"""

READ = """async () => {
  try {
    return { text: await net.qr.readPicture(window.picture) };
  } catch (error) {
    return { code: error.code };
  }
}"""

WATCH = """async (milliseconds) => {
  const video = document.createElement("video");
  const found = [];
  const ending = AbortSignal.timeout(milliseconds);
  const code = await codeOf(() => net.qr.watchCamera(video, (text) => found.push(text), ending));
  return { code, found, released: video.srcObject === null };
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, url: str, dist: Path) -> Iterator[NetPage]:
    """Give a page with the site's modules."""
    devices = Devices(browser, url, build_in(dist))
    yield devices.new()
    devices.close()


@contextmanager
def page_with(browser: Browser, url: str, dist: Path, *flags: str) -> Iterator[NetPage]:
    """Give a page in a browser that was started with these switches."""
    other = browser.browser_type.launch(executable_path=find_chromium(), args=[*FLAGS, *flags])
    devices = Devices(other, url, build_in(dist))
    yield devices.new()
    devices.close()
    other.close()


def test_the_library_is_loaded_when_it_is_needed(browser: Browser, url: str, dist: Path) -> None:
    """Nothing of it is fetched before the first code is drawn, and the reader not even then."""
    devices = Devices(browser, url, build_in(dist))
    fresh = devices.new()
    loaded = """() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").slice(-2).join("/"))
      .filter((name) => name.startsWith("qr/"))"""
    assert fresh.run(loaded) == []
    fresh.run("() => net.qr.qrPath('x')")
    assert fresh.run(loaded) == ["qr/index.js"]
    devices.close()


@pytest.mark.parametrize(
    ("unit", "degrees", "width", "height"), [(4, 0, 400, 400), (12, 20, 1600, 1200), (3, 90, 640, 480)]
)
def test_a_picture_of_a_code_is_read(page: NetPage, unit: int, degrees: int, width: int, height: int) -> None:
    """Small or large, straight or turned, with grain: the text comes out."""
    page.run(DRAW, [LINK, unit, degrees, width, height])
    assert page.run(READ) == {"text": LINK}


def test_a_picture_without_a_code_says_so(page: NetPage) -> None:
    """Neither a picture of something else nor a file that is no picture gives a text."""
    page.run("""async () => {
      const canvas = new OffscreenCanvas(300, 200);
      canvas.getContext("2d").fillRect(20, 20, 100, 100);
      window.picture = await canvas.convertToBlob();
    }""")
    assert page.run(READ) == {"code": "qr-none"}
    page.run("() => { window.picture = new Blob(['not a picture'], { type: 'image/png' }); }")
    assert page.run(READ) == {"code": "qr-none"}


def test_a_text_that_no_code_can_hold_is_refused(page: NetPage) -> None:
    """The largest code holds some 2900 letters."""
    assert page.run("() => codeOf(() => net.qr.qrPath('x'.repeat(3000)))") == "code-too-long"


def test_the_camera_reads_a_code(page: NetPage, browser: Browser, url: str, dist: Path, tmp_path: Path) -> None:
    """A code held before the camera is found, once, and the camera is switched off."""
    width, height = FRAME
    page.run(DRAW, [LINK, 6, 8, width, height])
    grey = base64.b64decode(page.run("() => Uint8Array.from(pixels.filter((_, at) => at % 4 === 1)).toBase64()"))
    film = tmp_path / "camera.y4m"
    colourless = bytes([128]) * (width * height // 2)
    film.write_bytes(f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420\n".encode() + b"FRAME\n" + grey + colourless)
    with page_with(browser, url, dist, *FAKE_CAMERA, f"--use-file-for-fake-video-capture={film}") as watcher:
        assert watcher.run(WATCH, 30_000) == {"code": None, "found": [LINK], "released": True}


def test_the_camera_is_switched_off_when_nobody_wants_it_any_more(browser: Browser, url: str, dist: Path) -> None:
    """A camera that sees no code is watched until it is stopped."""
    with page_with(browser, url, dist, *FAKE_CAMERA) as watcher:
        assert watcher.run(WATCH, 700) == {"code": None, "found": [], "released": True}


def test_a_camera_that_may_not_be_used_or_is_not_there_is_told(browser: Browser, url: str, dist: Path) -> None:
    """Both have a message of their own."""
    with page_with(browser, url, dist, FAKE_CAMERA[0]) as watcher:
        assert watcher.run(WATCH, 5000)["code"] == "camera-refused"
    with page_with(browser, url, dist, FAKE_CAMERA[1]) as watcher:
        assert watcher.run(WATCH, 5000)["code"] == "camera-missing"
