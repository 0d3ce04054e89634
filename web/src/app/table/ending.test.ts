import { describe, expect, it } from "vitest";
import type { MoveRow, ReviewChoice, ReviewItem, ReviewView, Seat } from "../../wire";
import { table } from "../shared/fixture";
import {
  bestPlay,
  cascadeMoment,
  costliestPlay,
  figuresOf,
  greatestCascade,
  verdictOf,
} from "./ending";

const side = (rating: number, decisions: number, total: number) => ({
  rating,
  decisions,
  luck: { total },
});
const read = (figures: object, items: ReviewItem[] = []) =>
  ({ figures, items }) as unknown as ReviewView;

describe("the verdict", () => {
  const verdict = (white: object, black: object) => {
    const figures = figuresOf(read({ white, black }), "white");
    return figures && verdictOf(figures, "white");
  };

  it("names the side with fewer errors, and the one that the dice helped", () => {
    const unlucky = verdict(side(3.1, 30, -0.2), side(5.8, 30, 0.2));
    expect(unlucky).toEqual({ better: "white", helped: "black" });
  });

  it("names nobody where the difference is small", () => {
    expect(verdict(side(3.1, 30, 0.05), side(3.6, 30, 0))).toEqual({ better: null, helped: null });
  });

  it("is not given after fewer than six decisions of a side", () => {
    expect(verdict(side(3.1, 5, 0), side(5.8, 30, 0))).toBeNull();
  });
});

describe("the plays worth a look", () => {
  const played = (mover: Seat, loss: number, next: number): ReviewItem => {
    const choices = [
      { loss: 0, steps: [] },
      { loss: next, steps: [] },
    ] as unknown as ReviewChoice[];
    const what = {
      kind: "play",
      mover,
      play: `${loss} ${next}`,
      steps: [],
      judged: { loss, choices },
    };
    return { what } as unknown as ReviewItem;
  };

  it("are the best by most, and the one that lost most", () => {
    const items = [
      played("white", 0, 0.02),
      played("white", 0, 0.3),
      played("white", 0.1, 0.1),
      played("white", 0.2, 0.1),
      played("black", 0.9, 0.9),
    ];
    const view = read({}, items);
    expect(bestPlay(view, "white")).toMatchObject({ worth: 0.3, best: null });
    expect(costliestPlay(view, "white")).toMatchObject({ worth: -0.2, best: { steps: [] } });
    expect(bestPlay(view, "black")).toBeNull();
  });
});

describe("the greatest cascade", () => {
  const row = (thrower: Seat, numbers: number[], mover = thrower): MoveRow => ({
    turn: 1,
    thrower,
    mover,
    dice: [5, 5],
    stages: numbers.map((number) => ({
      numbers: [number],
      play: "",
      steps: [{ from: 24, to: 24 - number, number, hits: false }],
      lost: [],
      passed_on: [],
    })),
  });

  it("went farthest, and is no gift nor a plain throw", () => {
    const rows = [
      row("white", [5, 6]),
      row("black", [4, 5, 6]),
      row("white", [5, 6, 6, 6], "black"),
    ];
    expect(greatestCascade(rows)).toMatchObject({ index: 1, steps: 3, pips: 15 });
    expect(greatestCascade([row("white", [6])])).toBeNull();
  });

  it("is shown as it stood after it", () => {
    const moves = [row("white", [5, 6])];
    const cascade = greatestCascade(moves);
    if (!cascade) throw new Error("there is a cascade");
    const moment = cascadeMoment(table({ moves }), cascade, "white", "");
    expect(moment?.arrows.map(({ from, to }) => [from, to])).toEqual([
      [24, 19],
      [24, 18],
    ]);
  });
});
