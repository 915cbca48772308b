/**
 * The memory of a started Python that comes with the build. A third of it is what Python's WebAssembly begins with
 * anyway: so it is shipped as the difference from that, and completed when the WebAssembly is there.
 */

import { noteOf, pack, unpack } from "./snapshot.js";

/** Which of the numbers that Pyodide's snapshots begin with says where the heap begins, in bytes. */
const HEAP_AT = 1;

/** A memory that wants to be completed before Python can live in it. */
export class Shipped {
  /** Pyodide's own mark, with which a snapshot begins. */
  #mark;

  /** @param {ArrayBuffer} packed what `packDifference` made; throws DamagedSnapshot when it is nothing of the kind */
  constructor(packed) {
    this.memory = unpack(packed);
    this.extent = noteOf(packed);
    const [mark] = wordsOf(this.memory, 0, 1);
    this.#mark = mark;
    // Until it is complete Pyodide shall refuse it.
    wordsOf(this.memory, 0, 1)[0] = 0;
  }

  /** @param {Uint8Array} first the heap as the WebAssembly begins with it */
  complete(first) {
    wordsOf(this.memory, 0, 1)[0] = this.#mark;
    differ(this.memory, first, this.extent);
  }
}

/**
 * @param {Uint8Array} memory as Pyodide gives it; it is changed
 * @param {Uint8Array} first the heap as the WebAssembly begins with it
 * @returns {Promise<Uint8Array<ArrayBuffer>>} the difference, packed
 */
export async function packDifference(memory, first) {
  let extent = first.length;
  while (extent > 0 && first[extent - 1] === 0) extent -= 1;
  // Whole words.
  extent = Math.ceil(extent / Uint32Array.BYTES_PER_ELEMENT) * Uint32Array.BYTES_PER_ELEMENT;
  differ(memory, first, extent);
  return pack(memory, undefined, extent);
}

/**
 * Puts the difference of the first bytes of the heap in their place, or, done once more, these bytes again.
 * @param {Uint8Array} memory
 * @param {Uint8Array} first
 * @param {number} extent how many bytes
 */
function differ(memory, first, extent) {
  const [heap] = wordsOf(memory, HEAP_AT, 1);
  const count = extent / Uint32Array.BYTES_PER_ELEMENT;
  const words = wordsOf(memory, heap / Uint32Array.BYTES_PER_ELEMENT, count);
  const begun = wordsOf(first, 0, count);
  for (let index = 0; index < count; index += 1) words[index] ^= begun[index];
}

/**
 * @param {Uint8Array} bytes
 * @param {number} from in words
 * @param {number} count in words
 * @returns {Uint32Array} a view of them
 */
const wordsOf = (bytes, from, count) =>
  new Uint32Array(bytes.buffer, bytes.byteOffset + from * Uint32Array.BYTES_PER_ELEMENT, count);

/**
 * @param {(first: Uint8Array) => void} onMemory called with the heap of the WebAssembly that is instantiated next and
 *   has one, before anybody else sees it
 * @returns {() => void} ends the watch
 */
export function watchInstance(onMemory) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  let waits = true;
  /** @param {any} made a module with its instance, or an instance */
  const look = (made) => {
    const { memory } = (made.instance ?? made).exports;
    if (waits && memory instanceof WebAssembly.Memory) {
      waits = false;
      onMemory(new Uint8Array(memory.buffer));
    }
    return made;
  };
  /** @type {any} */
  const functions = WebAssembly;
  functions.instantiate = async (/** @type {any[]} */ ...given) => look(await Reflect.apply(instantiate, WebAssembly, given));
  functions.instantiateStreaming = async (/** @type {any[]} */ ...given) => look(await Reflect.apply(instantiateStreaming, WebAssembly, given));
  return () => Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}
