/** Plays several steps for one action of the player. */

import type { BoardRun, BoardStep, Spot } from "../../board/api";
import type { Place, Seat, TableView } from "../../wire";
import { placeOf } from "../shared/boardView";

/** A table on which steps can be played. */
export interface StepTable {
  readonly table: TableView | null;
  readonly mover: Seat | null;
  readonly bottom: Seat;
  readonly legal: BoardStep[];
  readonly runs: BoardRun[];
  /** Asks the server for a step; true once it has been played. */
  step(step: BoardStep): Promise<boolean>;
  /** Asks the server for several steps; true once all have been played, false if none was. */
  steps(steps: [Place, number][]): Promise<boolean>;
}

const legalStep = (on: StepTable, from: Spot, number: number): BoardStep | undefined =>
  on.legal.find((step) => step.from === from && step.number === number);

/** Plays `last` once more with another man; if that is illegal, with the man that just moved. */
export function playAgain(on: StepTable, last: BoardStep): Promise<boolean> {
  const next = legalStep(on, last.from, last.number) ?? legalStep(on, last.to, last.number);
  return next ? on.step(next) : Promise.resolve(false);
}

/** Plays a step by up to `men` men and returns how many played it. */
export async function playMany(on: StepTable, first: BoardStep, men: number): Promise<number> {
  const from = placeOn(on, first.from);
  if (from === null) return 0;
  const all = Array.from({ length: men }, (): [Place, number] => [from, first.number]);
  if (await on.steps(all)) return men;
  for (let played = 0; played < men; played++) {
    const step = legalStep(on, first.from, first.number);
    if (!step || !(await on.step(step))) return played;
  }
  return men;
}

/** Plays a run by the first order of its numbers that the server accepts; false if none. */
export async function playRun(on: StepTable, run: BoardRun): Promise<boolean> {
  const orders = on.runs.filter((other) => other.from === run.from && other.to === run.to);
  for (const order of orders) {
    const steps = stepsOf(on, order);
    if (steps && (await on.steps(steps))) return true;
  }
  return false;
}

/** The place of a spot in the mover's numbering. */
function placeOn({ table, mover, bottom }: StepTable, spot: Spot): Place | null {
  return table && mover ? placeOf(table, mover, spot, bottom) : null;
}

/** The steps of a run, of which only the first is known to be legal. */
function stepsOf(on: StepTable, { from, numbers }: BoardRun): [Place, number][] | null {
  const start = placeOn(on, from);
  const first = on.table?.legal.find((s) => s.from === start && s.number === numbers[0]);
  if (start === null || typeof first?.to !== "number") return null;
  const steps: [Place, number][] = [[start, first.number]];
  let at = first.to;
  for (const number of numbers.slice(1)) {
    steps.push([at, number]);
    at -= number;
  }
  return steps;
}
