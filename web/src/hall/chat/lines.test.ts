import { expect, test } from "vitest";
import { joined } from "./lines";

const line = (number: number, text: string) => ({
  number,
  seat: "white" as const,
  kind: "guest" as const,
  at_ms: number,
  words: { text },
});

test("a message that comes twice, or late, has its place once", () => {
  const lines = joined([line(2, "two"), line(1, "one")], [line(3, "three"), line(2, "two")]);

  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(joined([], [])).toEqual([]);
});
