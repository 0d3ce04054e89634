import { describe, expect, it } from "vitest";
import { table } from "../app/shared/fixture";
import type { PuzzlePlayView, PuzzleView } from "../wire";
import { isGift, letterOf, newTableOf, playArrows, stageEndOf, toneOf } from "./puzzle";

const PUZZLE: PuzzleView = {
  id: "rs1.gul-bara.fziT1.fziT0.Pww65",
  rules: "gul-bara",
  game: "gul-bara",
  mover: "white",
  numbers: [6, 5],
  theme: "pair",
  rating: { rating: 1400, deviation: 150 },
  own: false,
  repeated: false,
  at_hand: false,
};

const play = (loss: number): PuzzlePlayView => ({
  play: "24/18/13",
  steps: [
    { from: 24, to: 18, number: 6, hits: false },
    { from: 18, to: 13, number: 5, hits: false },
  ],
  made: false,
  equity: 0.1,
  win: 0.5,
  loss,
  error: null,
});

describe("a puzzle", () => {
  it("is solved at a table at which only the solver acts", () => {
    const order = newTableOf({ ...PUZZLE, mover: "black" });
    expect(order.white.kind).toBe("computer");
    expect(order.black.kind).toBe("person");
    expect(order.position).toBe(PUZZLE.id);
    expect(order.purpose).toBe("study");
  });

  it("is answered by the end of its stage only", () => {
    const at = (position_id: string) => ({ ...table(), position_id });
    expect(stageEndOf(PUZZLE, at(PUZZLE.id), "later")).toBeNull();
    expect(stageEndOf(PUZZLE, at("after"), null)).toBe("after");
    expect(stageEndOf(PUZZLE, at("after the next stage"), "after")).toBe("after");
  });

  it("draws a man's way as one arrow with its letter", () => {
    const [arrow, ...more] = playArrows(table(), PUZZLE, play(0.2), 1);
    expect(more).toEqual([]);
    expect(arrow).toMatchObject({ from: 24, to: 13, ahead: true });
    expect(arrow?.mark).toEqual({ tone: "blunder", letter: "B" });
  });

  it("rates plays by their loss", () => {
    expect([0, 0.01, 0.1, 0.3].map((loss, place) => toneOf(play(loss), place))).toEqual([
      "best",
      "good",
      "error",
      "blunder",
    ]);
    expect(letterOf(2)).toBe("C");
  });

  it("recognises a remainder from the opponent", () => {
    expect(isGift(PUZZLE)).toBe(false);
    expect(isGift({ ...PUZZLE, theme: null, id: "rs1.gioul.fziT4.fziT4.Pbw33" })).toBe(true);
  });
});
