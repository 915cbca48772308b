/** Watches what a start fetches and compiles, so that every way in which that can fail becomes an error with a code. */

import { FAILURES } from "./errors.js";

/** A failure of the start, with its code; crosses the worker boundary as plain data. */
export class BootFailure extends Error {
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
 * What is watched for.
 * @typedef {object} Watched
 * @property {string[]} counted ends of the addresses of files whose bytes are counted
 * @property {(bytes: number) => void} onBytes called with the size of each piece of a counted file
 * @property {string} [empty] an address that is not fetched: it is an empty file
 */

/**
 * The last part of an address: what a message may call the file.
 * @param {string} url any absolute address
 * @returns {string} the file's name
 */
const nameOf = (url) => new URL(url).pathname.split("/").pop() ?? url;

/**
 * @returns {Promise<never>} what a failed fetch gives to Pyodide, which would leave its rejection unhandled; that start
 *   is given up anyway
 */
const never = () => new Promise(() => {});

/**
 * Pyodide only warns on the console and then waits for ever when its WebAssembly cannot be fetched or compiled (seen
 * with 314.0.7), so both browser functions are wrapped while it starts; `restore` puts them back.
 * @param {Watched} watched
 * @returns {{ failure: Promise<never>, restore: () => void }} `failure` rejects with the first failure
 */
export function watchStart({ counted, onBytes, empty }) {
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
    if (request.url === empty) return new Response(new Uint8Array());
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
    if (!counted.some((name) => request.url.endsWith(name))) return response;
    const lost = (/** @type {unknown} */ error) => fail(new BootFailure(FAILURES.download, { file: nameOf(request.url), detail: String(error) }));
    if (request.url.endsWith(".wasm")) {
      // A copy is counted and the original handed on: the browser caches compiled code only with that one.
      read(response.clone(), (piece) => onBytes(piece.length)).catch(lost);
      return response;
    }
    try {
      /** @type {Uint8Array<ArrayBuffer>[]} */
      const pieces = [];
      await read(response, (piece) => {
        pieces.push(piece);
        onBytes(piece.length);
      });
      return new Response(new Blob(pieces));
    } catch (error) {
      // Pyodide would report it on the console, and go on.
      lost(error);
      return never();
    }
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
 * @param {Response} response that only this function reads
 * @param {(piece: Uint8Array<ArrayBuffer>) => void} onPiece called with each piece
 */
async function read(response, onPiece) {
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    onPiece(value);
  }
}
