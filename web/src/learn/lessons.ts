/** The lessons, by the games' names. */

import type { Lesson } from "./lesson";
import { backgammon } from "./lessons/backgammon";
import { gioul } from "./lessons/gioul";
import { gulBara } from "./lessons/gulBara";
import { tawula } from "./lessons/tawula";

export const LESSONS: Lesson[] = [gulBara, gioul, tawula, backgammon];

/** The lesson of a game. */
export const lessonOf = (game: string): Lesson | null =>
  LESSONS.find((lesson) => lesson.game === game) ?? null;
