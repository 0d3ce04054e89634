import { expect, it } from "vitest";
import { stuckText } from "./stuck";

const same = (point: number) => point;

it("gives one reason for each number, by the number written beside the point", () => {
  const refused = [
    { number: 6, refusal: { reason: "blocked", point: 18 } },
    { number: 5, refusal: { reason: "packed", point: 19, ruling: "TW-5" } },
  ];

  expect(stuckText(refused, (point) => point - 10)).toBe(
    "6: the other side holds 8. 5: no second man of yours may stand on 9.",
  );
});

it("gives a reason that holds for all numbers once", () => {
  const refused = [6, 5].map((number) => ({ number, refusal: { reason: "bar_first" } }));

  expect(stuckText(refused, same)).toBe("Your man on the bar has to enter first.");
});

it("falls back to a general sentence for a reason that the page does not know", () => {
  const refused = [{ number: 6, refusal: { reason: "of_another_release" } }];

  expect(stuckText(refused, same)).toBe("No man can move from there now.");
  expect(stuckText([], same)).toBe("No man can move from there now.");
});
