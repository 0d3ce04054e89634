/** The board and the replayer as custom elements, as their users see them. */

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
  movement: "parallel" | "contrary" | "same" | "laid";
  has_bar: boolean;
  has_hand: boolean;
  /** The side that is to throw or to play. */
  mover?: Side;
  /** The points: 24, or 18 in a game that uses no more. */
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
  point: (number: string, men: string | null, single: boolean, lies?: boolean) => string;
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

/** Why a record or an analysis cannot be shown. */
export type ReplayFault =
  | { kind: "network" }
  | { kind: "status"; status: number }
  | { kind: "no-record" }
  | { kind: "newer"; version: string }
  | { kind: "rules"; game: number; rules: string }
  | { kind: "entry"; game: number; entry: number }
  | { kind: "no-analysis" }
  | { kind: "other-analysis"; game: number; entry: number };

/** How much a play lost. */
export type MistakeKind = "doubtful" | "error" | "blunder";

/** Why a play loses: a member of `reasons` in the answer of `analyse RECORD --why --json`. */
export interface MistakeReason {
  kind: "price" | "throws" | "later" | "only" | "kinds" | "gift";
  /** The best play. */
  best: string;
  facts: readonly { name: string; best: number; played: number }[];
  /** What the play made loses, and the second best one, at the depth of the reason. */
  loss: number;
  second: number;
  price?: number;
  ahead?: number;
  throws?: number;
  share?: number;
  own?: boolean;
  larger?: { best: number; played: number };
}

/** The words of the replayer. Names are those of the record. */
export interface ReplayWords {
  /** The language of the words, such as `en`. */
  lang: string;
  /** Where their lines begin; as in the page around unless it is set. */
  dir?: "ltr" | "rtl";
  /** The name of the replayer for a screen reader, unless the attribute `label` is set. */
  label: string;
  /** The name of the board for a screen reader. */
  board: string;
  loading: string;
  first: string;
  previous: string;
  play: string;
  pause: string;
  next: string;
  last: string;
  /** The button that leads to the next mistake. */
  mistake: string;
  speed: string;
  /** The slider. */
  place: string;
  turns: string;
  /** The choice of a game. */
  games: string;
  /** The button that shows the best play. */
  best: string;
  /** The names of sides without one. */
  sides: Record<Side, string>;
  /** The length of a match; 1 is a single game. */
  matchTo: (units: number) => string;
  score: (white: number, black: number) => string;
  game: (number: number, title: string) => string;
  /** The place of the slider. */
  step: (at: number, all: number) => string;
  start: (title: string, mover: string | null) => string;
  /** `first` is null after equal dice. */
  opening: (white: number, black: number, first: string | null) => string;
  throws: (name: string, dice: readonly number[]) => string;
  /** A doublet is named, which is played next (Acey-deucey). */
  names: (name: string, number: number) => string;
  /** `isGift`: the opponent could not play these numbers. */
  plays: (name: string, numbers: readonly number[], play: string, isGift: boolean) => string;
  passes: (name: string, numbers: readonly number[]) => string;
  /** Numbers that were lost. */
  loses: (numbers: readonly number[]) => string;
  /** The rest of a cascade passes to this player. */
  handsOver: (name: string, groups: readonly (readonly number[])[]) => string;
  /** `kind` is `single`, `double`, `triple` or `capote`. */
  resigns: (name: string, kind: string) => string;
  /** `kind` is that of a resignation, `mother` or `jan`. */
  wins: (name: string, kind: string, units: number) => string;
  /** A draw, or a tie that gives each side these units. */
  draws: (units: number) => string;
  /** The match was lost on time. */
  late: (name: string) => string;
  /** The row of the opening in the list, and that of the result. */
  opened: string;
  ended: string;
  /** What a play of received numbers is. */
  received: string;
  /** A mistake, with its loss in units and the best play. */
  mistakeOf: (kind: MistakeKind, loss: number, best: string) => string;
  classes: Record<MistakeKind, string>;
  /** The board shows the best play instead of the played one. */
  showing: (best: string) => string;
  /** Why a play loses; empty where the words do not say it. */
  why: (reason: MistakeReason) => string;
  fault: (fault: ReplayFault) => string;
}

/** The event `step`: the replayer shows another place of the record. */
export interface StepDetail {
  /** The game, from 1. */
  game: number;
  /** The throws of the game so far. */
  turn: number;
  /** The entry of the game, from 1; 0 at its start. */
  entry: number;
}

/** The properties of the replayer. */
export interface ReplayProperties {
  /** A record in JSON: its object, or its text; null shows nothing. */
  record: unknown;
  /** The answer of `rosespring analyse RECORD --json`: its object, or its text. */
  analysis: unknown;
  /** Words in another language; those that are missing are English. */
  words: Partial<ReplayWords>;
  /** The words of the board. */
  boardWords: BoardWords;
}

/** The attributes of the replayer, for the types of a framework. */
export interface ReplayAttributes {
  src?: string;
  analysis?: string;
  game?: number | string;
  turn?: number | string;
  speed?: number | string;
  autoplay?: boolean;
  lang?: string;
  bottom?: Side;
  shape?: "wide" | "tall" | "auto";
  "home-left"?: boolean;
  "no-numbers"?: boolean;
  mode?: "dark";
  label?: string;
}

/** The events of the replayer, as listeners that a framework takes in its markup. */
export interface ReplayEvents {
  onstep?: (event: CustomEvent<StepDetail>) => void;
}

/** `<rosespring-replay>`. */
export interface RosespringReplay extends HTMLElement, ReplayProperties {
  /** Plays on, and stops. */
  play(): void;
  pause(): void;
  /** Goes to a turn of a game, both from 1; turn 0 is the start of the game. */
  go(game: number, turn: number): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "rosespring-board": RosespringBoard;
    "rosespring-replay": RosespringReplay;
  }
}
