/** What the ladder says in words. Pure. */

import type { Ladder, LadderStage, TableView } from "../wire";
import { numbersLeft } from "./boardView";
import { opposite, seatName } from "./seats";
import { t } from "./strings";

/** Whether a turn part has more to show than two dice: chips are drawn for it. */
export function hasChips(ladder: Ladder | null): ladder is Ladder {
  if (!ladder) return false;
  return ladder.thrower !== ladder.mover || ladder.stages.some(isDoublet);
}

/** Whether a stage's numbers are all the same. */
export function isDoublet(stage: LadderStage): boolean {
  const first = stage.numbers[0]?.number;
  return stage.numbers.every((n) => n.number === first);
}

/** `Fours: 2 left. Then 5s, 6s.` */
export function ladderText(ladder: Ladder): string {
  const at = ladder.stages.findIndex((stage) => stage.current);
  const stage = ladder.stages[at];
  if (!stage) return t.allPlayed;
  const left = stage.numbers.filter((n) => n.state === "to_play").map((n) => n.number);
  const later = ladder.stages.slice(at + 1).map((next) => next.numbers[0]?.number ?? 0);
  const then = later.length > 0 ? t.ladderThen(later) : "";
  const number = left[0];
  if (number === undefined) return t.allPlayed + then;
  return (isDoublet(stage) ? t.ladderLeft(number, left.length) : t.toPlay(left)) + then;
}

/** What stands under the chips: what is left, or what Done would pass on. */
export function barText(table: TableView): string {
  if (table.phase.kind === "confirm" || !table.ladder) return statusText(table);
  return ladderText(table.ladder);
}

/** A chip's name for a screen reader. */
export function stageName(stage: LadderStage): string {
  const states = stage.numbers.map((n) => t.stageState[n.state]);
  return t.stageName(stage.numbers[0]?.number ?? 0, states.join(", "));
}

/** One line on where the game stands. */
export function statusText(table: TableView): string {
  const phase = table.phase;
  switch (phase.kind) {
    case "opening":
      return phase.tie === null ? t.opening : t.tie(phase.tie);
    case "throw":
      return t.yourThrow(seatName(table, phase.thrower));
    case "play":
      return playText(table);
    case "confirm":
      if (phase.passes_on.length === 0) return t.confirm;
      return t.donePasses(phase.passes_on, seatName(table, opposite(phase.mover)));
    case "over":
      return phase.result.winner ? t.won(seatName(table, phase.result.winner)) : t.draw;
  }
}

function playText(table: TableView): string {
  if (table.ladder && hasChips(table.ladder)) return ladderText(table.ladder);
  const left = numbersLeft(table);
  return left.length > 0 ? t.toPlay(left) : t.confirm;
}

/** The number a tap plays first: the first die in the order chosen that is still to play. */
export function chosenNumber(table: TableView, swapped: boolean): number | null {
  const left = numbersLeft(table);
  const order = table.dice ? (swapped ? [...table.dice].reverse() : table.dice) : left;
  return order.find((face) => left.includes(face)) ?? left[0] ?? null;
}
