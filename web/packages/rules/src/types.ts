/** The shapes of the engine protocol. */

/** A side of the board. */
export type Side = "white" | "black";

/** A preset's name, such as `gul-bara:2007`, or a preset with options that differ. */
export type RulesName = string | { preset: string; [option: string]: string | number | boolean };

/** Two numbers from 1 to 6. */
export type Dice = readonly [number, number];

/**
 * A start and a number, in the mover's own numbering: the man goes to `from - number`. The bar
 * counts 25, the hand counts the option `entry_base`; 0 or less is off.
 */
export type Step = readonly [from: number | "bar" | "hand", number: number];

/** The men of a side. */
export interface SideMen {
  /** Men by point, in the side's own numbering, 24 to 1 by distance to bearing off. */
  points: Record<string, number>;
  bar: number;
  hand: number;
  off: number;
  /** Throws made in this game, the current one included. */
  throws: number;
}

/** The result of a game. */
export interface Result {
  winner: Side | null;
  kind: "single" | "double" | "triple" | "capote" | "mother" | "left" | "jan" | "draw" | "tie";
  /** Units won. */
  units: number;
}

/** A position. */
export interface Position {
  rules: RulesName;
  white: SideMen;
  black: SideMen;
  /** What is due: the opening throw, a throw, the name of a doublet, a stage, or nothing. */
  phase: "opening" | "throw" | "name" | "play" | "over";
  /** Who throws, or threw. */
  thrower?: Side;
  /** Who is to play the stage; another side than `thrower` plays a remainder. */
  mover?: Side;
  /** The numbers still to be played in the current stage. */
  stage?: number[];
  /** The later groups of a cascade, each four of that number. */
  then?: number[];
  /** Whether the doublet that is played was named; absent if not. */
  named?: boolean;
  result?: Result;
  /** The position as one line of text, which every method accepts instead of the object. */
  id: string;
  /** The pips of both sides, from the method `position`. */
  pips?: Record<Side, number>;
  /** What happened on the way, from `throw` and `play`. */
  events?: GameEvent[];
}

/** A position, or its id. */
export type PositionOrId = string | Omit<Position, "id"> | Position;

/** Something that happened between two positions. */
export type GameEvent =
  | { event: "opening-thrown"; dice: [number, number]; first: Side | null }
  | { event: "thrown"; side: Side; dice: [number, number]; cascades: boolean }
  | { event: "named"; side: Side; number: number }
  | { event: "stage-passed"; mover: Side; stage: number[] }
  | { event: "numbers-lost"; mover: Side; numbers: number[][] }
  | { event: "handed-over"; to: Side; numbers: number[][] }
  | { event: "capote"; winner: Side }
  | { event: "dead" }
  | { event: "over"; result: Result };

/** A play of a stage. */
export interface Play {
  steps: Step[];
  /** The position after it. */
  position: Position;
}

/** A named set of rules. */
export interface Preset {
  name: string;
  title: string;
  /** One line on what differs from the default of the game. */
  differs: string;
  options: Record<string, string | number | boolean>;
  /** Sixteen hexadecimal digits that stand for all options. */
  fingerprint: string;
}

/** A point: its number for either side, and the men on it. */
export interface PointView {
  white_number: number;
  black_number: number;
  white: number;
  black: number;
  /** The side whose man is pinned here, under men of the other; absent where none is. */
  pinned?: Side;
  /** Whether at most one man of the mover may stand there. */
  single_for_mover: boolean;
}

/** A step with its landing, in the mover's own numbering. */
export interface StepView {
  from: number | "bar" | "hand";
  to: number | "off";
  number: number;
  /** Whether it hits a man. */
  hits: boolean;
}

/** The men of a side that stand on no point. */
export interface BesideView {
  bar: number;
  hand: number;
  off: number;
  pips: number;
}

/** What a board draws, in the middle of a stage too. */
export interface BoardView {
  /** Whether Black moves in White's direction. */
  movement: "parallel" | "contrary" | "same" | "laid";
  has_bar: boolean;
  has_hand: boolean;
  /** The side that is to throw or to play. */
  mover?: Side;
  /** The points, White's 1 first: 24, or 18 in a game that uses no more. */
  points: PointView[];
  white: BesideView;
  black: BesideView;
  /** The numbers of the stage that are left. */
  left: number[];
  /** The steps that may be played next. */
  legal: StepView[];
  /** Whether the steps so far are a whole play of the stage. */
  whole: boolean;
}
