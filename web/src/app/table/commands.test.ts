import { describe, expect, it } from "vitest";
import { typed } from "./commands";

const step = (from: unknown, to: unknown, men = 1) => ({ from, to, men });

describe("a typed line", () => {
  it("can be a play in notation", () => {
    expect(typed("24/18 13/11*")).toEqual({ kind: "steps", steps: [step(24, 18), step(13, 11)] });
    expect(typed(" 24/21(4) ")).toEqual({ kind: "steps", steps: [step(24, 21, 4)] });
    expect(typed("24/18/14")).toEqual({ kind: "steps", steps: [step(24, 18), step(18, 14)] });
    expect(typed("bar/22 6/Off(2)")).toEqual({
      kind: "steps",
      steps: [step("bar", 22), step(6, "off", 2)],
    });
  });

  it("can be a word", () => {
    expect(typed("throw")).toEqual({ kind: "ask", message: { type: "throw" } });
    expect(typed("Undo  Stage")).toEqual({ kind: "ask", message: { type: "undo_stage" } });
    expect(typed("dice")).toEqual({ kind: "ask", message: { type: "throw" } });
    expect(typed("?")).toEqual({ kind: "say", what: "help" });
  });

  it("names the word that was not understood", () => {
    for (const bad of ["25/3", "24", "24/", "24/x", "24/18(0)", "24/18(16)", "", "24-18"]) {
      expect(typed(bad)).toEqual({ kind: "unknown", word: bad });
    }
    expect(typed("24/18 then")).toEqual({ kind: "unknown", word: "then" });
  });
});
