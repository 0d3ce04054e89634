/// <reference types="vite/client" />
/** The second courses: five decisions of a game each, with the price of every other play. */

import type { Place } from "../wire";
import type { Lesson, LessonStep, RatedPlay } from "./lesson";

/** A play of a board, with the figures of its rollout. */
export interface CoursePlay extends RatedPlay {
  steps: [Place, number][];
  /** The equity for the pupil, and its standard error, in units. */
  equity: number;
  error: number;
}

/** A decision from a game that the program played against itself. */
export interface CourseBoard {
  /** The part of its message ids: `course-KEY`, with the endings of a step of a lesson. */
  key: string;
  /** The record, the event before the stage, and the side that plays there; here it is White. */
  from: { record: string; entry: number; mover: "white" | "black" };
  position: string;
  /** All plays of the stage, the best first. */
  plays: CoursePlay[];
}

/** A file of this folder's `courses`. */
export interface CourseFile {
  game: string;
  /** The command that played the games. */
  games: string;
  /** The command of each figure, with END for the position after the play. */
  figures: string;
  boards: CourseBoard[];
}

const FILES = import.meta.glob<CourseFile>("./courses/*.json", { import: "default" });

const fileOf = (game: string) => FILES[`./courses/${game}.json`];

/** Whether a game has a second course. */
export const hasCourse = (game: string): boolean => fileOf(game) !== undefined;

/** The number of boards of a course. */
export const BOARDS = 5;

/** Loads the data of a second course. */
export async function loadCourseFile(game: string): Promise<CourseFile | null> {
  return (await fileOf(game)?.()) ?? null;
}

/** The step of a board. */
function stepOf({ key, position, plays }: CourseBoard): LessonStep {
  return {
    key,
    position,
    dice: [],
    goal: { kind: "best", from: position, plays },
    lively: false,
    answer: plays[0]?.steps ?? [],
  };
}

/** The second course of a game as a lesson. */
export const courseOf = ({ game, boards }: CourseFile): Lesson => ({
  game,
  second: true,
  steps: boards.map(stepOf),
});
