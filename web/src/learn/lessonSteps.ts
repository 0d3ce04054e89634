/** Steps shared by several games, and short ways to define a step. */

import type { Place } from "../wire";
import type { LessonStep, Men, StepPosition } from "./lesson";

/** A position in the middle of a game, with the pupil to throw. */
export const position = (
  mine: Men,
  theirs: Men,
  change: Partial<StepPosition> = {},
): StepPosition => ({
  mine,
  theirs,
  throws: "pupil",
  made: 3,
  ...change,
});

type StepInput = Pick<LessonStep, "key" | "position" | "dice"> & Partial<LessonStep>;

/** A step; by default any legal play reaches the goal, and the opponent waits. */
export const step = (short: StepInput): LessonStep => ({
  goal: { kind: "played" },
  lively: false,
  answer: [],
  ...short,
});

/**
 * The opening of games whose men all begin on one point: who begins, and the way round the board.
 */
const beginning = (game: string, dice: [number, number]): LessonStep[] => [
  step({
    key: `${game}-setup`,
    position: position({ 24: 15 }, { 24: 15 }, { throws: "opening", made: 0 }),
    dice: [dice],
    goal: { kind: "opened" },
  }),
  step({
    key: `${game}-way`,
    position: position({ 24: 15 }, { 24: 15 }, { made: 0 }),
    dice: [[6, 5]],
    goal: { kind: "played", mine: { 24: 14, 13: 1 } },
    answer: [
      [24, 6],
      [18, 5],
    ],
  }),
];

/** The beginning where the sides start at opposite ends and travel towards each other. */
export const contraryStart = (): LessonStep[] => beginning("gioul", [6, 1]);

/** The beginning where the sides start on opposite corners and travel the same way. */
export const parallelStart = (): LessonStep[] => beginning("gul-bara", [5, 3]);

/** The same step several times. */
export const times = (count: number, from: Place, number: number): [Place, number][] =>
  Array.from({ length: count }, () => [from, number]);

const home: Men = { 10: 5, 6: 4, 3: 2 };

/** Bearing off, which is the same in all games. `theirs` are the opponent's men, out of the way. */
export const bearOff = (theirs: Men = home): LessonStep[] => [
  step({
    key: "bear-off",
    position: position({ 6: 2, 5: 2, 3: 2 }, theirs, { made: 20 }),
    dice: [[6, 5]],
    goal: { kind: "played", mine: { 6: 1, 5: 1, 3: 2 } },
    answer: [
      [6, 6],
      [5, 5],
    ],
  }),
  step({
    key: "high",
    position: position({ 6: 1, 4: 1, 2: 1 }, theirs, { made: 20 }),
    dice: [[5, 3]],
    goal: { kind: "played", mine: { 3: 1, 2: 1, 4: 0 } },
    answer: [
      [6, 3],
      [4, 5],
    ],
  }),
];

/** The last two men go off, and the opponent has all men on the board. */
export const double: LessonStep = step({
  key: "double",
  position: position({ 2: 1, 1: 1 }, { 16: 5, 9: 6, 6: 4 }, { made: 20 }),
  dice: [[4, 3]],
  goal: { kind: "won", as: "double" },
});

/** The last two men go off, and each man that the opponent has left is a unit. */
export const menLeft: LessonStep = step({
  key: "men-left",
  position: position({ 2: 1, 1: 1 }, { 16: 4, 9: 4, 6: 3 }, { made: 20 }),
  dice: [[4, 3]],
  goal: { kind: "won", as: "left" },
});

/** One man closes a point: the pupil goes round the opponent's man on 10. */
export const single = (theirs: Men): LessonStep =>
  step({
    key: "single",
    position: position({ 24: 12, 13: 1, 5: 2 }, theirs),
    dice: [[3, 2]],
    goal: { kind: "played", mine: { 13: 0, 8: 1 } },
    answer: [
      [13, 2],
      [11, 3],
    ],
  });

/** The first man passes the start point of the other side, and the others are free. */
export const firstPasses: LessonStep = step({
  key: "fevga-first",
  position: position({ 24: 14, 13: 1 }, { 24: 15 }, { made: 1 }),
  dice: [[6, 5]],
  goal: { kind: "played", mine: { 24: 13, 19: 1, 7: 1 } },
  answer: [
    [13, 6],
    [24, 5],
  ],
});

/** A cascade from the start, and one that passes on, in contrary movement. */
export const contraryCascade = (): LessonStep[] => [
  step({
    key: "gioul-cascade",
    position: position({ 24: 15 }, { 24: 15 }, { made: 0 }),
    dice: [[5, 5]],
    goal: { kind: "kept" },
  }),
  step({
    key: "gioul-pass",
    position: position({ 24: 14, 12: 1 }, { 24: 5, 21: 4, 7: 2, 6: 2, 5: 2 }),
    dice: [[4, 4]],
    lively: true,
  }),
];

/** Six consecutive points before the pupil's men. */
export const stuck = (theirs: Men, mine: Men = { 24: 15 }): LessonStep =>
  step({ key: "stuck", position: position(mine, theirs), dice: [[6, 5]] });

/** The smaller number must come first, or the larger one could not be played. */
export const most = (theirs: Men): LessonStep =>
  step({ key: "most", position: position({ 13: 1, 3: 14 }, theirs), dice: [[6, 5]] });

/** The first stage of a cascade decides how much of the second one can be played. */
export const choice = (theirs: Men): LessonStep =>
  step({
    key: "choice",
    position: position({ 24: 9, 16: 4, 3: 2 }, theirs),
    dice: [[5, 5]],
    goal: { kind: "kept" },
    answer: [...times(4, 24, 5), ...times(4, 19, 6)],
  });

/** A doublet without a cascade closes two points. */
export const doublet = (theirs: Men): LessonStep =>
  step({
    key: "backgammon-doublet",
    position: position({ 24: 2, 13: 5, 8: 3, 6: 5 }, theirs),
    dice: [[3, 3]],
    goal: { kind: "played", mine: { 5: 2, 3: 2 } },
    answer: [...times(2, 8, 3), ...times(2, 6, 3)],
  });
