/** The servers that help two browsers to find each other: what the site's owner configured and what a player writes. */

import { NET_TROUBLES, NetError } from "./errors.js";

/**
 * What the owner of the site configured.
 * @typedef {object} Config
 * @property {RTCIceServer[]} servers STUN and TURN servers for "Anywhere"
 * @property {string[]} relays Nostr relays for one-link invites, `wss://…`; none: there are no such invites
 */

/** Milliseconds that the configuration may take. */
const PATIENCE = 4000;

/** More servers make gathering slower and help nobody. */
const MOST = 8;

/** Letters of a server's line, or of an entry in config.json, at most. */
const LONGEST = 300;

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9A-Fa-f:.]{2,45}\\])$`);
const ADDRESS = /^(stuns?|turns?):(\[[^\]]*\]|[^:?]+)(?::([0-9]{1,5}))?(?:\?transport=(udp|tcp))?$/i;

/**
 * Where the file is missing or wrong nobody is asked for help: an owner may have removed all servers on purpose.
 * @param {string} base the address of the site's top folder
 * @returns {Promise<Config & { readable: boolean }>} `readable` is false when the file could not be read, or not whole
 */
export async function configuredServers(base) {
  try {
    const response = await fetch(new URL("config.json", base), { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return { ...readConfig(await response.json()), readable: true };
  } catch {
    return { servers: [], relays: [], readable: false };
  }
}

/**
 * @param {unknown} data what config.json holds
 * @returns {Config}
 * @throws {NetError} server-invalid, naming the entry
 */
export function readConfig(data) {
  const { servers = [], relays = [] } = object(data);
  return { servers: list(servers).map(readEntry), relays: list(relays).map(readRelay) };
}

/**
 * @param {string} line one server as a player writes it: `stun:host:port`, or
 *   `turn:host:port?transport=udp user password` (also `turns:`); port and transport may be left out
 * @returns {RTCIceServer}
 * @throws {NetError} server-invalid
 */
export function readServer(line) {
  const [urls, username, credential, ...rest] = line.trim().split(/\s+/);
  if (rest.length > 0) throw invalid(line);
  return checked({ urls, username, credential }, line);
}

/**
 * @param {RTCIceServer} server with one address, as `readServer` returns it
 * @returns {string} the line that is read as it
 */
export function writeServer({ urls, username, credential }) {
  return [urls, username, credential].filter((word) => word !== undefined).join(" ");
}

/**
 * @param {unknown} entry of `servers` in config.json
 * @returns {RTCIceServer}
 */
function readEntry(entry) {
  const text = JSON.stringify(entry) ?? "";
  const { urls, username, credential } = object(entry);
  return checked({ urls, username, credential }, text);
}

/**
 * @param {{ urls: unknown, username: unknown, credential: unknown }} server
 * @param {string} text what to complain about
 * @returns {RTCIceServer}
 */
function checked({ urls, username, credential }, text) {
  const found = typeof urls === "string" && text.length <= LONGEST ? ADDRESS.exec(urls) : null;
  const [, scheme, host, port, transport] = found ?? [];
  const relays = /^turn/i.test(scheme ?? "");
  if (!found || !validHost(host) || (port && !(Number(port) >= 1 && Number(port) <= 65535))) throw invalid(text);
  // Only TURN knows transports; it always wants a name and a password, and STUN never does.
  if (transport && !relays) throw invalid(text);
  const named = [username, credential].map((word) => (typeof word === "string" && word !== "" ? word : null));
  if (relays ? named.includes(null) : username !== undefined || credential !== undefined) throw invalid(text);
  const address = `${scheme.toLowerCase()}:${host}${port ? `:${port}` : ""}${transport ? `?transport=${transport.toLowerCase()}` : ""}`;
  return relays ? { urls: address, username: String(username), credential: String(credential) } : { urls: address };
}

/**
 * @param {string} host a name, or an address as it stands in a URL
 * @returns {boolean}
 */
function validHost(host) {
  if (!HOST.test(host) || host.length > 255) return false;
  // What looks like an address of IPv4 must be one, and IPv6 is left to those who know it.
  return URL.canParse(`http://${host}/`);
}

/**
 * @param {unknown} entry of `relays` in config.json
 * @returns {string}
 */
function readRelay(entry) {
  const url = typeof entry === "string" && entry.length <= LONGEST && URL.canParse(entry) ? new URL(entry) : null;
  // An unencrypted relay is good for tests on this machine only.
  const local = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  if (!url || url.username || url.hash || !(url.protocol === "wss:" || (local && url.protocol === "ws:"))) {
    throw invalid(JSON.stringify(entry) ?? "");
  }
  return url.href;
}

/**
 * @param {unknown} data
 * @returns {Record<string, unknown>}
 */
function object(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw invalid(JSON.stringify(data) ?? "");
  return /** @type {Record<string, unknown>} */ (data);
}

/**
 * @param {unknown} data
 * @returns {unknown[]}
 */
function list(data) {
  if (!Array.isArray(data) || data.length > MOST) throw invalid(JSON.stringify(data) ?? "");
  return data;
}

/** @param {string} text */
function invalid(text) {
  return new NetError(NET_TROUBLES.server, { text: text.slice(0, LONGEST) });
}
