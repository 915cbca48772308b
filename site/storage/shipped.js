/** Data that the build ships with the page. */

/**
 * @param {string} name of a JSON file in vendor/
 * @returns {Promise<unknown>} its content
 * @throws {Error} when it cannot be fetched or read
 */
export async function fetchShipped(name) {
  const response = await fetch(new URL(`../vendor/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  return response.json();
}
