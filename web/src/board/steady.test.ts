import { expect, it } from "vitest";
import { steadier, steady } from "./steady";

it("keeps equal parts at every depth", () => {
  const before = { points: [{ men: 2 }, { men: 3 }], track: [1, 2], bar: { white: 0 } };
  const after = { points: [{ men: 2 }, { men: 4 }], track: [1, 2], bar: { white: 0 } };
  const kept = steady(before, after);
  expect(kept).toEqual(after);
  expect(kept).not.toBe(before);
  expect(kept.points[0]).toBe(before.points[0]);
  expect(kept.points[1]).not.toBe(before.points[1]);
  expect(kept.track).toBe(before.track);
  expect(kept.bar).toBe(before.bar);
  expect(steady(before, structuredClone(before))).toBe(before);
});

it("replaces parts that are longer, shorter, gone, new or of another type", () => {
  const changes: [unknown, unknown][] = [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [{ a: 1 }, [1]],
    [null, {}],
    [{}, null],
    [undefined, []],
  ];
  for (const [before, after] of changes) {
    expect(steady(before, after)).toEqual(after);
    expect(steady(before, after)).not.toBe(before);
  }
});

it("does not change its arguments", () => {
  const before = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 })]) });
  const after = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 }), 2]) });
  expect(steady<unknown>(before, after)).toEqual(after);
});

it("remembers the last value", () => {
  const keep = steadier<number[]>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([1])).toEqual([1]);
  expect(keep([1, 2])).not.toBe(first);
});
