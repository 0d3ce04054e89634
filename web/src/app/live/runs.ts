/** Plays several steps by one request of the player. */

import type { BoardRun, BoardStep, Spot } from "../../board/api";
import type { FromClient, TableView } from "../../wire";
import { numbersLeft } from "../shared/boardView";

/** A table on which steps can be played. */
export interface StepTable {
  readonly table: TableView | null;
  readonly legal: BoardStep[];
  readonly runs: BoardRun[];
  /** Asks the server for a step; true once it has been played. */
  step(step: BoardStep): Promise<boolean>;
  /** Asks the server; true once it has done so. */
  ask(message: FromClient): Promise<boolean>;
}

const legalStep = (on: StepTable, from: Spot, number: number): BoardStep | undefined =>
  on.legal.find((step) => step.from === from && step.number === number);

/** Plays `last` once more; where that cannot be, lets the man who made it go on. */
export function playAgain(on: StepTable, last: BoardStep): Promise<boolean> {
  const next = legalStep(on, last.from, last.number) ?? legalStep(on, last.to, last.number);
  return next ? on.step(next) : Promise.resolve(false);
}

/** Plays a step by up to `men` men and returns how many played it. */
export async function playMany(on: StepTable, first: BoardStep, men: number): Promise<number> {
  for (let played = 0; played < men; played++) {
    const step = legalStep(on, first.from, first.number);
    if (!step || !(await on.step(step))) return played;
  }
  return men;
}

/** Plays a run by the first order of its numbers that can be finished; false if none can. */
export async function playRun(on: StepTable, run: BoardRun): Promise<boolean> {
  const orders = on.runs.filter((other) => other.from === run.from && other.to === run.to);
  for (const order of orders) if (await tryRun(on, order)) return true;
  return false;
}

/** Plays a run step by step; if it cannot be finished, takes its steps back. */
async function tryRun(on: StepTable, run: BoardRun): Promise<boolean> {
  let from = run.from;
  for (const [played, number] of run.numbers.entries()) {
    const step = legalStep(on, from, number);
    if (!step && on.table && !numbersLeft(on.table).includes(number)) return true;
    if (!step || !(await on.step(step))) {
      for (let undo = 0; undo < played; undo++) await on.ask({ type: "undo_step" });
      return false;
    }
    from = step.to;
  }
  return true;
}
