/** What a lesson is made of. Its texts are found by the names of its steps. Pure. */

import type { NewTable, Place, Player } from "../wire";

/** A place men can be on, as the key of a list. */
export type Where = number | "bar" | "hand" | "off";

/** How many men stand where, each side in its own numbering. */
export type Men = Partial<Record<Where, number>>;

/** Where the board stands when a step begins. Men not named are off. */
export interface Stand {
  mine: Men;
  theirs: Men;
  /** Who is to throw; `opening` if that is to be thrown for. */
  throws: "pupil" | "opponent" | "opening";
  /** Throws that each side has made before. */
  made: number;
}

/** What the pupil is to bring about. */
export type Goal =
  /** To throw for the opening, and be shown who begins. */
  | { kind: "opened" }
  /** To play one throw, or a gift; places that are named must hold as many men after it. */
  | { kind: "played"; mine?: Men; theirs?: Men }
  /** To play a whole cascade, so that nothing of it passes to the opponent. */
  | { kind: "kept" }
  /** To win in this way. */
  | { kind: "won"; as: "single" | "double" | "triple" | "capote" };

/** One idea and one task. */
export interface LessonStep {
  /** Its texts: `learn-KEY`, `learn-KEY-text`, `-task`, `-good`, and `-wrong` if it can go wrong. */
  key: string;
  stand: Stand;
  /** What is thrown, first to last. */
  dice: [number, number][];
  goal: Goal;
  /** Whether the opponent plays on by itself; otherwise it waits. */
  lively: boolean;
  /** Steps that reach the goal, where not every play does. */
  answer: [Place, number][];
}

export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** Men who stand somewhere, as the protocol writes a side. */
function side(men: Men, throws: number): Record<string, unknown> {
  const { bar = 0, hand = 0 } = men;
  const points: Record<string, number> = {};
  let on = bar + hand;
  for (let point = 1; point <= 24; point++) {
    const count = men[point] ?? 0;
    if (count > 0) points[point] = count;
    on += count;
  }
  return { points, bar, hand, off: 15 - on, throws };
}

/** The position in which a step begins, as the protocol writes it. The pupil has White. */
export function positionOf(game: string, { mine, theirs, throws, made }: Stand): string {
  const thrower = throws === "pupil" ? "white" : "black";
  return JSON.stringify({
    rules: game,
    white: side(mine, made),
    black: side(theirs, made),
    ...(throws === "opening" ? { phase: "opening" } : { phase: "throw", thrower }),
  });
}

/** The table on which a step is played. */
export function orderOf(game: string, step: LessonStep, names: [string, string]): NewTable {
  const opponent: Player = step.lively
    ? { kind: "computer", level: 1 }
    : { kind: "person", name: names[1] };
  return {
    rules: game,
    white: { kind: "person", name: names[0] },
    black: opponent,
    match_to: 1,
    auto_forced: false,
    position: positionOf(game, step.stand),
    dice: step.dice,
    purpose: "study",
  };
}
