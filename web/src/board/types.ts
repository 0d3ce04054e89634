/** One of the two sides. The board knows them by their men only. */
export type Side = "white" | "black";

/**
 * A place a man can stand on: a slot, 1 to 24, counted from the bottom right corner of a board
 * drawn wide (bottom row right to left, then top row left to right), or a place beside the points.
 */
export type Spot = number | "bar" | "hand" | "off";

/** One point as the board draws it. */
export interface BoardPoint {
  slot: number;
  /** The number written beside it. */
  label: string;
  /** The text that a screen reader speaks. */
  name: string;
  /** White's men, a pinned one too. */
  white: number;
  /** Black's men, a pinned one too. */
  black: number;
  /** The side whose man is pinned here, under men of the other; null if none is. */
  pinned: Side | null;
  /** Whether only one man of the mover may stand here. */
  single: boolean;
  /** The side whose home includes this point; null if none. */
  home: Side | null;
  /** The side whose men lie on this point; null or false if none do. */
  lies?: Side | null | false;
  /** The side whose start point this is; null if none. */
  start: Side | null;
  /** The side whose last point this is, the one before off; null if none. */
  last: Side | null;
}

/**
 * The men that a side has beside the points, with the text a screen reader speaks for each place.
 */
export interface BoardSide {
  bar: number;
  hand: number;
  off: number;
  names: { bar: string; hand: string; off: string };
  /** Words written on the trays. */
  words: { hand: string; off: string };
}

/** Everything that stands on a board. `points[0]` is slot 1; a game may use only the first slots. */
export interface BoardPosition {
  points: BoardPoint[];
  white: BoardSide;
  black: BoardSide;
  /**
   * The slots in the order in which the mover passes them: the tab order and the direction arrow.
   */
  track: number[];
}

/** A step the mover may make now. */
export interface BoardStep {
  from: Spot;
  to: Spot;
  number: number;
  /** Whether it hits a man, or pins one on a board without a bar. */
  hits: boolean;
}

/** Several numbers with one man: the page plays them step by step. */
export interface BoardRun {
  from: Spot;
  to: Spot;
  numbers: number[];
}

/** A step that several men of a place may make one after the other. */
export interface BoardMany {
  step: BoardStep;
  men: number;
}

/** A flying man. The position given to the board already has it at its destination. */
export interface Flight {
  id: number;
  side: Side;
  path: Spot[];
  /** Milliseconds before it starts. */
  delay: number;
  /** Milliseconds from one place of the path to the next. */
  leg: number;
}

/** An arrow from place to place, with the number of men that went that way. */
export interface Arrow {
  side: Side;
  from: Spot;
  to: Spot;
  count: number;
  /** Whether the men could go there, instead of having gone there. */
  ahead?: boolean;
  /** Whether they hit a man where they landed. */
  hits?: boolean;
  /** The rating of the play that the arrow belongs to. */
  mark?: Mark;
}

/** How good a play is, and the letter that identifies it in a list. */
export interface Mark {
  tone: "best" | "good" | "error" | "blunder";
  letter: string;
}

/** How a board looks, whether or not anyone may move. */
export interface BoardLook {
  position: BoardPosition;
  /** The side at the bottom, whose numbering the slots follow. */
  bottom: Side;
  hasBar: boolean;
  hasHand: boolean;
  /** Whether Black moves round the board in the same direction as White. */
  parallel: boolean;
  portrait: boolean;
  /** Whether home is on the left instead of the right. */
  mirror: boolean;
  /** Whether the points have their labels written beside them. */
  coordinates: boolean;
}

/** What the board shows and allows; every field may change at any time. */
export interface BoardConfig extends BoardLook {
  /** The side that may play the steps of `legal`. */
  mover: Side | null;
  legal: BoardStep[];
  runs: BoardRun[];
  /** Steps offered as one tap on a badge. */
  many: BoardMany[];
  /** The number a tap plays first, if it can. */
  chosen: number | null;
  arrows: Arrow[];
  /** Whether the arrows fade away. */
  faded?: boolean;
  flights: Flight[];
}
