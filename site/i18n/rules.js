/** The text of the rules book: one file for each topic and language, read into parts that the views put together. */

/** The topics in the order of the book: the fundamentals, then one for each entry of the lobby. */
export const TOPICS = Object.freeze(
  /** @type {const} */ ([
    "fundamentals",
    ...["quick", "classic", "hex", "vinco", "rhombi", "big", "obstacles", "treasure", "three", "four", "pairs", "practice"],
  ]),
);

/** The guided game for whoever comes for the first time: read like a topic, but no part of the book. */
export const TOUR = "tour";

/**
 * Topics that are named otherwise than boards: the messages with their names.
 * @type {Record<string, string>}
 */
const NAMES = { fundamentals: "rules-fundamentals", practice: "lobby-mode-practice", [TOUR]: "tour-title" };

/**
 * @param {string} topic
 * @returns {boolean} whether it tells of one board
 */
export const isOfBoard = (topic) => !(topic in NAMES);

/**
 * @param {string} topic
 * @returns {string} the id of the message with its name
 */
export const topicMessage = (topic) => NAMES[topic] ?? `variant-${topic}-name`;

/** Words, some of them emphasised. @typedef {{ text: string, strong: boolean }[]} Words */

/**
 * One part of a topic. Beside a board stands first what to do on it, then what has happened after each of the reader's moves.
 * @typedef {{ kind: "title" | "heading" | "text", words: Words }
 *   | { kind: "list", items: Words[] }
 *   | { kind: "board", lesson: string, task: Words, answers: Words[] }} Part
 */

/**
 * A board to try something out on, and what the texts may say about it.
 * @typedef {object} LessonPlan
 * @property {string[]} board lines of its text form
 * @property {number[]} line the colours that are to be played, the reader's and the others'
 * @property {Record<string, number>} facts what stands for `{name}` in the texts
 */

/** @typedef {Record<string, LessonPlan>} LessonPlans */

/**
 * @param {string} text with *emphasis*
 * @param {Record<string, number>} facts for what stands in braces
 * @returns {Words}
 * @throws {Error} for a name that is no fact
 */
function readWords(text, facts) {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (!(name in facts)) throw new Error(`no fact "${name}"`);
    return String(facts[name]);
  });
  return filled.split("*").flatMap((part, index) => (part === "" ? [] : [{ text: part, strong: index % 2 === 1 }]));
}

/**
 * @param {string[]} lines of one board: its name in brackets, what to do, and after ">" what has happened
 * @param {LessonPlans} plans
 * @returns {Part}
 */
function readBoard([head, ...lines], plans) {
  const lesson = head.slice(1, -1);
  const plan = plans[lesson];
  if (!plan) throw new Error(`no board "${lesson}"`);
  const words = (/** @type {string} */ line) => readWords(line, plan.facts);
  const answers = lines.filter((line) => line.startsWith("> ")).map((line) => words(line.slice(2)));
  return { kind: "board", lesson, task: words(lines[0]), answers };
}

/**
 * Parts stand apart by empty lines; `# ` begins the title, `## ` a heading, `- ` an item, `[name]` a board.
 * @param {string} source
 * @param {LessonPlans} plans
 * @returns {Part[]}
 * @throws {Error} for a board or a fact that does not exist
 */
export function readTopic(source, plans) {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const lines = part.split("\n").map((line) => line.trim());
      if (/^\[\w+\]$/.test(lines[0])) return readBoard(lines, plans);
      if (lines[0].startsWith("- ")) return { kind: "list", items: lines.map((line) => readWords(line.slice(2), {})) };
      const text = lines.join(" ");
      if (text.startsWith("## ")) return { kind: "heading", words: readWords(text.slice(3), {}) };
      if (text.startsWith("# ")) return { kind: "title", words: readWords(text.slice(2), {}) };
      return { kind: "text", words: readWords(text, {}) };
    });
}

/** What was fetched, by address. @type {Map<string, Promise<unknown>>} */
const fetched = new Map();

/**
 * @template T
 * @param {string} path beside this file
 * @param {(response: Response) => Promise<T>} read
 * @returns {Promise<T>} fetched once; what failed is fetched again when it is asked for again
 */
function fetchOnce(path, read) {
  const known = /** @type {Promise<T> | undefined} */ (fetched.get(path));
  if (known) return known;
  const content = fetch(new URL(path, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return read(response);
  });
  fetched.set(path, content);
  content.catch(() => fetched.delete(path));
  return content;
}

/**
 * @returns {Promise<LessonPlans>} all boards of the book, by name
 * @throws {Error} when they cannot be fetched
 */
export const fetchLessons = () =>
  fetchOnce("./lessons.json", async (response) => /** @type {LessonPlans} */ (await response.json()));

/**
 * @param {string} language a folder beside this file
 * @param {string} topic
 * @returns {Promise<Part[]>}
 * @throws {Error} when it cannot be fetched or read
 */
export async function fetchTopic(language, topic) {
  const path = `./${language}/rules/${topic}.txt`;
  const [plans, source] = await Promise.all([fetchLessons(), fetchOnce(path, (response) => response.text())]);
  return readTopic(source, plans);
}
