/** The board as a custom element, as its users see it. */

/** A side of the board. */
export type Side = "white" | "black";

/** A start and a number, in the mover's own numbering. */
export type Step = readonly [from: number | "bar" | "hand", number: number];

/** A step with its landing, in the mover's own numbering. */
export interface StepView {
  from: number | "bar" | "hand" | "off";
  to: number | "bar" | "hand" | "off";
  number: number;
  /** Whether it hits a man, or pins one where the board has no bar. */
  hits: boolean;
}

/** A point: its number for either side, and the men on it. */
export interface PointView {
  white_number: number;
  black_number: number;
  /** White's men, a pinned one too. */
  white: number;
  /** Black's men, a pinned one too. */
  black: number;
  /** The side whose man is pinned here, under men of the other; absent where none is. */
  pinned?: Side;
  /** Whether at most one man of the mover may stand there. */
  single_for_mover: boolean;
}

/** The men of a side that stand on no point. */
export interface BesideView {
  bar: number;
  hand: number;
  off: number;
}

/** What the board draws: the answer of `board` of @rosespring/rules and of the engine. */
export interface BoardView {
  movement: "parallel" | "contrary";
  has_bar: boolean;
  has_hand: boolean;
  /** The side that is to throw or to play. */
  mover?: Side;
  /** The 24 points. */
  points: readonly PointView[];
  white: BesideView;
  black: BesideView;
  /** The numbers of the stage that are left. */
  left: readonly number[];
  /** The steps that may be played next. */
  legal: readonly StepView[];
}

/** The event `play`: the player wants to play these steps, one after the other. */
export interface PlayDetail {
  /** The steps as `board` and `play` of @rosespring/rules take them. Only the first one is known
   * to be legal: one man can be moved by several numbers at once. */
  steps: Step[];
}

/** The words of the board: what a screen reader speaks, and what is written on the trays. */
export interface BoardWords {
  /** The name of a point; `men` is null where none stand. */
  point: (number: string, men: string | null, single: boolean) => string;
  /** The name of a place beside the points. */
  beside: (place: "bar" | "hand" | "off", men: string) => string;
  /** A number of men of a side. */
  men: (count: number, side: Side) => string;
  /** Men that stand on a pinned man of a side. */
  pinning: (men: string, pinned: Side) => string;
  /** A place from which these numbers can be played. */
  withPlays: (place: string, numbers: number[]) => string;
  /** The words on the trays. */
  trays: () => { hand: string; off: string };
}

/** The properties of the element. */
export interface BoardProperties {
  /** What the board draws; null draws nothing. */
  view: BoardView | null;
  /** The numbers shown as dice; those that `view.left` does not hold are dimmed. */
  dice: readonly number[];
  /** The words, in English unless they are set. */
  words: BoardWords;
  /** The side at the bottom: the attribute `bottom`, `white` if absent. */
  bottom: Side;
}

/** The attributes of the element, for the types of a framework. */
export interface BoardAttributes {
  bottom?: Side;
  shape?: "wide" | "tall" | "auto";
  "home-left"?: boolean;
  "no-numbers"?: boolean;
  still?: boolean;
  mode?: "dark";
  label?: string;
}

/** The events of the element, as listeners that a framework takes in its markup. */
export interface BoardEvents {
  onplay?: (event: CustomEvent<PlayDetail>) => void;
  onidle?: (event: CustomEvent<null>) => void;
  onstuck?: (event: CustomEvent<null>) => void;
}

/** `<rosespring-board>`. */
export interface RosespringBoard extends HTMLElement, BoardProperties {
  /** Draws a view after these steps of the side that was the mover: their men fly. */
  show(view: BoardView, steps?: readonly StepView[]): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "rosespring-board": RosespringBoard;
  }
}
