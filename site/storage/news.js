/** What a tab that writes a table tells the others that look on: the lines it has just stored. */

/**
 * @typedef {object} News
 * @property {string} table its id
 * @property {number} from the number of the first line
 * @property {string[]} lines
 */

/** @type {BroadcastChannel | null} */
let channel = null;

/** @returns {BroadcastChannel | null} the one that all tabs of this site share; null where browsers have none */
function openChannel() {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel("filler.lines");
  return channel;
}

/** @param {News} news for all other tabs */
export function tellLines(news) {
  openChannel()?.postMessage(news);
}

/**
 * @param {string} table its id
 * @param {(news: News) => void} listener told of every line that another tab stores
 * @returns {() => void} ends it
 */
export function hearLines(table, listener) {
  const shared = openChannel();
  if (!shared) return () => {};
  const hear = (/** @type {MessageEvent<News>} */ { data }) => {
    if (data.table === table) listener(data);
  };
  shared.addEventListener("message", hear);
  return () => shared.removeEventListener("message", hear);
}
