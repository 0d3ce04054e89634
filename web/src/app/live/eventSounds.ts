/** Chooses the sounds of a table's events. */

import type { TableEvent, TableView } from "../../wire";
import { isHere } from "../shared/seats";
import { diceSound, endSound, handOverSound, ladderSound, manSound } from "./sounds";

/** Plays the sound of an event. */
export function playEventSound(event: TableEvent, before: TableView, after: TableView): void {
  switch (event.kind) {
    case "opening_thrown":
    case "thrown":
      diceSound();
      return;
    case "stepped": {
      manSound();
      const ended = endedStage(before, after);
      if (ended !== null) ladderSound(ended);
      return;
    }
    case "stage_played":
      for (const order of event.stage.steps.keys()) manSound(order);
      if ((after.ladder?.stages.length ?? 0) > 1) ladderSound(event.stage.numbers[0] ?? 0);
      return;
    case "handed_over":
      handOverSound();
      return;
    case "game_over": {
      const winner = event.result.winner;
      endSound(winner === null || isHere(after, winner));
      return;
    }
    default:
      return;
  }
}

/** The number of the cascade's stage that a step has ended; null if none. */
export function endedStage(before: TableView, after: TableView): number | null {
  const at = before.ladder?.stages.findIndex((stage) => stage.current) ?? -1;
  const stage = before.ladder?.stages[at];
  if (!stage || (before.ladder?.stages.length ?? 0) < 2) return null;
  return after.ladder?.stages[at]?.current ? null : (stage.numbers[0]?.number ?? null);
}
