/** Steps about hitting, shared by the games that start as backgammon does. */

import type { LessonStep, Men } from "./lesson";
import { doublet, position, step } from "./lessonSteps";

/** The men of a side at the start. */
export const begun: Men = { 24: 2, 13: 5, 8: 3, 6: 5 };

/** A doublet of four steps. */
const fourSteps = doublet({ 24: 2, 13: 4, 11: 1, 8: 3, 6: 5 });

/** A doublet of two steps. */
export const twoSteps: LessonStep = step({
  key: "irish-doublet",
  position: position(begun, begun),
  dice: [[6, 6]],
});

/**
 * The way from the start of a game, a hit, the bar, a closed table, the game's doublets and the duty
 * to play.
 */
export const hits = (start: Men = begun, doublets: LessonStep = fourSteps): LessonStep[] => [
  step({
    key: "backgammon-way",
    position: position(start, start),
    dice: [[6, 5]],
    goal: { kind: "played", mine: { 24: 1, 13: (start[13] ?? 0) + 1 } },
    answer: [
      [24, 6],
      [18, 5],
    ],
  }),
  step({
    key: "backgammon-hit",
    position: position(begun, { 24: 2, 18: 1, 13: 4, 8: 3, 6: 5 }),
    dice: [[6, 1]],
    goal: { kind: "played", mine: { 7: 2 }, theirs: { bar: 1 } },
    answer: [
      [13, 6],
      [8, 1],
    ],
  }),
  step({
    key: "backgammon-bar",
    position: position(
      { 24: 1, 13: 5, 8: 4, 6: 4, bar: 1 },
      { 24: 2, 13: 4, 8: 3, 6: 3, 5: 1, 4: 2 },
    ),
    dice: [[5, 3]],
    goal: { kind: "played", theirs: { bar: 1 } },
    answer: [
      ["bar", 5],
      [13, 3],
    ],
  }),
  step({
    key: "backgammon-closed",
    position: position(
      { 13: 5, 8: 4, 6: 5, bar: 1 },
      { 13: 2, 8: 1, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2 },
    ),
    dice: [[6, 5]],
  }),
  doublets,
  step({
    key: "backgammon-most",
    position: position({ 13: 1, 1: 2 }, { 23: 2, 6: 5, 5: 4, 4: 4 }, { made: 20 }),
    dice: [[6, 5]],
  }),
];

/** The throw for the opening, after which the higher die throws both dice anew. */
export const opening: LessonStep = step({
  key: "portes-setup",
  position: position(begun, begun, { throws: "opening", made: 0 }),
  dice: [[6, 3]],
  goal: { kind: "opened" },
});

/** The win of two units, which no other win exceeds. */
export const doubleAtMost: LessonStep = step({
  key: "portes-end",
  position: position({ 2: 1, 1: 1 }, { 20: 1, 13: 5, 9: 5, 6: 3, bar: 1 }, { made: 20 }),
  dice: [[4, 3]],
  goal: { kind: "won", as: "double" },
});

/** The win of three units. */
export const winOfThree: LessonStep = step({
  key: "backgammon-end",
  position: position({ 2: 1, 1: 1 }, { 20: 1, 13: 5, 9: 5, 6: 4 }, { made: 20 }),
  dice: [[4, 3]],
  goal: { kind: "won", as: "triple" },
});
