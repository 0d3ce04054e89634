import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeClip } from "../clip/clip";
import { loadTexts, speak } from "../i18n/messages.svelte";
import type { ReviewView } from "../wire";
import ClipChoice from "./ClipChoice.svelte";

vi.mock("../clip/clip");

const nobody = { points: Array.from({ length: 24 }, () => 0), bar: 0, hand: 0, off: 0, pips: 0 };
const men = { white: nobody, black: nobody };

/** A game of this number of turns, in which nothing can be played. */
function gameOf(turns: number): ReviewView {
  const thrown = { kind: "throw", side: "white", dice: [2, 1], cascades: false, opening: false };
  const played = { kind: "play", thrower: "white", mover: "white", numbers: [2, 1] };
  const whats = Array.from({ length: turns }, () => [
    { ...thrown, luck: null },
    { ...played, play: "", steps: [], passes_on: [], judged: null },
  ]);
  const items = whats.flat().map((what, entry) => ({ game: 1, entry, position: "", men, what }));
  const board = { movement: "opposite", has_bar: true, has_hand: false, black_numbers: [] };
  const player = { kind: "person", name: null };
  const summary = { rules: "gioul", title: "Gioul", white: player, black: player };
  return { board, games: [{ board }], items, summary } as unknown as ReviewView;
}

let view: ReturnType<typeof mount>;

beforeEach(async () => {
  await speak("en", "latin");
  await loadTexts("play-scenes", "analysis");
});

afterEach(() => unmount(view));

async function choose(turns: number) {
  const props = { view: gameOf(turns), game: 1, at: 0, bottom: "white" as const };
  view = mount(ClipChoice, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector("[data-clip]")).not.toBeNull());
}

it("says that a clip could not be made, and tries again", async () => {
  await choose(3);
  const button = document.querySelector<HTMLButtonElement>("[data-clip]");
  vi.mocked(makeClip).mockRejectedValue(new Error("no canvas"));
  button?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain("could not be made"),
  );
  await vi.waitFor(() => expect(button?.disabled).toBe(false));

  vi.mocked(makeClip).mockReturnValue(new Promise(() => undefined));
  button?.click();
  await vi.waitFor(() => expect(button?.disabled).toBe(true));
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it("offers as many turns as a clip can have", async () => {
  await choose(40);
  const ends = document.querySelectorAll("[data-clip-to] option");
  expect(ends).toHaveLength(24);
});
