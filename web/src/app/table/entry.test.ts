import { expect, it } from "vitest";
import { dice, type EnteredFaces, NOTHING, pressKey, tapFace } from "./entry";

it("takes one face a row, and clears it", () => {
  const one = tapFace(NOTHING, 1, 4);
  expect(one).toEqual([null, 4]);
  expect(tapFace(one, 0, 6)).toEqual([6, 4]);
  expect(tapFace(one, 1, 4)).toEqual(NOTHING);
  expect(tapFace(one, 1, 5)).toEqual([null, 5]);
});

it("takes the keys 1 to 6 in order, and no others", () => {
  const typed = (keys: string[]) =>
    keys.reduce<EnteredFaces>((entered, key) => pressKey(entered, key) ?? entered, NOTHING);
  expect(typed(["6", "5"])).toEqual([6, 5]);
  expect(typed(["6", "0", "7", "a"])).toEqual([6, null]);
  expect(typed(["6", "Backspace", "2", "3"])).toEqual([2, 3]);
  expect(pressKey(NOTHING, "Enter")).toBeNull();
});

it("is a throw once both are entered", () => {
  expect(dice([6, null])).toBeNull();
  expect(dice([6, 5])).toEqual([6, 5]);
});
