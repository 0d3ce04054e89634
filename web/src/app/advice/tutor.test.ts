import { describe, expect, it, vi } from "vitest";
import type { StepView, TutorAdvice, TutorStage } from "../../wire";
import { table } from "../shared/fixture";
import { objectionTo, tutorArrows } from "./tutor";
import { TutorStore } from "./tutor.svelte";

const step = (from: number, to: number): StepView => ({
  from,
  to,
  number: from - to,
  hits: false,
});
const stage = (loss: number, keep = 0): TutorStage => ({
  keep,
  position: "rs1.gul-bara.fziT0.fziT0.Tw",
  play: "24/18",
  steps: [step(24, 18)],
  best: "24/19",
  best_steps: [step(24, 19)],
  loss,
  win: 0.4,
  best_win: 0.5,
  plies: 1,
});
const advice = (...losses: number[]): TutorAdvice => ({
  version: 7,
  mover: "white",
  stages: losses.map((loss, index) => stage(loss, index)),
});

describe("objections", () => {
  it("name the stage that lost most, if its loss reaches the chosen size", () => {
    expect(objectionTo(advice(0.05, 0.2, 0.2), "small")?.keep).toBe(1);
    expect(objectionTo(advice(0.05), "small")?.loss).toBe(0.05);
    expect(objectionTo(advice(0.05), "medium")).toBeNull();
    expect(objectionTo(advice(0.11), "large")).toBeNull();
    expect(objectionTo(advice(0.9), "off")).toBeNull();
  });

  it("are drawn with the better play as A and the one made as B", () => {
    const marks = (loss: number) =>
      tutorArrows(table({}), "white", stage(loss), "white").map(({ mark, ahead }) => [
        mark?.letter,
        mark?.tone,
        ahead ?? false,
      ]);
    expect(marks(0.07)).toEqual([
      ["A", "best", true],
      ["B", "error", false],
    ]);
    expect(marks(0.2)[1]?.[1]).toBe("blunder");
  });
});

describe("the tutor", () => {
  it("asks once, objects, and accepts the same turn afterwards", async () => {
    const ask = vi.fn(async () => advice(0.1));
    const tutor = new TutorStore(ask);
    tutor.follow(7, "medium");
    expect(await tutor.mayCommit(7, "medium")).toBe(false);
    expect(tutor.objection?.stage.loss).toBe(0.1);
    expect(await tutor.mayCommit(7, "medium")).toBe(false);
    tutor.allow();
    expect(tutor.objection).toBeNull();
    expect(await tutor.mayCommit(7, "medium")).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks nothing while it is off, and forgets a turn taken back", async () => {
    const ask = vi.fn(async () => advice(0.1));
    const tutor = new TutorStore(ask);
    tutor.follow(7, "off");
    expect(await tutor.mayCommit(7, "off")).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    expect(await tutor.mayCommit(7, "small")).toBe(false);
    tutor.follow(8, "small");
    expect(tutor.objection).toBeNull();
  });

  it("accepts the turn if the server does not answer", async () => {
    const tutor = new TutorStore(() => Promise.reject(new Error("gone")));
    expect(await tutor.mayCommit(7, "small")).toBe(true);
    expect(tutor.checking).toBe(false);
  });
});
