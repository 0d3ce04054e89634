/** One of the two sides. The board knows them by their men only. */
export type Side = "white" | "black";

/**
 * A place a man can stand on: a slot, 1 to 24, counted from the bottom right corner of a board
 * drawn wide (bottom row right to left, then top row left to right), or a place beside the points.
 */
export type Spot = number | "bar" | "hand" | "off";

/** One point as it is to be drawn. */
export interface BoardPoint {
  slot: number;
  /** The number written beside it. */
  label: string;
  /** What a screen reader says. */
  name: string;
  white: number;
  black: number;
  /** Only one man of the mover may stand here. */
  single: boolean;
  /** Whose home this point belongs to, if anyone's. */
  home: Side | null;
  /** Whose start point this is. */
  start: Side | null;
  /** Whose last point this is, the one before off. */
  last: Side | null;
}

/** What a side has beside the points, with what a screen reader says of each place. */
export interface BoardSide {
  bar: number;
  hand: number;
  off: number;
  names: { bar: string; hand: string; off: string };
  /** Words written on the trays. */
  words: { hand: string; off: string };
}

/** All that stands on a board. `points[0]` is slot 1. */
export interface BoardPosition {
  points: BoardPoint[];
  white: BoardSide;
  black: BoardSide;
  /** The slots in the order the mover passes them; the tab order and the direction arrow. */
  track: number[];
}

/** A step the mover may make now. */
export interface BoardStep {
  from: Spot;
  to: Spot;
  number: number;
  hits: boolean;
}

/** Several numbers with one man: the app tries it step by step. */
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

/** A man on his way. The position given to the board already has him at the end of it. */
export interface Flight {
  id: number;
  side: Side;
  path: Spot[];
  /** Milliseconds before he leaves. */
  delay: number;
  /** Milliseconds from one place of the path to the next. */
  leg: number;
}

/** An arrow from place to place, with the number of men who went that way. */
export interface Arrow {
  side: Side;
  from: Spot;
  to: Spot;
  count: number;
  /** Where men could go, instead of where they went. */
  ahead?: boolean;
  /** How good the play is that it belongs to. */
  mark?: Mark;
}

/** How good a play is, and the letter by which it is found in a list. */
export interface Mark {
  tone: "best" | "good" | "error" | "blunder";
  letter: string;
}

/** How a board lies there, without anybody who moves. */
export interface BoardLook {
  position: BoardPosition;
  /** Who sits at the bottom, whose numbering the slots follow. */
  bottom: Side;
  hasBar: boolean;
  hasHand: boolean;
  /** Black's way runs the same way round as White's. */
  parallel: boolean;
  portrait: boolean;
  /** Home on the left instead of the right. */
  mirror: boolean;
  /** Whether the points have their labels written beside them. */
  coordinates: boolean;
}

/** What the board shows and allows; every field may change at any time. */
export interface BoardConfig extends BoardLook {
  /** The side that may move, for whom `legal` speaks. */
  mover: Side | null;
  legal: BoardStep[];
  runs: BoardRun[];
  /** Offered as one tap on a badge. */
  many: BoardMany[];
  /** The number a tap plays first, if it can. */
  chosen: number | null;
  arrows: Arrow[];
  flights: Flight[];
}
