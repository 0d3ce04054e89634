import { describe, expect, it } from "vitest";
import { table } from "../app/shared/fixture";
import type {
  Place,
  PuzzlePlayView,
  PuzzleVerdict,
  PuzzleView,
  StepView,
  TableView,
} from "../wire";
import {
  isGift,
  letterOf,
  newTableOf,
  placeOfPlay,
  playArrows,
  stageEndOf,
  toneOf,
} from "./puzzle";

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

  it("finds the play of an answer by where the men stand", () => {
    const white = {
      ...table(),
      phase: { kind: "play" as const, mover: "white" as const, thrower: "white" as const },
    };
    const step = (from: Place, to: Place, hits = false): StepView => ({
      from,
      to,
      number: 1,
      hits,
    });
    const verdict = (...plays: StepView[][]): PuzzleVerdict => ({
      right: false,
      loss: 0.1,
      plays: plays.map((steps) => ({ ...play(0.1), steps })),
      before: null,
      after: null,
      provisional: false,
      days: 1,
    });
    const moved = (changes: Record<number, number>): TableView => ({
      ...white,
      points: white.points.map((point) => ({
        ...point,
        white: point.white + (changes[point.white_number] ?? 0),
      })),
    });
    const plays = verdict([step(24, 18), step(18, 13)], [step(24, 20), step(24, 22)]);

    expect(placeOfPlay(plays, white, moved({ 24: -1, 13: 1 }))).toBe(0);
    expect(placeOfPlay(plays, white, moved({ 24: -2, 20: 1, 22: 1 }))).toBe(1);
    expect(placeOfPlay(plays, white, moved({ 24: -1, 12: 1 }))).toBe(-1);
    // A hit moves another man too.
    const hits = verdict([step(24, 18, true), step(18, 13)]);
    expect(placeOfPlay(hits, { ...white, has_bar: true }, moved({ 24: -1, 13: 1 }))).toBe(-1);
    expect(placeOfPlay(hits, { ...white, has_bar: false }, moved({ 24: -1, 13: 1 }))).toBe(0);
  });
});
