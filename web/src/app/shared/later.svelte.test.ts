import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Later } from "./later.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A part that can be loaded from the `failures + 1`st time on. */
function partAfter(failures: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    if (asked++ < failures) throw new Error("the connection is lost");
    return "part";
  });
  return { load, part: new Later(load) };
}

it("is loaded for its first reader, again and again until that succeeds", async () => {
  const { load, part } = partAfter(2);
  const seen: (string | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(part.now);
    });
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  stop();
  expect(seen).toEqual([null, "part"]);
  expect(load).toHaveBeenCalledTimes(3);
});

it("is loaded once for all who ask, and tells them of a failure", async () => {
  const { load, part } = partAfter(1);
  const asked = [part.load(), part.load()];
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(load).toHaveBeenCalledTimes(1);

  await expect(part.load()).resolves.toBe("part");
  expect(part.now).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});
