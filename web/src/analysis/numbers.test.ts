import { afterEach, expect, it } from "vitest";
import { readFrom } from "../app/shared/readFrom";
import { settings } from "../app/shared/settings.svelte";
import type { BoardShape, ReviewView } from "../wire";
import { boardReader, bottomOf, playReader, readerOf } from "./numbers";

/** The sides move against each other: Black's 24 is White's 1. */
const CONTRARY: BoardShape = {
  movement: "contrary",
  has_bar: true,
  has_hand: false,
  black_numbers: Array.from({ length: 24 }, (_, index) => 24 - index),
};

const view = (black: string) =>
  ({ summary: { white: "Ada", black }, board: CONTRARY, games: [{}] }) as unknown as ReviewView;

afterEach(() => {
  settings.numbering = "mine";
});

it("reads every play with the numbers of the side at the bottom", () => {
  const read = boardReader(CONTRARY, "white");
  expect(read("24/18(2) 13/11*", "white")).toBe("24/18(2) 13/11*");
  expect(read("24/18(2) bar/20 6/off", "black")).toBe("1/7(2) bar/5 19/off");
});

it("stays with the seat of the player, on whichever side", () => {
  expect([bottomOf(view("Boris")), bottomOf(view("You"))]).toEqual(["white", "black"]);
  expect(playReader(view("You"), 1)("24/18", "black")).toBe("24/18");
  expect(playReader(view("You"), 1)("24/18", "white")).toBe("1/7");
});

it("turns with the mover where the reader has set that", () => {
  expect(readerOf("black", "white")).toBe("white");
  settings.numbering = "mover";
  expect(readerOf("black", "white")).toBe("black");
  expect(boardReader(CONTRARY, "white")("24/18", "black")).toBe("24/18");
});

it("reads a match between two people from the side of the player here", () => {
  const view = { summary: { id: "a1", white: "Ada", black: "Boris" } } as ReviewView;
  expect(bottomOf(view)).toBe("white");
  readFrom("a1", "black");
  expect(bottomOf(view)).toBe("black");
  readFrom("a1", "white");
  expect(bottomOf(view)).toBe("white");
  localStorage.setItem("rosespring.from-black", "{");
  expect(bottomOf(view)).toBe("white");
});
