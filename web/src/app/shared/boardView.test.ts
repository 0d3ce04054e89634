import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MoveRow, PointView, StepView } from "../../wire";
import {
  arrowRows,
  arrowsOf,
  boardPosition,
  lastRows,
  manyOf,
  placeOf,
  runsOf,
  spotOf,
} from "./boardView";
import { points, stage, table } from "./fixture";

const step = (from: number, to: number, number: number): StepView => ({
  from,
  to,
  number,
  hits: false,
});

const row = (mover: "white" | "black", steps: StepView[], turn = 1): MoveRow => ({
  turn,
  thrower: mover,
  mover,
  dice: [1, 1],
  stages: [{ numbers: [1], play: "", steps, lost: [], passed_on: [] }],
});

describe("slots", () => {
  it("are the bottom side's numbers in a parallel game", () => {
    expect(spotOf(table(), "black", 24, "white")).toBe(12);
    expect(spotOf(table(), "black", 1, "white")).toBe(13);
    expect(spotOf(table(), "black", 6, "black")).toBe(6);
  });

  it("are the bottom side's numbers in a contrary game", () => {
    const contrary = table({ points: points("contrary", {}) });
    expect(spotOf(contrary, "black", 24, "white")).toBe(1);
    expect(spotOf(contrary, "black", "bar", "white")).toBe("bar");
  });

  it("convert back into places", () => {
    const movement = fc.constantFrom("parallel" as const, "contrary" as const);
    const side = fc.constantFrom("white" as const, "black" as const);
    const place = fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constantFrom("bar" as const));
    const law = fc.property(movement, side, side, place, (movement, mover, bottom, place) => {
      const shown = table({ points: points(movement, {}) });
      const spot = spotOf(shown, mover, place, bottom);
      expect(placeOf(shown, mover, spot, bottom)).toBe(place);
    });
    fc.assert(law, { seed: 1 });
  });
});

describe("a board position", () => {
  it("shows the reader's numbers and shades both homes", () => {
    const seen = boardPosition(table(), "white", "black", "black");
    expect(seen.points[11]).toMatchObject({ slot: 12, label: "24", black: 15, start: "black" });
    expect(seen.points[12]).toMatchObject({ label: "1", home: "black", last: "black" });
    expect(seen.points[0]).toMatchObject({ home: "white", last: "white" });
    expect(seen.track.slice(0, 2)).toEqual([12, 11]);
    expect(seen.track.at(-1)).toBe(13);
  });

  it("names a point by number, men and what they can play", () => {
    const legal = [step(24, 18, 6), step(24, 20, 4)];
    const seen = boardPosition(table({ legal }), "white", "white", "white");
    expect(seen.points[23]?.name).toBe("Point 24, 15 white men, can play 6, 4");
    expect(seen.points[0]?.name).toBe("Point 1, empty");
  });
});

describe("runs", () => {
  const ladder = (numbers: number[]) => ({
    thrower: "white" as const,
    mover: "white" as const,
    stages: [
      {
        current: true,
        numbers: numbers.map((number) => ({ number, state: "to_play" as const })),
      },
    ],
  });

  it("move by the sum of both dice and begin with a legal step", () => {
    const seen = table({ legal: [step(24, 18, 6)], ladder: ladder([6, 4]) });
    expect(runsOf(seen, "white", "white")).toEqual([{ from: 24, to: 14, numbers: [6, 4] }]);
  });

  it("move two to four times the number of a doublet, and never past the last point", () => {
    const seen = table({ legal: [step(13, 9, 4)], ladder: ladder([4, 4, 4, 4]) });
    expect(runsOf(seen, "white", "white").map((run) => run.to)).toEqual([5, 1]);
  });

  it("are none when one number is left", () => {
    const seen = table({ legal: [step(13, 9, 4)], ladder: ladder([4]) });
    expect(runsOf(seen, "white", "white")).toEqual([]);
  });
});

describe("arrows", () => {
  it("join the steps of one man and count men that went the same way", () => {
    const rows = [
      row("white", [step(24, 23, 1), step(23, 22, 1), step(20, 19, 1), step(20, 19, 1)]),
    ];
    expect(arrowsOf(table(), rows, "white")).toEqual([
      { side: "white", from: 24, to: 22, count: 1, hits: false },
      { side: "white", from: 20, to: 19, count: 2, hits: false },
    ]);
  });

  it("end where a man was hit, so that the hit can be marked there", () => {
    const rows = [row("white", [{ ...step(24, 20, 4), hits: true }, step(20, 18, 2)])];
    expect(arrowsOf(table(), rows, "white")).toEqual([
      { side: "white", from: 24, to: 20, count: 1, hits: true },
      { side: "white", from: 20, to: 18, count: 1, hits: false },
    ]);
  });

  it("show the last part that another player than the mover played", () => {
    const theirs = row("black", [step(24, 18, 6)], 2);
    const moves = [row("white", [step(24, 18, 6)]), theirs, row("white", [step(5, 4, 1)], 3)];
    expect(lastRows(table({ moves }), "white")).toEqual([theirs]);
  });

  it("show a remainder together with the rest of its turn", () => {
    const two = [row("black", [step(24, 18, 6)], 2), row("black", [step(18, 17, 1)], 2)];
    expect(lastRows(table({ moves: two }), "white")).toEqual(two);
  });

  it("show the last stage alone after a long cascade", () => {
    const fours = (number: number) => row("black", Array(4).fill(step(24, 24 - number, number)));
    const cascade = (...numbers: number[]) => ({
      ...row("black", []),
      stages: [...numbers.flatMap((number) => fours(number).stages), ...row("black", []).stages],
    });

    expect(arrowRows([cascade(5, 6)])).toEqual([cascade(5, 6)]);
    expect(arrowRows([cascade(4, 5), fours(6)])).toEqual([fours(6)]);
    const [last, ...more] = arrowRows([cascade(4, 5, 6)]);
    expect(more).toEqual([]);
    expect(last?.stages).toEqual(fours(6).stages);
  });

  it("are none before the first move", () => {
    expect(lastRows(table(), "white")).toEqual([]);
  });
});

describe("a board of eighteen points", () => {
  it("has the same numbers for both sides, and a way from 18 to 1", () => {
    const eighteen = Array.from({ length: 18 }, (_, index) => ({
      ...points("parallel", {})[index],
      black_number: index + 1,
    }));
    const state = table({ movement: "same", points: eighteen as PointView[] });
    for (const bottom of ["white", "black"] as const) {
      const shown = boardPosition(state, bottom, bottom, "black");
      expect(shown.points.map(({ label }) => label)).toEqual(
        eighteen.map((_, index) => String(index + 1)),
      );
      expect(shown.track).toEqual(eighteen.map((_, index) => 18 - index));
    }
  });
});

describe("men that may move together", () => {
  const doublet = (men: number, left: number) =>
    table({
      points: points("parallel", { white: { 24: men } }),
      phase: { kind: "play", thrower: "white", mover: "white" },
      ladder: {
        thrower: "white",
        mover: "white",
        stages: [stage(1, Array<"to_play">(left).fill("to_play"), true)],
      },
    });
  const step = { from: 24, to: 23, number: 1, hits: false };

  it("are limited by the men there and by the stage", () => {
    expect(manyOf(doublet(15, 4), [step])).toEqual([{ step, men: 4 }]);
    expect(manyOf(doublet(2, 4), [step])).toEqual([{ step, men: 2 }]);
    expect(manyOf(doublet(15, 3), [step])).toEqual([{ step, men: 3 }]);
  });

  it("are not offered for one man or one number", () => {
    expect(manyOf(doublet(1, 4), [step])).toEqual([]);
    expect(manyOf(doublet(15, 1), [step])).toEqual([]);
  });
});
