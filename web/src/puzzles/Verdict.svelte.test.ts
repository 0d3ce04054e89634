import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { loadTexts, speak } from "../i18n/messages.svelte";
import type { PuzzleVerdict, PuzzleView } from "../wire";
import Verdict from "./Verdict.svelte";

let shown: Record<string, unknown>;

afterEach(async () => {
  await unmount(shown);
  await speak("en", "latin");
});

/** The worth of the only play, as the page writes it. */
async function worth(equity: number, code: string): Promise<string> {
  await loadTexts("puzzles", "why");
  await speak(code, "local");
  const play = { play: "24/20", steps: [], made: true, loss: 0, equity, win: 0.5, error: null };
  const verdict = { right: true, loss: 0, plays: [play], before: null, after: null, days: null };
  const puzzle = { id: "", theme: null } as unknown as PuzzleView;
  const props = {
    puzzle,
    verdict: { ...verdict, provisional: false } as unknown as PuzzleVerdict,
    isFound: false,
    shown: 0,
    onshow: () => {},
  };
  shown = mount(Verdict, { target: document.body, props });
  flushSync();
  return document.querySelector("small bdi")?.textContent ?? "";
}

it.each([
  ["en", 0.5, "+0.500"],
  ["de", 0.5, "+0,500"],
  ["de", -0.1234, "−0,123"],
  ["en", -0.0004, "0.000"],
  ["fa", 0.5, "+۰٫۵۰۰"],
])("writes the worth of a play in %s as its numbers are written", async (code, equity, wanted) => {
  const figure = await worth(equity, code);

  expect(figure.replaceAll(/[\u200e\u200f]/g, "")).toBe(wanted);
});
