/** Steps of the games in which men are pinned. */

import type { LessonStep } from "./lesson";
import { position, step } from "./lessonSteps";

/** To pin a man, to have a pinned man, and to hold a pin. */
export const pins = (): LessonStep[] => [
  step({
    key: "plakoto-pin",
    position: position({ 24: 14, 13: 1 }, { 24: 14, 15: 1 }),
    dice: [[3, 1]],
    goal: { kind: "played", mine: { 10: 1 }, theirs: { 15: 1 } },
    answer: [
      [13, 3],
      [24, 1],
    ],
  }),
  step({
    key: "plakoto-pinned",
    position: position(
      { 24: 5, 20: 1, 9: 2, 6: 7 },
      { 24: 5, 5: 4, 4: 2, 3: 2, 2: 2 },
      { pinned: { mine: [20] } },
    ),
    dice: [[5, 4]],
  }),
  step({
    key: "plakoto-hold",
    position: position(
      { 24: 2, 18: 1, 12: 1, 6: 11 },
      { 24: 5, 13: 1, 8: 5, 4: 4 },
      { pinned: { theirs: [13] } },
    ),
    dice: [[6, 2]],
    goal: { kind: "played", mine: { 12: 2 } },
    answer: [
      [18, 6],
      [24, 2],
    ],
  }),
];

/** The opponent's mother is pinned, and the game is won. */
export const mother: LessonStep = step({
  key: "plakoto-mother",
  position: position({ 13: 5, 6: 4, 5: 3, 4: 1, 3: 2 }, { 24: 1, 10: 5, 9: 4, 6: 5 }),
  dice: [[3, 1]],
  goal: { kind: "won", as: "mother" },
  answer: [[4, 3]],
});

/** The opponent's mother is pinned already; the game is won when the pupil's last man leaves 24. */
export const leave = (key: string): LessonStep =>
  step({
    key,
    position: position(
      { 24: 1, 6: 8, 5: 5, 1: 1 },
      { 24: 1, 10: 9, 8: 5 },
      { pinned: { theirs: [24] } },
    ),
    dice: [[5, 2]],
    goal: { kind: "won", as: "mother" },
    answer: [[24, 2]],
  });

/** Nobody bears off while one of their men is pinned. */
export const wait: LessonStep = step({
  key: "plakoto-wait",
  position: position(
    { 6: 2, 3: 1, 2: 1 },
    { 23: 1, 10: 9, 9: 5 },
    { made: 20, pinned: { mine: [2] } },
  ),
  dice: [[6, 5]],
});
