import { describe, expect, it } from "vitest";
import { four, table } from "../shared/fixture";
import { stageEnded } from "./heard";
import { standing, wordsOf } from "./words";

describe("what happens, in words", () => {
  it("calls a throw by its name", () => {
    const thrown = (thrower: "white" | "black", dice: [number, number], cascades: boolean) =>
      wordsOf({ kind: "thrown", thrower, dice, cascades }, table());
    expect(thrown("white", [5, 6], false)).toBe("You threw six and five.");
    expect(thrown("black", [1, 1], true)).toBe("Computer threw double aces. A cascade!");
  });

  it("tells which dice stand in the place of wrong ones", () => {
    const dice: [number, number] = [5, 2];
    const thrown = wordsOf({ kind: "thrown", thrower: "white", dice, cascades: false }, table());
    expect(wordsOf({ kind: "dice_corrected", thrower: "white", dice }, table())).toBe(thrown);
    const opening = wordsOf({ kind: "dice_corrected", thrower: null, dice }, table());
    expect(opening).toBe(standing(table()));
  });

  it("tells steps, hits and stages", () => {
    const step = { from: 24, to: 18, number: 6, hits: false };
    const stepped = (change: object) =>
      wordsOf({ kind: "stepped", mover: "white", step: { ...step, ...change } }, table());
    expect(stepped({})).toBe("24 to 18.");
    expect(stepped({ to: "off", from: 3 })).toBe("3 to off.");
    expect(stepped({ from: "bar", hits: true })).toBe("bar to 18, hit.");
    const stage = { numbers: [6], play: "24/18", steps: [step], lost: [], passed_on: [] };
    expect(wordsOf({ kind: "stage_played", mover: "black", stage, forced: false }, table())).toBe(
      "Computer played 24/18.",
    );
  });

  it("ends with how the game ended", () => {
    const result = { winner: "white", kind: "double", units: 2, resigned: false } as const;
    const over = table({ phase: { kind: "over", result, match_over: true } });
    expect(standing(over)).toBe("You win. Double game, 2 units.");
  });
});

describe("a stage of a cascade", () => {
  it("has ended when another is the current one", () => {
    const ladder = (at: number) => ({
      thrower: "white" as const,
      mover: "white" as const,
      stages: [four(4, "to_play", at === 0), four(5, "to_play", at === 1)],
    });
    const [before, after] = [table({ ladder: ladder(0) }), table({ ladder: ladder(1) })];
    expect(stageEnded(before, after)).toBe(4);
    expect(stageEnded(before, before)).toBeNull();
  });
});
