/** The move list in words: one row for each part of a turn. Pure. */

import type { MoveRow, Seat, StageRow } from "../../wire";
import type { ReadPlay } from "../shared/boardView";
import { namedInRow } from "../shared/named";

export interface MoveText {
  turn: number;
  mover: Seat;
  /** The dice, those of a named doublet, or `=>` for a remainder passed on to the mover. */
  dice: string;
  text: string;
  gift: boolean;
}

/** The rows, first to last. */
export function movesOf(rows: MoveRow[], read: ReadPlay): MoveText[] {
  return rows.map((row) => {
    const gift = row.mover !== row.thrower;
    const named = namedInRow(row);
    const dice = gift ? "=>" : named === null ? row.dice.join("") : `${named}${named}`;
    return { turn: row.turn, mover: row.mover, dice, text: partText(row, read), gift };
  });
}

/** A row in notation; stages of a cascade with their number: `3: 24/21(4) | 4: 24/20 ~4 => 4`. */
export function partText(row: MoveRow, read: ReadPlay): string {
  const stages = row.stages.filter((stage) => !isUntouched(stage));
  const cascades = row.stages.length > 1;
  const labelled = (stage: StageRow) => {
    const text = stageText(read(stage.play, row.mover), stage.lost);
    return cascades ? `${stage.numbers[0] ?? ""}: ${text}` : text;
  };
  const played = stages.map(labelled).join(" | ");
  const passed = row.stages.filter((stage) => stage.passed_on.length > 0);
  const groups = passed.map((s) => s.passed_on.join("-")).join(" ");
  return groups === "" ? played : `${played || "–"} => ${groups}`;
}

/** Whether the turn never reached a stage: then all of it was passed on. */
function isUntouched(stage: StageRow): boolean {
  return stage.play === "" && stage.passed_on.length === stage.numbers.length;
}

function stageText(play: string, numbers: readonly number[]): string {
  const lost = numbers.map((number) => `~${number}`).join(" ");
  return [play, lost].filter((part) => part !== "").join(" ") || "–";
}
