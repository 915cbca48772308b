/** QR codes: drawn from a text, and read from a picture or the camera. The library is loaded when it is first needed. */

import { NET_TROUBLES, NetError } from "./errors.js";

/** Modules of white around a code, which readers need. */
const QUIET = 4;

/** Pixels of the longer side at which a picture is looked at, one after the other: what one misses another may find. */
const SIZES = [1000, 600, 1800];

/** Pixels of the longer side at which the camera's picture is looked at. */
const CAMERA_SIZE = 800;

/** Milliseconds between two looks at the camera's picture. */
const LOOK_EVERY = 150;

/**
 * @param {string} text
 * @returns {Promise<{ size: number, path: string }>} `path`: SVG path data of the dark modules, one unit each, inside a
 *   square of `size` units that includes the quiet zone
 * @throws {NetError} code-too-long
 */
export async function qrPath(text) {
  const { encodeQR } = await import("../vendor/qr/index.js");
  try {
    const rows = encodeQR(text, "raw", { ecc: "low", border: QUIET });
    return { size: rows.length, path: rows.flatMap((row, y) => runsIn(row, y)).join("") };
  } catch {
    throw new NetError(NET_TROUBLES.long);
  }
}

/**
 * @param {Blob} file a picture
 * @returns {Promise<string>} the text of the QR code in it
 * @throws {NetError} qr-none when there is none, or when it is no picture
 */
export async function readPicture(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) throw new NetError(NET_TROUBLES.qrNone);
  try {
    for (const size of SIZES) {
      const text = await readFrom(picture, picture.width, picture.height, size);
      if (text !== null) return text;
    }
  } finally {
    picture.close();
  }
  throw new NetError(NET_TROUBLES.qrNone);
}

/**
 * Shows the camera's picture and looks for a QR code in it.
 * @param {HTMLVideoElement} video
 * @param {(text: string) => void} found called once
 * @param {AbortSignal} signal ends it; the camera is switched off in any case
 * @returns {Promise<void>} when a code was found, or it was ended
 * @throws {NetError} camera-refused, camera-missing
 */
export async function watchCamera(video, found, signal) {
  const stream = await openCamera();
  try {
    if (signal.aborted) return;
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    // Refused where nobody has touched the page yet; the picture is then read all the same once it moves.
    await video.play().catch(() => {});
    while (!signal.aborted && stream.active) {
      const text = video.videoWidth > 0 ? await readFrom(video, video.videoWidth, video.videoHeight, CAMERA_SIZE) : null;
      if (signal.aborted) return;
      if (text !== null) {
        found(text);
        return;
      }
      await pause(LOOK_EVERY, signal);
    }
    if (!signal.aborted) throw new NetError(NET_TROUBLES.cameraMissing);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

/**
 * @returns {Promise<MediaStream>}
 * @throws {NetError} camera-refused, camera-missing
 */
async function openCamera() {
  if (!globalThis.navigator?.mediaDevices) throw new NetError(NET_TROUBLES.cameraMissing);
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const name = String(Reflect.get(/** @type {object} */ (error), "name"));
    const refused = name === "NotAllowedError" || name === "SecurityError";
    throw new NetError(refused ? NET_TROUBLES.cameraRefused : NET_TROUBLES.cameraMissing);
  }
}

/**
 * @param {CanvasImageSource} source
 * @param {number} width of it, in pixels
 * @param {number} height
 * @param {number} size pixels of the longer side at which to look at it
 * @returns {Promise<string | null>} null when there is no code to be read
 */
async function readFrom(source, width, height, size) {
  const { decodeQR } = await import("../vendor/qr/decode.js");
  const scale = size / Math.max(width, height, 1);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  // What a picture leaves transparent is white to people.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return null;
  }
}

/**
 * @param {readonly boolean[]} row
 * @param {number} y
 * @returns {string[]} a rectangle for each run of dark modules
 */
function runsIn(row, y) {
  const runs = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    runs.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
  }
  return runs;
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal ends it early
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}
