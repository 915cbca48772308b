/** Where tables between devices come from, and what they rest on. */

/** @import { IdentityData, InvitationData } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { PeerMatch } from "./peer_match.js" */
/** @import { SettingsStore } from "./settings.js" */
/** @import { Storage } from "./sitting.js" */
/** @import { Thinker } from "./thinker.js" */

/**
 * Where such a table comes from: an invitation of this device or of another one, the device's storage, or the match before.
 * @typedef {{ host: { invitation: InvitationData, seats: ("own" | "guest" | "computer")[] } } | { join: InvitationData } | { stored: true } | { after: PeerMatch }} PeerOrigin
 */

/**
 * @typedef {object} PeerParts
 * @property {Engine} engine
 * @property {SettingsStore} settings
 * @property {Storage} storage
 * @property {Thinker} thinker where the host's computers think
 * @property {{ describe(scale: string): Promise<IdentityData>, sign(text: string): Promise<string> }} identity
 * @property {(reach: "anywhere" | "network") => Promise<{ servers: RTCIceServer[], certificate?: RTCCertificate }>} reachOptions
 *   with which connections to other guests are made
 * @property {(table: any) => void} onDealt the board of a new match is there
 * @property {(table: any) => void} onShown something was shown
 * @property {(table: any) => void} onGone it was given up
 * @property {(table: any) => Promise<void>} onRematch opens the next match over the same links
 * @property {typeof import("../net/identity.js").verify} [verify] tests bring their own
 */

export {};
