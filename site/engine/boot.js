/**
 * Boots Pyodide and the engine inside the worker, tells how far it is, and turns every way in which this can
 * fail into an error with a code.
 */

import { FAILURES } from "./errors.js";
import { loadPyodide } from "../vendor/pyodide/pyodide.mjs";

/**
 * How far the start is: bytes of all files that are fetched, then the stage.
 * @typedef {{ stage: "fetching" | "python" | "engine", loaded: number, total: number }} BootProgress
 */

const VENDOR = new URL("../vendor/", import.meta.url);

/** Files whose bytes are counted; Pyodide fetches the first two itself. */
const COUNTED = ["vendor/pyodide/pyodide.asm.wasm", "vendor/pyodide/python_stdlib.zip", "vendor/filler/filler_core.whl"];

/** A failure of the start, with its code; crosses the worker boundary as plain data. */
class BootFailure extends Error {
  /**
   * @param {string} code one of FAILURES
   * @param {Record<string, string>} parameters for the message
   */
  constructor(code, parameters) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/**
 * The last part of an address: what a message may call the file.
 * @param {string} url any absolute address
 * @returns {string} the file's name
 */
const nameOf = (url) => new URL(url).pathname.split("/").pop() ?? url;

/**
 * @returns {Promise<never>} what a failed fetch gives to Pyodide, which would leave its rejection unhandled; the worker
 *   is thrown away anyway
 */
const never = () => new Promise(() => {});

/**
 * Watches what the start fetches and compiles. Pyodide only warns on the console and then waits for ever
 * when its WebAssembly cannot be fetched or compiled (seen with 314.0.7), so both browser functions are
 * wrapped while it starts; `restore` puts them back.
 * @param {(bytes: number) => void} onBytes called with the size of each piece of a counted file
 * @returns {{ failure: Promise<never>, restore: () => void }} `failure` rejects with the first failure
 */
function watchStart(onBytes) {
  const { fetch: originalFetch } = self;
  const { instantiateStreaming } = WebAssembly;
  /** @type {(error: BootFailure) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  failure.catch(() => {});

  self.fetch = async (input, init) => {
    const request = new Request(input, init);
    /** @type {Response} */
    let response;
    try {
      response = await originalFetch.call(self, input, init);
    } catch (error) {
      fail(new BootFailure(FAILURES.download, { file: nameOf(request.url), detail: String(error) }));
      return never();
    }
    const type = response.headers.get("content-type") ?? "";
    /** @type {BootFailure | null} */
    let failed = null;
    if (!response.ok) failed = new BootFailure(FAILURES.download, { file: nameOf(request.url), detail: `HTTP ${response.status}` });
    else if (request.url.endsWith(".wasm") && !type.startsWith("application/wasm")) {
      failed = new BootFailure(FAILURES.mime, { file: nameOf(request.url), detail: type });
    }
    if (failed) {
      fail(failed);
      return never();
    }
    // A copy is counted and the original handed on: the browser caches compiled code only with that one.
    if (COUNTED.some((name) => request.url.endsWith(name))) {
      count(response.clone(), onBytes).catch((error) => {
        fail(new BootFailure(FAILURES.download, { file: nameOf(request.url), detail: String(error) }));
      });
    }
    return response;
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await instantiateStreaming.call(WebAssembly, source, imports);
    } catch (error) {
      // A connection that is lost half way ends the compilation, too, but with a TypeError.
      const lost = error instanceof TypeError;
      const detail = String(error);
      fail(lost ? new BootFailure(FAILURES.download, { file: "pyodide.asm.wasm", detail }) : new BootFailure(FAILURES.compile, { detail }));
      throw error;
    }
  };
  return {
    failure,
    restore: () => {
      self.fetch = originalFetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    },
  };
}

/**
 * @param {Response} response a copy that only this function reads
 * @param {(bytes: number) => void} onBytes called with the size of each piece
 */
async function count(response, onBytes) {
  const reader = response.body?.getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes(value.length);
  }
}

/**
 * @returns {Promise<number>} how many bytes the counted files have together; 0 when it is not known
 */
async function totalBytes() {
  try {
    const response = await fetch(new URL("build.json", VENDOR));
    /** @type {{ files?: Record<string, number> }} */
    const build = response.ok ? await response.json() : {};
    return COUNTED.reduce((sum, name) => sum + (build.files?.[name] ?? 0), 0);
  } catch {
    return 0; // Only the picture of the progress depends on it.
  }
}

/**
 * Starts Python and imports the engine.
 * @param {(progress: BootProgress) => void} onProgress called often
 * @returns {Promise<(method: string, text: string) => string>} the engine's door
 * @throws {BootFailure} with one of the codes of FAILURES
 */
export async function boot(onProgress) {
  /** @type {BootProgress} */
  const progress = { stage: "fetching", loaded: 0, total: await totalBytes() };
  const tell = () => onProgress({ ...progress });
  tell();
  const watch = watchStart((bytes) => {
    progress.loaded += bytes;
    if (progress.total > 0 && progress.loaded >= progress.total) progress.stage = "python";
    tell();
  });
  const start = async () => {
    const [python, wheel] = await Promise.all([
      loadPyodide({ indexURL: new URL("pyodide/", VENDOR).href }),
      fetch(new URL("filler/filler_core.whl", VENDOR)).then((response) => response.arrayBuffer()),
    ]);
    progress.stage = "engine";
    tell();
    python.unpackArchive(wheel, "wheel");
    /** @type {(method: string, text: string) => string} */
    const call = python.pyimport("filler_core.bridge").call;
    return call;
  };
  try {
    return await Promise.race([start(), watch.failure]);
  } catch (error) {
    if (error instanceof BootFailure) throw error;
    throw new BootFailure(FAILURES.start, { detail: String(error) });
  } finally {
    watch.restore();
  }
}
