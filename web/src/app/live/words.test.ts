import { describe, expect, it } from "vitest";
import { four, table } from "../shared/fixture";
import { endedStage } from "./eventSounds";
import { standing, wordsOf } from "./words";

describe("events in words", () => {
  it("name a throw", () => {
    const thrown = (thrower: "white" | "black", dice: [number, number], cascades: boolean) =>
      wordsOf({ kind: "thrown", thrower, dice, cascades }, table(), "white");
    expect(thrown("white", [5, 6], false)).toBe("You threw six and five.");
    expect(thrown("black", [1, 1], true)).toBe("Computer threw double aces. A cascade!");
  });

  it("name the dice that replace wrong ones", () => {
    const dice: [number, number] = [5, 2];
    const thrown = wordsOf(
      { kind: "thrown", thrower: "white", dice, cascades: false },
      table(),
      "white",
    );
    expect(wordsOf({ kind: "dice_corrected", thrower: "white", dice }, table(), "white")).toBe(
      thrown,
    );
    const opening = wordsOf({ kind: "dice_corrected", thrower: null, dice }, table(), "white");
    expect(opening).toBe(standing(table()));
  });

  it("name steps, hits and stages", () => {
    const step = { from: 24, to: 18, number: 6, hits: false };
    const withBar = table({ has_bar: true });
    const stepped = (change: object, after = withBar) =>
      wordsOf({ kind: "stepped", mover: "white", step: { ...step, ...change } }, after, "white");
    expect(stepped({})).toBe("24 to 18.");
    expect(stepped({ to: "off", from: 3 })).toBe("3 to off.");
    expect(stepped({ from: "bar", hits: true })).toBe("bar to 18, hit.");
    expect(stepped({ hits: true }, table())).toBe("24 to 18, a man pinned.");
    const stage = { numbers: [6], play: "24/18", steps: [step], lost: [], passed_on: [] };
    expect(
      wordsOf({ kind: "stage_played", mover: "black", stage, forced: false }, table(), "black"),
    ).toBe("Computer played 24/18.");
    const hit = { ...stage, play: "24/18*", steps: [{ ...step, hits: true }] };
    const played = { kind: "stage_played", mover: "black", stage: hit, forced: false } as const;
    expect(wordsOf(played, withBar, "black")).toBe("Computer played 24/18*. Hit on 18.");
    expect(wordsOf(played, table(), "black")).toBe("Computer played 24/18*. Pinned on 18.");
  });

  it("end with the result of the game", () => {
    const result = { winner: "white", kind: "double", units: 2, resigned: false } as const;
    const over = table({ phase: { kind: "over", result, match_over: true } });
    expect(standing(over)).toBe("You win. Double game, 2 units.");
  });
});

describe("a stage of a cascade", () => {
  it("has ended when another is current", () => {
    const ladder = (at: number) => ({
      thrower: "white" as const,
      mover: "white" as const,
      stages: [four(4, "to_play", at === 0), four(5, "to_play", at === 1)],
    });
    const [before, after] = [table({ ladder: ladder(0) }), table({ ladder: ladder(1) })];
    expect(endedStage(before, after)).toBe(4);
    expect(endedStage(before, before)).toBeNull();
  });
});
