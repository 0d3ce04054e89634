import { expect, it } from "vitest";
import { choicesOf, inOrder, isStudied, loadTable, startersShare, stepsOf } from "./tables";

it("reads the steps of plays", () => {
  const step = (from: number | "hand" | "bar", to: number, number: number, hits = false) => ({
    from,
    to,
    number,
    hits,
  });

  expect(stepsOf("24/20/16 13/9*(2)")).toEqual([
    step(24, 20, 4),
    step(20, 16, 4),
    step(13, 9, 4, true),
    step(13, 9, 4, true),
  ]);
  expect(stepsOf("hand/23/22")).toEqual([step("hand", 23, 0), step(23, 22, 1)]);
  expect(stepsOf("")).toEqual([]);
});

it("orders throws, doublets first, and plays by what they lose", async () => {
  expect(isStudied("gul-bara")).toBe(true);
  expect(isStudied("portes")).toBe(false);
  expect(await loadTable("portes")).toBeNull();
  const table = await loadTable("gul-bara");
  const throws = inOrder(table?.throws ?? []);

  expect(throws).toHaveLength(21);
  expect(throws.slice(0, 7).map(({ dice }) => dice.join("-"))).toEqual([
    "6-6",
    "5-5",
    "4-4",
    "3-3",
    "2-2",
    "1-1",
    "6-5",
  ]);
  for (const choices of throws.map(choicesOf)) {
    expect(choices[0]?.loss).toBe(0);
    const losses = choices.map(({ loss }) => loss);
    expect(losses).toEqual([...losses].sort((one, other) => one - other));
    for (const { own, other, steps } of choices) {
      expect(own.win + other.win).toBeCloseTo(1);
      expect(own.double).toBeLessThanOrEqual(own.win);
      expect(steps.length).toBeGreaterThan(0);
    }
  }
  expect(table && startersShare(table)).toBeCloseTo(0.537, 3);
});

it("has a table of each rule set with the dice that can begin", async () => {
  const table = await loadTable("gul-bara:bulgarian");

  // The dice of its opening are played, and they differ.
  expect(table?.throws).toHaveLength(15);
});
