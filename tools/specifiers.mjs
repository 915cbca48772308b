/**
 * Finds the import specifiers of ES modules.
 *
 * Reads a JSON object {path: source} from stdin and writes {path: [{start, end, specifier}]} to stdout, with
 * positions in UTF-16 units, quotes left out. Imports of expressions have no specifier and are passed over.
 */
import { text } from "node:stream/consumers";
import { init, parse } from "es-module-lexer";

await init;
/** @type {Record<string, string>} */
const sources = JSON.parse(await text(process.stdin));
/** @type {Record<string, {start: number, end: number, specifier: string}[]>} */
const found = {};
for (const [path, source] of Object.entries(sources)) {
  const [imports] = parse(source, path);
  found[path] = [];
  for (const { type, specifier, start, end } of imports) {
    if (typeof specifier !== "string") continue;
    // The range of a dynamic import takes in the quotes.
    const quote = type === "dynamic" ? 1 : 0;
    found[path].push({ start: start + quote, end: end - quote, specifier });
  }
}
process.stdout.write(JSON.stringify(found));
