/** The parts of a lesson. Message ids for its texts are built from the keys of its steps. Pure. */

import type { NewTable, Place, Player, WinKindView } from "../wire";

/** A place for men, as the key of a list. */
export type PlaceKey = number | "bar" | "hand" | "off";

/** The number of men at each place, each side in its own numbering. */
export type Men = Partial<Record<PlaceKey, number>>;

/** The position at the beginning of a step. Men not listed are off. */
export interface StepPosition {
  mine: Men;
  theirs: Men;
  /** The points on which a side's one man is pinned, each side in its own numbering. */
  pinned?: { mine?: number[]; theirs?: number[] };
  /** The side to throw; `opening` for the throw that decides who begins. */
  throws: "pupil" | "opponent" | "opening";
  /** The number of throws that each side has already made. */
  made: number;
}

/** The goal of a step. */
export type Goal =
  /** To throw for the opening, and see who begins. */
  | { kind: "opened" }
  /** To play one throw or gift; the places listed must then hold the given numbers of men. */
  | { kind: "played"; mine?: Men; theirs?: Men }
  /** To play a whole cascade, so that nothing of it passes to the opponent. */
  | { kind: "kept" }
  /** To win in this way. */
  | { kind: "won"; as: WinKindView }
  /** To play one stage, begun in the position `from`, as well as the first of these plays. */
  | { kind: "best"; from: string; plays: RatedPlay[] };

/** A play of a stage with its figures. */
export interface RatedPlay {
  play: string;
  /** The id of the position after it. */
  end: string;
  /** The loss against the best play, in units. */
  loss: number;
}

/** One idea and one task. */
export interface LessonStep {
  /**
   * The part of its message ids: `learn-KEY`, and with `-text`, `-task`, `-good`, and `-wrong` if a
   * play can be wrong.
   */
  key: string;
  /** The position; an id of a position in which the pupil, White, plays a stage. */
  position: StepPosition | string;
  /** The throws, first to last. */
  dice: [number, number][];
  goal: Goal;
  /** Whether the opponent plays on automatically; otherwise it waits. */
  lively: boolean;
  /** Steps that reach the goal, for a goal that not every play reaches. */
  answer: [Place, number][];
}

export interface Lesson {
  game: string;
  /**
   * The place of a first lesson, as the server orders the games: a page that does not know them yet
   * shows the same order, and nothing moves later.
   */
  place?: number;
  /** Whether it is the second course of the game, on what decides games. */
  second?: boolean;
  steps: LessonStep[];
}

/** The key of a lesson in the pupil's progress. */
export const progressKey = ({ game, second }: Lesson): string => (second ? `${game}/course` : game);

/** The men of a side, in the format of the protocol. */
function side(men: Men, throws: number, pinned?: number[]): Record<string, unknown> {
  const { bar = 0, hand = 0 } = men;
  const points: Record<string, number> = {};
  let on = bar + hand;
  for (let point = 1; point <= 24; point++) {
    const count = men[point] ?? 0;
    if (count > 0) points[point] = count;
    on += count;
  }
  return { points, bar, hand, off: 15 - on, throws, ...(pinned ? { pinned } : {}) };
}

/**
 * The position at the beginning of a step, in a format of the protocol. The pupil plays White.
 */
export function positionOf(game: string, position: StepPosition | string): string {
  if (typeof position === "string") return position;
  const { mine, theirs, pinned, throws, made } = position;
  const thrower = throws === "pupil" ? "white" : "black";
  return JSON.stringify({
    rules: game,
    white: side(mine, made, pinned?.mine),
    black: side(theirs, made, pinned?.theirs),
    ...(throws === "opening" ? { phase: "opening" } : { phase: "throw", thrower }),
  });
}

/** The table on which a step is played. */
export function newTableOf(game: string, step: LessonStep, names: [string, string]): NewTable {
  const opponent: Player = step.lively
    ? { kind: "computer", level: 1 }
    : { kind: "person", name: names[1] };
  return {
    rules: game,
    white: { kind: "person", name: names[0] },
    black: opponent,
    match_to: 1,
    auto_forced: false,
    position: positionOf(game, step.position),
    dice: step.dice,
    purpose: "study",
  };
}
