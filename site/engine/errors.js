/** Errors that reach the page: a code and its parameters, worded by i18n. */

/** @import { ErrorData } from "../types.js" */

/** Something the engine refused, or a failure of the engine itself. */
export class EngineError extends Error {
  /**
   * @param {string} code words joined by hyphens; i18n has a message `error-<code>` for each
   * @param {ErrorData["parameters"]} [parameters] what the message needs to know
   */
  constructor(code, parameters = {}) {
    super(code);
    this.name = "EngineError";
    this.code = code;
    this.parameters = parameters;
  }
}

/**
 * The codes of failures of the engine itself, as opposed to moves and requests that it refuses: after one
 * of these it has to be started anew.
 */
export const FAILURES = Object.freeze({
  /** A file of the engine could not be fetched: no network, or the host answered with an error. */
  download: "engine-download",
  /** A file came with a wrong MIME type, which browsers refuse to compile. */
  mime: "engine-mime",
  /** The browser refused to compile or run WebAssembly. */
  compile: "engine-compile",
  /** Python or the engine did not start. */
  start: "engine-start",
  /** Nothing happened for too long while starting. */
  timeout: "engine-timeout",
  /** The worker could not be started at all. */
  worker: "engine-worker",
  /** The engine ran and then died, or no longer answers. */
  died: "engine-died",
});

/** A word in the name of a worker that is to start without the snapshot: a start from it may be why it is needed. */
export const PLAIN = "plain";
