import { describe, expect, it } from "vitest";
import { parseCommand } from "./commands";

const step = (from: unknown, to: unknown, men = 1) => ({ from, to, men });

describe("a typed line", () => {
  it("can be a play in notation", () => {
    expect(parseCommand("24/18 13/11*")).toEqual({
      kind: "steps",
      steps: [step(24, 18), step(13, 11)],
    });
    expect(parseCommand(" 24/21(4) ")).toEqual({ kind: "steps", steps: [step(24, 21, 4)] });
    expect(parseCommand("24/18/14")).toEqual({
      kind: "steps",
      steps: [step(24, 18), step(18, 14)],
    });
    expect(parseCommand("bar/22 6/Off(2)")).toEqual({
      kind: "steps",
      steps: [step("bar", 22), step(6, "off", 2)],
    });
  });

  it("can be a word", () => {
    expect(parseCommand("throw")).toEqual({ kind: "ask", message: { type: "throw" } });
    expect(parseCommand("Undo  Stage")).toEqual({ kind: "ask", message: { type: "undo_stage" } });
    expect(parseCommand("dice")).toEqual({ kind: "ask", message: { type: "throw" } });
    expect(parseCommand("?")).toEqual({ kind: "say", what: "help" });
  });

  it("names the word that was not understood", () => {
    for (const bad of ["25/3", "24", "24/", "24/x", "24/18(0)", "24/18(16)", "", "24-18"]) {
      expect(parseCommand(bad)).toEqual({ kind: "unknown", word: bad });
    }
    expect(parseCommand("24/18 then")).toEqual({ kind: "unknown", word: "then" });
  });
});
