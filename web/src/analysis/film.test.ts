import { describe, expect, it } from "vitest";
import type { BoardMen, ReviewView, ReviewWhat, StepView } from "../wire";
import { filmOf, shownTurns } from "./film";

const side = (counts: Record<number, number>) => ({
  points: Array.from({ length: 24 }, (_, index) => counts[index + 1] ?? 0),
  bar: 0,
  hand: 0,
  off: 0,
  pips: 0,
});
const MEN: BoardMen = { white: side({ 24: 15 }), black: side({ 24: 15 }) };
const step = (from: number, number: number): StepView => ({
  from,
  to: from - number,
  number,
  hits: false,
});
const played = (
  mover: "white" | "black",
  numbers: number[],
  steps: StepView[],
  passes_on: number[][] = [],
): ReviewWhat => {
  const thrower = "white";
  return { kind: "play", thrower, mover, numbers, play: "", steps, passes_on, judged: null };
};
const thrown = (dice: [number, number], opening = false): ReviewWhat => {
  return { kind: "throw", side: "white", dice, cascades: false, opening, luck: null };
};

/** A game with these things in it. */
function viewOf(...all: ReviewWhat[]): ReviewView {
  const items = all.map((what, entry) => ({ game: 1, entry, position: "", men: MEN, what }));
  const near = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const numbers = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, ...near];
  const board = { movement: "parallel", has_bar: false, has_hand: false, black_numbers: numbers };
  return { board, games: [{}], items } as unknown as ReviewView;
}

describe("the turns of a clip", () => {
  it("give what a side could not play to the other one, groups not reached included", () => {
    const view = viewOf(
      thrown([5, 5]),
      played(
        "white",
        [5, 5, 5, 5],
        [step(24, 5), step(19, 5)],
        [
          [5, 5],
          [6, 6, 6, 6],
        ],
      ),
      { kind: "gift", to: "black", worth: null },
      played("black", [5, 5], [step(24, 5)]),
      played("black", [6, 6, 6, 6], []),
    );
    const [turn] = filmOf(view, 1, shownTurns(view, 1), "white");

    expect(
      turn?.rows.map(({ mover, stages }) => [mover, stages.map(({ numbers }) => numbers)]),
    ).toEqual([
      [
        "white",
        [
          [5, 5, 5, 5],
          [6, 6, 6, 6],
        ],
      ],
      [
        "black",
        [
          [5, 5],
          [6, 6, 6, 6],
        ],
      ],
    ]);
    expect(turn?.rows.map(({ stages }) => stages.map(({ lost }) => lost))).toEqual([
      [[], []],
      [[5], [6, 6, 6, 6]],
    ]);
    expect(turn?.start.points.find(({ white }) => white > 0)?.white).toBe(15);
  });

  it("show a throw without a play, and leave out the opening", () => {
    const view = viewOf(thrown([3, 1], true), thrown([6, 4]));
    const turns = shownTurns(view, 1);

    expect(turns.map(({ dice }) => dice)).toEqual([[6, 4]]);
    const [turn] = filmOf(view, 1, turns, "white");
    expect(turn?.rows[0]?.stages).toEqual([{ numbers: [6, 4], steps: [], lost: [6, 4] }]);
  });
});
