/**
 * Before Pyodide is evaluated: it finds out whether this is a classic worker by having a script of another address
 * imported, which the content security policy refuses and browsers report. This is none, and there is nothing to ask.
 */

Reflect.set(globalThis, "importScripts", undefined);
