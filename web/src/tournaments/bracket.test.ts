/** The bracket and the crosstable, computed from the games of a tournament. */

import { describe, expect, it } from "vitest";
import type { TournamentGameView, TournamentRound, TournamentRow } from "../wire";
import { bracket, seedOrder } from "./bracket";
import { crossCell } from "./crosstable";

/** Players whose numbers are not their seeds: the player 10 + n has the seed n. */
const rows = (count: number): TournamentRow[] =>
  Array.from({ length: count }, (_, index) => ({
    player: 11 + index,
    place: index + 1,
    name: `P${index + 1}`,
    is_member: true,
    rating: 1500,
    seed: index + 1,
    score: 0,
    won: 0,
    lost: 0,
    is_active: true,
    is_you: false,
  }));

const game = (
  white: number,
  black: number,
  winner?: "white" | "black" | "none",
): TournamentGameView => ({
  white,
  black,
  is_over: winner !== undefined,
  ...(winner === undefined || winner === "none" ? {} : { winner }),
});

const round = (number: number, games: TournamentGameView[], byes: number[] = []) =>
  ({ number, games, byes }) satisfies TournamentRound;

const players = (shown: ReturnType<typeof bracket>) =>
  shown.map(({ matches }) => matches.map(({ slots }) => slots.map(({ player }) => player)));

describe("a bracket", () => {
  it("has the seeds in the order of the server", () => {
    expect(seedOrder(2)).toEqual([1, 2]);
    expect(seedOrder(3)).toEqual([1, 4, 2, 3]);
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  it("is empty before the begin", () => {
    expect(bracket(rows(4), [])).toEqual([]);
    const unseeded = rows(4).map(({ seed: _, ...row }) => row);
    expect(bracket(unseeded, [round(1, [])])).toEqual([]);
  });

  it("shows who went on, and whom a match still waits for", () => {
    const shown = bracket(rows(5), [
      round(1, [game(15, 14, "black")], [11, 12, 13]),
      round(2, [game(14, 11), game(12, 13, "white")]),
    ]);

    expect(players(shown)).toEqual([
      [
        [11, null],
        [14, 15],
        [12, null],
        [13, null],
      ],
      [
        [11, 14],
        [12, 13],
      ],
      [[null, 12]],
    ]);
    expect(shown[0]?.matches.map(({ winner }) => winner)).toEqual([11, 14, 12, 13]);
    expect(shown[1]?.matches[0]).toMatchObject({ game: { white: 14, black: 11 }, winner: null });
    expect(shown[2]?.matches[0]?.slots.map(({ isOpen }) => isOpen)).toEqual([true, false]);
  });

  it("leaves a place empty that nobody won", () => {
    const shown = bracket(rows(4), [round(1, [game(11, 14, "none"), game(12, 13)])]);

    expect(shown[1]?.matches[0]?.slots).toEqual([
      { player: null, isOpen: false },
      { player: null, isOpen: true },
    ]);
    const next = bracket(rows(4), [
      round(1, [game(11, 14, "none"), game(12, 13, "black")]),
      round(2, [], [13]),
    ]);
    expect(next[1]?.matches[0]).toMatchObject({ game: null, winner: 13 });
  });
});

describe("a crosstable", () => {
  const rounds = [round(2, [game(1, 2)]), round(1, [game(2, 3, "black"), game(1, 4, "none")])];

  it("has the result of both sides of a game", () => {
    expect(crossCell(rounds, 3, 2).kind).toBe("won");
    expect(crossCell(rounds, 2, 3).kind).toBe("lost");
    expect(crossCell(rounds, 1, 2)).toEqual({ kind: "playing", game: game(1, 2) });
    expect([crossCell(rounds, 1, 4).kind, crossCell(rounds, 4, 1).kind]).toEqual(["lost", "lost"]);
    expect(crossCell(rounds, 3, 4)).toEqual({ kind: "open" });
  });
});
