import { describe, expect, it } from "vitest";
import type { MoveRow } from "../../wire";
import { table } from "../shared/fixture";
import { restNews } from "./ladder";
import { openingAfter, playsOpening } from "./opening";
import { wordsOf } from "./words";

const opened = (white: number, black: number) =>
  table({
    opening_dice: [white, black],
    phase: { kind: "throw", thrower: white > black ? "white" : "black" },
  });
const thrown = (white: number, black: number) => {
  const first = white === black ? null : white > black ? ("white" as const) : ("black" as const);
  return { kind: "opening_thrown", white, black, first } as const;
};

describe("who begins, and why", () => {
  it("is said with both dice of the opening", () => {
    expect(wordsOf(thrown(5, 3), opened(5, 3), "white")).toBe("You begin: 5 against 3.");
    expect(wordsOf(thrown(3, 5), opened(3, 5), "white")).toBe("Computer begins: 5 against 3.");
  });

  it("is not known after a tie", () => {
    const tied = table({ opening_dice: [4, 4], phase: { kind: "opening", tie: 4 } });
    expect(wordsOf(thrown(4, 4), tied, "white")).toBe("Both threw 4: once more.");
    expect(openingAfter(thrown(4, 4), tied)).toBeNull();
  });

  it("is told by the game before where the winner begins", () => {
    const next = table({ game_number: 2, phase: { kind: "throw", thrower: "black" } });
    const event = { kind: "next_game", number: 2 } as const;
    expect(wordsOf(event, next, "white")).toBe("Game 2. Computer won the last game and begins.");
    expect(wordsOf(event, table({ game_number: 2 }), "white")).toBe("Game 2");
  });

  it("stands in the status line until each side has thrown", () => {
    const begins = "Computer begins: 5 against 3.";
    const step = { from: 24, to: 18, number: 6, hits: false };
    const stage = { numbers: [6, 1], play: "24/18", steps: [step], lost: [], passed_on: [] };
    const row: MoveRow = {
      turn: 1,
      thrower: "black",
      mover: "black",
      dice: [6, 1],
      stages: [stage],
    };
    const first = table({ phase: { kind: "throw", thrower: "white" }, moves: [row] });
    expect(restNews(first, begins)).toBe(begins);
    const later = { ...first, phase: { kind: "throw", thrower: "black" } as const };
    expect(restNews(later, begins)).toBeNull();
  });

  it("is known where the opening dice are played", () => {
    expect(playsOpening(opened(3, 5), [5, 3])).toBe(true);
    expect(playsOpening(opened(3, 5), [5, 4])).toBe(false);
    expect(playsOpening(table(), [5, 3])).toBe(false);
  });
});
