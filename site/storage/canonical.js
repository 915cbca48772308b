/** JSON in one form only, so that equal data have equal texts. */

/**
 * @param {unknown} value anything JSON can say
 * @returns {string} JSON without blanks, the names of every object in order
 */
export function canonical(value) {
  return JSON.stringify(value, (_name, part) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
