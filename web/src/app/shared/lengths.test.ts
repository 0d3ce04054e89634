import { expect, it } from "vitest";
import type { GameView } from "../../wire";
import { lengthIn, lengthsOf } from "./lengths";

const men = { name: "tawla-31", lengths: [31, 1] } as unknown as GameView;
const usual = { name: "gioul" } as unknown as GameView;

it("offers the lengths that a game declares, or the usual ones", () => {
  expect(lengthsOf(men)).toEqual([1, 31]);
  expect(lengthsOf(usual)).toEqual([1, 3, 5, 7]);
  expect(lengthsOf(undefined)).toEqual([1, 3, 5, 7]);
});

it("takes the usual length of a game that lacks the wanted one", () => {
  expect(lengthIn(men, 7)).toBe(31);
  expect(lengthIn(men, 1)).toBe(1);
  expect(lengthIn(usual, 31)).toBe(1);
  expect(lengthIn(usual, 5)).toBe(5);
});
