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

/** Everything the page shows after a move. */
export interface Snapshot {
  /** Number of moves played. */
  ply: number;
  /** What changed on the board since the snapshot before: [cell, owner, colour]. */
  changes: [number, number, number][];
  last: LastMove | null;
  /** The player to move; null when the game is over. */
  mover: number | null;
  players: PlayerFigures[];
  sides: SideFigures[];
  /** Worth of all playable cells. */
  total: number;
  /** Above the board: what the mover's side needs to have won (two sides: the same for both). */
  needed: number;
  /** All colours in order; empty when the game is over. */
  choices: ColourChoice[];
  /** Moves in a row without gain, and the number of them that ends the game. */
  stall: { moves: number; limit: number };
  outcome: Outcome | null;
}

export type SeatKind = "person" | "computer";

/** A bridge error: a code to be worded by i18n, and its parameters. */
export interface ErrorData {
  code: string;
  parameters: Record<string, string | number>;
}

/** method -> [parameters, result]: everything the engine can be asked. */
export interface BridgeMethods {
  version: [Record<string, never>, { version: string }];
  catalogue: [Record<string, never>, Catalogue];
  /** Seed from 8 random bytes in hexadecimal. */
  make_seed: [{ entropy: string }, { seed: string }];
  /** Reads what stands behind `#board=`: `variant.seed` and, if wished, `&seats=person.computer`. */
  read_board_address: [{ text: string }, { variant: string; seed: string; seats: SeatKind[] | null }];
  /** The counterpart: text to put behind `#board=`. */
  make_board_address: [{ variant: string; seed: string; seats: SeatKind[] }, { text: string }];
  /** A board alone, to look at. */
  board: [{ variant: string; seed: string }, BoardData];
  open_table: [
    { variant: string; seed: string; seats: SeatKind[] },
    { table: number; board: BoardData; snapshot: Snapshot },
  ];
  /** Plays a colour for the mover. `ply` is that of the snapshot the chooser saw; another one is refused. */
  choose: [{ table: number; colour: number; ply: number }, Snapshot];
  /** The colour that the simple computer player would choose now. */
  computer_choice: [{ table: number }, { colour: number; ply: number }];
  /** The player gives up the game (in Pairs: for the pair). */
  resign: [{ table: number; player: number }, Snapshot];
  close_table: [{ table: number }, Record<string, never>];
}
