/**
 * Shapes that cross the bridge between the engine (Python) and the page (JavaScript), as JSON.
 *
 * The engine is the only author of these: the page shows them and never works them out again.
 * Places are numbered `y * width + x` from the top left; players, sides and colours count from 0.
 */

/** How the cells of a board lie: which neighbours they have and which outline. */
export type Lattice = "square" | "hex" | "rhombus";

/** One row of the table of variants. */
export interface VariantInfo {
  id: string;
  lattice: Lattice;
  width: number;
  height: number;
  /** Playable cells of the picture board (obstacles not counted). */
  cells: number;
  /** How many colours the board has. */
  colours: number;
  players: number;
  /** The side of each player. */
  sides: number[];
  rated: boolean;
}

/** Everything the lobby needs before the engine runs; made by the build from the engine itself. */
export interface Catalogue {
  version: string;
  /** The eleven boards in the order of the rules. */
  variants: VariantInfo[];
  /** One real board of each variant, by variant id. */
  pictures: Record<string, BoardData>;
  /** The time controls that a table offers, such as "3+2" (minutes + seconds); the last one is "none". */
  clocks: string[];
  /** The variants that have a rating scale each. */
  scales: string[];
  startRating: RatingData;
  /** Names have at most so many characters. */
  longestName: number;
  /** The levels of computer players, the weakest first. */
  levels: Level[];
}

/** How strong a player is thought to be. */
export interface RatingData {
  rating: number;
  deviation: number;
  volatility: number;
}

/** A point in units of one cell's width: x to the right, y downwards. */
export type Point = [number, number];

/** A board as it stands before the first move, with all that is needed to draw it. */
export interface BoardData {
  variant: string;
  seed: string;
  lattice: Lattice;
  width: number;
  height: number;
  /** Size of the drawing: every outline lies within (0, 0) and this point. */
  extent: Point;
  /** The corners of one cell around its centre, clockwise; the same for every cell. */
  shape: Point[];
  /** The centre of each place; null where the board has no place at all (outside its outline). */
  centres: (Point | null)[];
  /** across[place][k]: the cell over the edge from corner k to corner k+1, or -1 (also -1 for obstacles). Walls are ignored here. */
  across: number[][];
  /** Neighbours of each place by the rules: walls, obstacles and the outline are respected. */
  neighbours: number[][];
  /** Colour of each place at the start; -1 for obstacles and places outside. */
  colours: number[];
  /** Owner (player) of each place at the start; -1 for free cells, obstacles and places outside. */
  owners: number[];
  colourCount: number;
  obstacles: number[];
  /** Walls: the two cells that are kept apart and the two ends of the stroke between them. */
  walls: { cells: [number, number]; from: Point; to: Point }[];
  /** Cells worth more than 1: [cell, worth]. */
  worths: [number, number][];
  /** Cells that hold a paint pot. */
  pots: number[];
  /** The start cells of each player. */
  starts: number[][];
  /** The side of each player. */
  sides: number[];
  /** turns[player]: degrees clockwise by which the drawing is turned to bring that player's corner to the bottom left. */
  turns: number[];
  /** Worth of all playable cells. */
  total: number;
}

/** Why a colour cannot be chosen. */
export type Bar = { reason: "own" } | { reason: "rival"; player: number };

/** What a colour would take. */
export interface Preview {
  /** Free cells of the colour (and spilt paint's) that join the territory. */
  captured: number[];
  /** Free cells that would be gained as own regions. */
  closed: number[];
  /** Worth of both together. */
  worth: number;
  /** Worth of the own regions alone. */
  closedWorth: number;
}

/** One colour button: either barred or with its preview. */
export interface ColourChoice {
  colour: number;
  bar: Bar | null;
  preview: Preview | null;
}

/** What stands beside a player. */
export interface PlayerFigures {
  player: number;
  side: number;
  /** The corner and turn in the present game: an index into BoardData.starts and BoardData.turns. */
  place: number;
  colour: number;
  /** Number of cells. */
  cells: number;
  worth: number;
  retired: boolean;
}

/** What stands beside a side (one player, or two partners). */
export interface SideFigures {
  side: number;
  players: number[];
  worth: number;
  /** Worth plus that of every free region that touches the side. */
  potential: number;
  /** Worth this side needs to have won. */
  needed: number;
  /** False when `needed` lies above `potential`: out of reach. */
  reachable: boolean;
  /** needed - worth, at least 0: how far from the equator. */
  distance: number;
  /** Ahead (positive) of or behind (negative) the best rival. */
  lead: number;
  retired: boolean;
}

/** The move that led to this snapshot. */
export interface LastMove {
  player: number;
  colour: number;
  /** Captured cells as waves, outwards from the territory: draw them in this order. */
  waves: number[][];
  /** Cells gained as own regions. */
  closed: number[];
  worth: number;
}

export type EndReason = "decided" | "full" | "stalled" | "resigned";

/** How a game ended. */
export interface Outcome {
  reason: EndReason;
  /** The side that won; null for a draw. */
  winner: number | null;
  /** Sides from best to worst; equal ranks are shared. */
  ranking: { side: number; rank: number; worth: number; counted: number; retired: boolean }[];
}

/** How one game of a match ended. All lists have one entry a side of the match. */
export interface GameResult {
  reason: EndReason;
  /** The side that won; null for a draw or a shared first place. */
  winner: number | null;
  /** In twelfths of a point: 12 is a point, 6 a half. */
  points: number[];
  /** Worth that counts in the sum of the match. */
  counted: number[];
  ranks: number[];
  plies: number;
}

/** How a match ended. All lists have one entry a side. */
export interface MatchResult {
  /** The side that won; null when the first place is shared. */
  winner: number | null;
  ranks: number[];
  /** In twelfths of a point. */
  points: number[];
  sums: number[];
  /** How a side left before the end, null for who stayed. */
  left: ("resigned" | "time" | "absent" | null)[];
  /** scores[one][other]: 1, 0.6, 0.5, 0.4 or 0, for the rating. */
  scores: number[][];
}

/** All clocks at the moment of the snapshot, in milliseconds. */
export interface ClockData {
  reserve: number;
  increment: number;
  /** Below this much time left a player is warned. */
  low: number;
  /** Time left, one entry a player. */
  left: number[];
  /** Players whose clocks run at the moment. */
  running: number[];
  /** Players whose clocks will run when `match.grace` is over (between two games). */
  waiting: number[];
}

export type Phase = "set-up" | "playing" | "between" | "over";

/** Where a match stands. Lists have one entry a side of the match unless a line says otherwise. */
export interface MatchData {
  games: number;
  /** The game that is played or was played last, from 0. */
  number: number;
  phase: Phase;
  /** The games that have ended. */
  results: GameResult[];
  /** Points so far, in twelfths. */
  points: number[];
  /** Counted worth of the games that have ended. */
  sums: number[];
  /** Players who are ready for the next game. */
  ready: number[];
  /** Milliseconds until the clocks of those who are not ready run; null when no game is waited for. */
  grace: number | null;
  /** Players who have pressed "Resign" and wait for their partner to press too. */
  resigning: { game: number[]; match: number[] };
  /** Sides that have left the match, the first to do so first. */
  left: { side: number; how: "resigned" | "time" | "absent" }[];
  /** Null when there is no clock. */
  clock: ClockData | null;
  result: MatchResult | null;
}

/** Everything the page shows after something happened. Players and sides are those of the match. */
export interface Snapshot {
  /** Number of moves played in the present game. */
  ply: number;
  /** What changed on the board since the snapshot before: [cell, owner, colour]; owner -1: free again (a new game, a move taken back). */
  changes: [number, number, number][];
  last: LastMove | null;
  /** The player to move; null when nobody is. */
  mover: number | null;
  players: PlayerFigures[];
  sides: SideFigures[];
  /** Worth of all playable cells. */
  total: number;
  /** Above the board: what the mover's side needs to have won (two sides: the same for both). */
  needed: number;
  /** All colours in order; empty when nobody is to move. */
  choices: ColourChoice[];
  /** Moves in a row without gain, and the number of them that ends the game. */
  stall: { moves: number; limit: number };
  /** How the present game ended; null while it goes on. */
  outcome: Outcome | null;
  match: MatchData;
  /** The time of the match stands still until "go_on". Only at tables, not in replays. */
  paused?: boolean;
  /** Whether "take_back" would undo something now. Only at tables. */
  canTakeBack?: boolean;
  /** How well each computer player plays; null for persons. Only at tables. */
  levels?: (Level | null)[];
}

export type SeatKind = "person" | "computer";

/** A board of the rules book, played on; the changes of each snapshot are those since the one before. */
export interface LessonData {
  board: BoardData;
  snapshots: Snapshot[];
}

/** What is agreed before a match. */
export interface TermsData {
  variant: string;
  seed: string;
  /** `level`: of a computer player, where it is known. */
  seats: { kind: SeatKind; name: string; level: Level | null }[];
  games: number;
  /** "3+2" (minutes + seconds) or "none". */
  clock: string;
  /** Day of the match, "2026-11-30". */
  date: string | null;
}

/** What has to be stored, in this order and before the snapshot is shown; then the snapshot. */
export interface Update {
  /** Lines for the table's log. They are numbered: line n is the n-th entry of the log. */
  lines: string[];
  snapshot: Snapshot;
}

/** A table that was opened or put together again from its log. */
export interface OpenedTable extends Update {
  table: number;
  terms: TermsData;
  board: BoardData;
}

/** A record without its frames. */
export interface RecordData {
  terms: TermsData;
  /** The text form, to show and to save as a file. */
  text: string;
  /** The same on one line, for a link: `#record=` + link. */
  link: string;
  /** The side of each player. */
  sides: number[];
  /** Number of moves. */
  moves: number;
  /** How the match stands after all events. */
  match: MatchData;
}

/** One step of a replay. */
export interface ReplayFrame {
  kind: "begin" | "move" | "resign-game" | "resign-match" | "withdraw" | "flag" | "absent" | "ready";
  /** The colour of a move, otherwise the player; null at the beginning. */
  number: number | null;
  /** The time of the match, in milliseconds. */
  at: number;
  /** Without choices; `changes` are those since the frame before. */
  snapshot: Snapshot;
}

/** A record with a frame for its beginning and each of its events. */
export interface ReplayData extends RecordData {
  board: BoardData;
  frames: ReplayFrame[];
  /** Set by the page: whether the match is kept at this device, so that its only person is who looks at it. */
  own?: boolean;
}

/** A bridge error: a code to be worded by i18n, and its parameters. */
export interface ErrorData {
  code: string;
  parameters: Record<string, string | number>;
}

/** The terms of a match as they are sent to the engine. */
export interface TermsRequest {
  variant: string;
  seed: string;
  seats: SeatKind[];
  /** One name a seat, perhaps empty. */
  names: string[];
  /** One a seat: how well a computer plays, null for persons. Without it computers play at "medium". */
  levels?: (Level | null)[];
  games: number;
  clock: string;
  date: string | null;
}

/** When a call is made: monotonic milliseconds (performance.now() at the input event) and the wall clock's (Date.now()); whole numbers. */
export interface Moment {
  now: number;
  wall: number;
}

// --- tables between devices ----------------------------------------------------------------------------------------

/** What an invitation says: shown to the friend before anything is accepted. */
export interface InvitationData {
  variant: string;
  /** "3+2" or "none". */
  clock: string;
  games: number;
  rated: boolean;
  /** Name of who invites, perhaps empty. */
  name: string;
  /** Id of the match that is to go on; null for a new one. */
  resume: string | null;
}

/** This device's player at a peer table. */
export interface IdentityData {
  name: string;
  /** Public key: "ed25519:…" or "p256:…". */
  key: string;
  /** What the device keeps last for the scale of the variant, and when that was written; null for a newcomer. */
  rating: { rating: RatingData; at: number } | null;
}

/** One seat of a peer table as it is known so far. */
export interface PeerSeat {
  /** "own": this device; "peer": another device; "computer": played by the host; "open": still waited for. */
  kind: "own" | "peer" | "computer" | "open";
  name: string;
  /** Public key of the device; empty for open seats. */
  key: string;
  /** Declared and signed; null for newcomers, computers and unrated tables. */
  rating: RatingData | null;
  /** Whether that device answers at the moment. */
  present: boolean;
  /** Round trip in milliseconds, when it has been measured. */
  roundTrip: number | null;
  /** Milliseconds of absence that are left to it in this match. */
  patience: number;
  /** Whether the player has said that the match may begin. */
  begun: boolean;
  /** The link over which this device reaches that one directly; null where there is none. */
  link: number | null;
}

/** How a peer table stands, besides its snapshot. */
export interface PeersData {
  /** "meeting": seats are filled; "dealing": the board is drawn by all together; "playing"; "over"; "ended": without a result. */
  phase: "meeting" | "dealing" | "playing" | "over" | "ended";
  /** Id of the match: 16 hex digits; empty until the host has said it. */
  match: string;
  /** Whether this device puts in order what happens; a guest does once the host is gone for good. */
  role: "host" | "guest";
  /** This device's seat; null for a guest before the terms. */
  own: number | null;
  seats: PeerSeat[];
  /** As agreed, or as wished by the host while meeting. */
  variant: string;
  clock: string;
  games: number;
  rated: boolean;
  /** Why a table that was to be rated is not: "computer", "no-clock", "same-device", "variant", "rules"; null when it is rated or never was to be. */
  unrated: string | null;
  /** Someone is missing: the time of the match stands still and the board is hidden. */
  away: { seats: number[]; since: number; mayClaim: number[] } | null;
  /** A move or another act of this device that the others have not confirmed yet. */
  pending: boolean;
  offers: {
    /** Seat that asks to take back its last move. */
    takeBack: number | null;
    /** Seats that want a rematch. */
    rematch: number[];
  };
  /** What can be asked or done by this device now. */
  may: { takeBack: boolean; answerTakeBack: boolean; rematch: boolean; claim: boolean; emote: boolean };
  /** What the match counts for: null while it is open. */
  verdict: "rated" | "unrated" | "disputed" | "interrupted" | null;
  /** Why it is disputed or ended without a result (a code for i18n), with the seat that caused it. */
  trouble: { code: string; seat: number | null } | null;
}

/** Something to say or do once. */
export type PeerNews =
  | { kind: "emote"; seat: number; emote: number }
  | { kind: "came" | "gone" | "back" | "left"; seat: number }
  /** A peer was refused: another version, other rules, other terms, a bad signature … */
  | { kind: "refused"; link: number; code: string; parameters: Record<string, string | number> }
  /** The own act came too late (something else happened first) and was dropped. */
  | { kind: "overtaken"; token: string }
  | { kind: "take-back-declined"; seat: number }
  | { kind: "rematch-declined"; seat: number }
  /** Everyone wants a rematch: call peer_rematch now, before anything else is passed on. */
  | { kind: "rematch" }
  /** Invitation bytes for a backup link in a star, from another guest. */
  | { kind: "signal"; seat: number; text: string };

/** What follows from a call; done in this order: store, sign/verify, send, close, show. */
export interface PeerUpdate {
  /** For the table's log; line n begins with "n ". To be stored strictly before anything else is done or shown. */
  lines: string[];
  send: { link: number; text: string }[];
  /** To be signed (UTF-8 bytes of `text`) and answered by peer_signed. */
  sign: { id: number; text: string }[];
  /** To be checked and answered by peer_verified. */
  verify: { id: number; key: string; text: string; signature: string }[];
  close: number[];
  news: PeerNews[];
  peers: PeersData;
  /** Once, when the board is dealt, and after a restore. */
  opened: { terms: TermsData; board: BoardData } | null;
  /** Null before the board is dealt. */
  snapshot: Snapshot | null;
}

export interface OpenedPeerTable extends PeerUpdate {
  table: number;
}

/** What a rated match did to the ratings of all seats. */
export interface RatedData {
  scale: string;
  seats: { seat: number; before: RatingData; after: RatingData }[];
}

/** A signed record, read: what it claims; `verify` must all hold before any of it is believed. */
export interface ProofData {
  record: RecordData;
  match: string;
  verdict: "rated" | "unrated" | "disputed" | "interrupted";
  seats: { name: string; key: string; kind: SeatKind; rating: RatingData | null }[];
  rated: RatedData | null;
  /** Number of signed entries of the log. */
  entries: number;
  /** Seats whose receipt of the result is in it. */
  receipts: number[];
  verify: { key: string; text: string; signature: string }[];
}

export interface PeerMethods {
  /** The invitation as text for a code (at most 200 bytes). */
  make_invitation: [InvitationData, { text: string }];
  read_invitation: [{ text: string }, InvitationData];
  /** Opens a table that others are invited to. `entropy`: 64 fresh random hex digits; `seats`: who sits where. */
  peer_host: [
    { invitation: InvitationData; seats: ("own" | "guest" | "computer")[]; identity: IdentityData; entropy: string; date: string | null } & Moment,
    OpenedPeerTable,
  ];
  /** Opens a table at a host, who has sent `invitation`. */
  peer_join: [{ invitation: InvitationData; identity: IdentityData; entropy: string; date: string | null } & Moment, OpenedPeerTable];
  /** Puts a peer table together again from its log; links have to be made anew. */
  peer_restore: [{ log: string[]; entropy: string } & Moment, OpenedPeerTable];
  /** The next match with the same people over the same links; the old table may be closed afterwards. */
  peer_rematch: [{ table: number; identity: IdentityData; entropy: string; date: string | null } & Moment, OpenedPeerTable];
  /** A link is open. `own` and `peer`: the fingerprints of its two certificates. */
  peer_connected: [{ table: number; link: number; own: string; peer: string } & Moment, PeerUpdate];
  peer_disconnected: [{ table: number; link: number } & Moment, PeerUpdate];
  peer_received: [{ table: number; link: number; text: string } & Moment, PeerUpdate];
  peer_signed: [{ table: number; id: number; signature: string } & Moment, PeerUpdate];
  peer_verified: [{ table: number; id: number; good: boolean } & Moment, PeerUpdate];
  /** To be called about twice a second. */
  peer_tick: [{ table: number } & Moment, PeerUpdate];
  /** This device's player is at the table: the match may begin (called by itself when the table is looked at). */
  peer_begin: [{ table: number } & Moment, PeerUpdate];
  peer_choose: [{ table: number; colour: number; game: number; ply: number } & Moment, PeerUpdate];
  peer_ready: [{ table: number } & Moment, PeerUpdate];
  peer_resign: [{ table: number; what: "game" | "match" } & Moment, PeerUpdate];
  peer_withdraw: [{ table: number } & Moment, PeerUpdate];
  /** Asks for a take-back or a rematch, or answers who asked. */
  peer_offer: [{ table: number; what: "take-back" | "rematch" } & Moment, PeerUpdate];
  peer_answer: [{ table: number; what: "take-back" | "rematch"; yes: boolean } & Moment, PeerUpdate];
  /** emote: 0 to 7. */
  peer_emote: [{ table: number; emote: number } & Moment, PeerUpdate];
  /** The absent side has used its patience up: it loses. */
  peer_claim: [{ table: number } & Moment, PeerUpdate];
  /** The page is being left: BYE to everyone. */
  peer_leave: [{ table: number } & Moment, PeerUpdate];
  /** Invitation bytes for another guest of a star, relayed by the host. */
  peer_signal: [{ table: number; seat: number; text: string } & Moment, PeerUpdate];
  /** The signed record of a match that is over, and what it did to the ratings (null when it is not rated). */
  peer_proof: [{ table: number }, { text: string; record: RecordData; verdict: "rated" | "unrated" | "disputed" | "interrupted"; rated: RatedData | null }];
  /** Reads a signed record. */
  read_proof: [{ text: string }, ProofData];
  /** The rating after a match for a player whose rating has changed since it was declared. */
  rate_again: [{ proof: string; seat: number; current: RatingData }, { after: RatingData }];
}

/** method -> [parameters, result]: everything the engine can be asked. */
export interface BridgeMethods extends PeerMethods {
  version: [Record<string, never>, { version: string }];
  catalogue: [Record<string, never>, Catalogue];
  /** Seed from 8 random bytes in hexadecimal. */
  make_seed: [{ entropy: string }, { seed: string }];
  /** SHA-256 of a text, in hexadecimal: for files that must not be altered. */
  checksum: [{ text: string }, { checksum: string }];
  /** Reads what stands behind `#board=`: `variant.seed` and, if wished, `&seats=person.computer`. */
  read_board_address: [{ text: string }, { variant: string; seed: string; seats: SeatKind[] | null }];
  /** The counterpart: text to put behind `#board=`. */
  make_board_address: [{ variant: string; seed: string; seats: SeatKind[] }, { text: string }];
  /** A board alone, to look at. */
  board: [{ variant: string; seed: string }, BoardData];
  /** A board in its text form and colours played on it, for the rules book: one snapshot for the beginning and one after each move. */
  lesson: [{ variant: string; board: string; colours: number[] }, LessonData];
  /** Opens a table. Without a clock the match begins at once; with one it waits for "begin". */
  open_table: [TermsRequest & Moment, OpenedTable];
  /** Puts a table together again from its terms and its log; `away`: milliseconds charged for the time it was closed. */
  restore_table: [TermsRequest & Moment & { log: string[] }, OpenedTable & { away: number }];
  begin: [{ table: number } & Moment, Update];
  /** Plays a colour for the mover. `game` and `ply` are those of the snapshot the chooser saw; others are refused. */
  choose: [{ table: number; colour: number; game: number; ply: number } & Moment, Update];
  /** "Is anybody's time up?" Asked when a shown clock reaches 0; answers with no lines when it is not. */
  flag: [{ table: number } & Moment, Update];
  ready: [{ table: number; player: number } & Moment, Update];
  resign_game: [{ table: number; player: number } & Moment, Update];
  resign_match: [{ table: number; player: number } & Moment, Update];
  /** In Pairs: takes back a resignation that waits for the partner. */
  withdraw_resignation: [{ table: number; player: number } & Moment, Update];
  pause: [{ table: number } & Moment, Update];
  go_on: [{ table: number } & Moment, Update];
  take_back: [{ table: number } & Moment, Update];
  /** Lets a computer player play at another level from now on. */
  set_level: [{ table: number; player: number; level: Level } & Moment, Update];
  /** All that happened so far as a record. */
  record: [{ table: number }, RecordData];
  close_table: [{ table: number }, Record<string, never>];
  /** Reads a record, as text or from a link. */
  describe_record: [{ text: string }, RecordData];
  replay_record: [{ text: string }, ReplayData];
  /** Terms and log of a new table of one game without a clock, which stands where a game of the record stood after `ply` moves. */
  play_on: [{ text: string; game: number; ply: number; wall: number; date: string | null }, { terms: TermsRequest; log: string[] }];

  // --- computer players: asked in a worker of their own; `text` is a record, as text or from a link ---

  /** The colour that a computer player of this level chooses now. `seed` (of 64 bits, as text) is what chance grows from: the same seed, the same choice. */
  think: [{ text: string; level: Level; seed: string } & Budget, Choice];
  /** The best colour now, and what speaks for it. */
  advise: [{ text: string } & Budget, Advice];
  /** Begins the analysis of a record, finished or not; there is one at a time, the one before is forgotten. `verdicts`: those of an earlier one that was not finished, in their order; they are not looked into again. */
  analysis_begin: [{ text: string; verdicts?: Verdict[] }, { analysis: number; count: number; judged: number; done: boolean; players: PlayerSummary[] | null }];
  /** Judges the next move, from the last one of the match to the first. Call it until `done`. */
  analysis_step: [{ analysis: number } & Budget, AnalysisProgress];
  /** Forgets an analysis. */
  analysis_end: [{ analysis: number }, Record<string, never>];
  /** The puzzle of a day ("2026-11-30"): takes some seconds. */
  puzzle: [{ date: string }, PuzzleData];
}

// --- Computer players (filler_core/advice.py) ---

export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "perfect";

/** How long may be thought: a number of nodes (always the same answer), milliseconds, or whichever is over first. At least one of them. */
export interface Budget {
  nodes?: number | null;
  budgetMs?: number | null;
}

/** What a search has found. */
export interface Choice {
  colour: number;
  /** By how much the mover's side will be ahead at the end if both play their best; with four players, of the mean of the rivals. */
  value: number;
  /** Whether the value is proven; otherwise it is an estimate. Levels below "perfect" may choose without any value: then depth is 0. */
  exact: boolean;
  /** Moves looked ahead; without meaning when the value is exact. */
  depth: number;
  nodes: number;
  /** The colours that the computer expects, the chosen one first. */
  line: number[];
  /** Where this is a choice for: to be sent along with "choose". */
  game: number;
  ply: number;
}

/** A hint. All figures are worths. */
export interface Advice extends Choice {
  /** Taken by the colour and by paint. */
  gained: number;
  /** Of the free region that becomes an own one. */
  closed: number;
  /** What the rivals could take with this colour if it were not occupied. */
  denied: number;
  /** The rival who could take the most of that. */
  deniedPlayer: number | null;
  /** Of the free cells that the territory touches only afterwards. */
  opened: number;
  /** Whether the move ends the game. */
  ends: boolean;
  /** What speaks for the colour, the weightiest first. */
  reasons: ("wins" | "region" | "denial" | "gain" | "opens" | "waits")[];
}

export type Mark = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** What a move was worth. */
export interface Verdict {
  game: number;
  ply: number;
  /** Who moved: a player of the match. */
  player: number;
  colour: number;
  /** What would have been best: `colour` itself when nothing was better. */
  best: number;
  /** Margin at the end of the game, as the mover's side sees it: with the best colour, and with what was played. */
  before: number;
  after: number;
  /** before - after. */
  lost: number;
  /** Whether both values are proven; otherwise they are estimates. */
  exact: boolean;
  mark: Mark;
  /** Best play as far as it is known, `best` first. */
  line: number[];
}

/** How one player played. */
export interface PlayerSummary {
  player: number;
  moves: number;
  lost: number;
  marks: Record<Mark, number>;
  exact: boolean;
}

export interface AnalysisProgress {
  /** Null when the budget was too small for a proof: the next step goes on. */
  verdict: Verdict | null;
  judged: number;
  count: number;
  done: boolean;
  /** One entry a player, once it is done. */
  players: PlayerSummary[] | null;
}

/** A position of Quick in which exactly one colour wins. */
export interface PuzzleData {
  date: string;
  /** Of the generator: results of different versions do not compare. */
  version: number;
  seed: string;
  /** The record that leads to the position, as text and for a link. */
  text: string;
  link: string;
  /** The colours of its moves. */
  moves: number[];
  /** The player to move. */
  mover: number;
  /** The solution, and by how much it wins. */
  colour: number;
  margin: number;
  /** By how much each colour wins (positive: the solution alone), draws (0) or loses (negative), all of them proven; null for barred ones. */
  values: (number | null)[];
  /** Best play from the solution to the end of the game. */
  line: number[];
}
