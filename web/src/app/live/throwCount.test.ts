import { describe, expect, it } from "vitest";
import type { NextDoublet, TableView } from "../../wire";
import { table } from "../shared/fixture";
import { countOf, countTexts, nextThrow } from "./throwCount";

const before = table({ phase: { kind: "throw", thrower: "white" } });

/** White's strip with `throws` thrown, while they play the last of them or before the next. */
function text(
  throws: number,
  doublet: NextDoublet,
  phase: "play" | "throw",
  known = false,
  change: Partial<TableView> = {},
  last: NextDoublet = { kind: "plain_for", throws: 1 },
) {
  const white = { ...before.white, throws, next_doublet: doublet };
  const plays = { kind: "play", thrower: "white", mover: "white" } as const;
  const earlier = table({ white: { ...white, throws: throws - 1, next_doublet: last } });
  const thrown = known ? nextThrow(earlier, "white") : null;
  const now = table({ white, phase: phase === "play" ? plays : before.phase, ...change });
  return countTexts(countOf(now, "white", thrown));
}

describe("the counter of throws", () => {
  const plain = (throws: number): NextDoublet => ({ kind: "plain_for", throws });

  it("counts the next throw before it is thrown", () => {
    expect(text(0, plain(3), "throw").full).toBe("Throw 1 of 3: plain doublets");
    expect(text(3, { kind: "cascades" }, "throw").full).toBe("Next doublet cascades");
  });

  it("counts the throw being played, not the one after it", () => {
    expect(text(1, plain(2), "play").full).toBe("Throw 1 of 3: plain doublets");
    expect(text(2, plain(1), "play").full).toBe("Throw 2 of 3: plain doublets");
  });

  it("calls the last plain throw plain while it is played", () => {
    expect(text(3, { kind: "cascades" }, "play", true).full).toBe("Throw 3 of 3: plain doublets");
  });

  it("tells that doublets cascade only of a doublet that is played", () => {
    const cascades = { kind: "cascades" } as const;
    const played = (dice: [number, number]) =>
      text(5, cascades, "play", true, { dice }, cascades).full;
    expect(played([2, 2])).toBe("Doublets cascade");
    expect(played([5, 2])).toBe("Next doublet cascades");
  });

  it("speaks of the next doublet if it was not there when the dice were thrown", () => {
    expect(text(3, { kind: "cascades" }, "play").full).toBe("Next doublet cascades");
  });

  it("says nothing of numbers where a doublet is four steps", () => {
    expect(text(2, { kind: "four_steps" }, "play").full).toBe("A doublet is four steps");
    expect(text(2, { kind: "two_steps" }, "play").full).toBe("A doublet counts once: two steps");
    expect(text(2, { kind: "two_steps" }, "throw").short).toBe("Doublets: 2 steps");
    expect(text(2, { kind: "of_choice" }, "play").full).toBe("A doublet: twice its number of men");
    expect(text(2, { kind: "of_choice" }, "throw").short).toBe("Doublets: men of choice");
  });
});
