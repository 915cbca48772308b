/**
 * The memory of a started Python, packed for keeping: more than half of it is zeros, which are left out.
 *
 * A packed memory is a head of four numbers (a mark, the length of the memory, how many runs there are, a note of
 * whoever packs), then for each run of pages that are not all zeros its first page and how many pages it has, then these
 * pages. All numbers have 32 bits, the lowest byte first: so has WebAssembly, and every machine that browsers run on.
 */

const MARK = 0x46694c31;
const HEAD = 4;
const PAGE = 4096;
const BREATH = 1024;
const WORDS_PER_PAGE = PAGE / Uint32Array.BYTES_PER_ELEMENT;

/** A packed memory that cannot be one. */
export class DamagedSnapshot extends Error {}

/**
 * @param {Uint8Array} memory whole, as Pyodide gives it; at the start of its buffer, a multiple of four bytes long
 * @param {() => Promise<void>} [breathe] awaited every few milliseconds of work
 * @param {number} [note] a number that `noteOf` gives back
 * @returns {Promise<Uint8Array<ArrayBuffer>>} packed
 */
export async function pack(memory, breathe = async () => {}, note = 0) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / Uint32Array.BYTES_PER_ELEMENT);
  const pages = Math.ceil(memory.length / PAGE);
  /** @type {[first: number, count: number][]} */
  const runs = [];
  for (let page = 0; page < pages; page += 1) {
    if (page % BREATH === BREATH - 1) await breathe();
    if (isZero(words, page)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += 1;
    else runs.push([page, 1]);
  }
  const head = new Uint32Array([MARK, memory.length, runs.length, note, ...runs.flat()]);
  const packed = new Uint8Array(head.byteLength + runs.reduce((sum, [, count]) => sum + count, 0) * PAGE);
  packed.set(new Uint8Array(head.buffer));
  let place = head.byteLength;
  for (const [first, count] of runs) {
    packed.set(memory.subarray(first * PAGE, (first + count) * PAGE), place);
    place += count * PAGE;
  }
  return packed;
}

/**
 * @param {Uint32Array} words
 * @param {number} page
 * @returns {boolean} whether the page holds nothing but zeros
 */
function isZero(words, page) {
  const end = Math.min((page + 1) * WORDS_PER_PAGE, words.length);
  for (let word = page * WORDS_PER_PAGE; word < end; word += 1) if (words[word] !== 0) return false;
  return true;
}

/**
 * @param {ArrayBuffer} packed what `pack` made
 * @returns {Uint8Array} the whole memory
 * @throws {DamagedSnapshot} when it is nothing that `pack` makes
 */
export function unpack(packed) {
  const bytes = new Uint8Array(packed);
  if (bytes.length < HEAD * 4) throw new DamagedSnapshot("too short");
  const [mark, length, count] = new Uint32Array(packed, 0, HEAD);
  if (mark !== MARK) throw new DamagedSnapshot("another mark");
  if (bytes.length < (HEAD + 2 * count) * 4) throw new DamagedSnapshot("runs are missing");
  const runs = new Uint32Array(packed, HEAD * 4, 2 * count);
  const memory = new Uint8Array(length);
  let place = (HEAD + 2 * count) * 4;
  for (let run = 0; run < count; run += 1) {
    const start = runs[2 * run] * PAGE;
    const size = runs[2 * run + 1] * PAGE;
    if (start >= length || place + size > bytes.length) throw new DamagedSnapshot("pages are missing");
    // The last page of the memory may be a part of one.
    memory.set(bytes.subarray(place, place + Math.min(size, length - start)), start);
    place += size;
  }
  if (place !== bytes.length) throw new DamagedSnapshot("too long");
  return memory;
}

/**
 * @param {ArrayBuffer} packed what `pack` made, and `unpack` took
 * @returns {number} the note that was packed with it
 */
export const noteOf = (packed) => new Uint32Array(packed, 0, HEAD)[3];
