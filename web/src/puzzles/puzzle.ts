/** Prepares a puzzle's table, and its plays for the board. Pure. */

import { arrowsOf } from "../app/shared/boardView";
import { moverOf, YOU } from "../app/shared/seats";
import type { Arrow } from "../board/api";
import type {
  NewTable,
  Player,
  PuzzlePlayView,
  PuzzleVerdict,
  PuzzleView,
  Seat,
  StepView,
  TableView,
} from "../wire";

/** The table on which a puzzle is solved: a study table, on which the computer never acts. */
export function newTableOf(puzzle: PuzzleView): NewTable {
  const you: Player = { kind: "person", name: YOU };
  const other: Player = { kind: "computer", level: 1 };
  return {
    rules: puzzle.rules,
    white: puzzle.mover === "white" ? you : other,
    black: puzzle.mover === "white" ? other : you,
    match_to: 1,
    auto_forced: false,
    position: puzzle.id,
    purpose: "study",
  };
}

/**
 * The position at the end of the stage; null until the stage has been played. `before` is the value
 * found earlier: later stages do not change it.
 */
export function stageEndOf(
  puzzle: PuzzleView,
  table: TableView,
  before: string | null,
): string | null {
  if (table.position_id === puzzle.id) return null;
  return before ?? table.position_id;
}

/** The place of the play that leads from one table to another in a verdict; -1 if it has none. */
export function placeOfPlay({ plays }: PuzzleVerdict, from: TableView, to: TableView): number {
  const mover = moverOf(from);
  if (mover === null) return -1;
  const end = textOf(menOf(to, mover));
  return plays.findIndex(({ steps }) => {
    const men = menOf(from, mover);
    for (const step of steps) move(men, step, from.has_bar);
    return textOf(men) === end;
  });
}

/** Numbers of men by side and place, the points in the numbering of `mover`. */
type MenByPlace = Map<string, number>;

const other = (side: Seat): Seat => (side === "white" ? "black" : "white");

function menOf(table: TableView, mover: Seat): MenByPlace {
  const men: MenByPlace = new Map();
  const number = mover === "white" ? "white_number" : "black_number";
  for (const [name, side] of [["own", mover] as const, ["other", other(mover)] as const]) {
    for (const point of table.points) men.set(`${name} ${point[number]}`, point[side]);
    const { bar, hand, off } = table[side];
    for (const [place, count] of Object.entries({ bar, hand, off })) {
      men.set(`${name} ${place}`, count);
    }
  }
  return men;
}

/** Moves a man; where there is a bar, a hit sends one of the other side there. */
function move(men: MenByPlace, { from, to, hits }: StepView, hasBar: boolean): void {
  const add = (place: string, count: number) => men.set(place, (men.get(place) ?? 0) + count);
  add(`own ${from}`, -1);
  add(`own ${to}`, 1);
  if (!hits || !hasBar) return;
  add(`other ${to}`, -1);
  add("other bar", 1);
}

const textOf = (men: MenByPlace): string =>
  [...men]
    .filter(([, count]) => count !== 0)
    .sort()
    .join(" ");

/** A play as arrows, from the position before it. */
export function playArrows(
  table: TableView,
  puzzle: PuzzleView,
  play: PuzzlePlayView,
  place: number,
): Arrow[] {
  const stage = {
    numbers: puzzle.numbers,
    play: play.play,
    steps: play.steps,
    lost: [],
    passed_on: [],
  };
  const row = {
    turn: 1,
    thrower: puzzle.mover,
    mover: puzzle.mover,
    dice: [1, 1] as [number, number],
    stages: [stage],
  };
  const tone = toneOf(play, place);
  return arrowsOf(table, [row], puzzle.mover).map((arrow) => ({
    ...arrow,
    ahead: true,
    mark: { tone, letter: letterOf(place) },
  }));
}

/** The letter of a play, by its rank: A, B, C. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** Smallest losses, in units, of a bad play and of a very bad one. */
const ERROR = 0.04;
const BLUNDER = 0.12;

export function toneOf(play: PuzzlePlayView, place: number): "best" | "good" | "error" | "blunder" {
  if (place === 0) return "best";
  if (play.loss < ERROR) return "good";
  return play.loss < BLUNDER ? "error" : "blunder";
}

/** Whether the numbers to play came from the opponent's throw. */
export const isGift = (puzzle: PuzzleView): boolean =>
  puzzle.theme === "gift" || /\.P(wb|bw)/.test(puzzle.id);
