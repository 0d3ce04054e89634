import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import type { TableView } from "../../wire";
import { points, table } from "../shared/fixture";
import Result from "./Result.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

function show(change: Partial<TableView>): HTMLElement {
  shown = mount(Result, { target: document.body, props: { table: table(change) } });
  flushSync();
  return document.body;
}

const over = (kind: string, match_over: boolean, resigned = false): TableView["phase"] => ({
  kind: "over",
  result: { winner: "white", kind, units: kind === "capote" ? 7 : 1, resigned },
  match_over,
});

it("says why a game is a capote", () => {
  const black = { ...table({}).black, hand: 6, bar: 1 };

  const page = show({ phase: over("capote", true), black });

  expect(page.querySelector("[data-why]")?.textContent).toBe(
    "The first man was off while 7 were still to enter.",
  );
});

it("says why a game is a jan", () => {
  const men = points("parallel", { white: { 17: 1 }, black: { 12: 1 } });
  const black = { ...table({}).black, bar: 6 };

  const page = show({ phase: over("jan", true), points: men, black });

  expect(page.querySelector("[data-why]")?.textContent).toBe("6 on the bar, 5 free");
});

it.each([
  ["capote", "Capote, 7 units"],
  ["single", "Single game, 1 unit"],
])("names the kind of win and its units: %s", (kind, note) => {
  const page = show({ phase: over(kind, true) });

  expect(page.querySelector("h2")?.textContent?.trim()).toBe("You win");
  expect(page.querySelector("p")?.textContent?.trim()).toBe(note);
});

it.each([
  [0, "Both mothers are pinned."],
  [1, "Both mothers are pinned. A tie, 1 unit."],
])("says what two pinned mothers are worth: %s", (units, note) => {
  const result = { winner: null, kind: "tie", units, resigned: false };
  const page = show({ phase: { kind: "over", result, match_over: false } });

  expect(page.querySelector("h2")?.textContent?.trim()).toBe("A tie");
  expect(page.querySelector("p")?.textContent?.trim()).toBe(note);
});

it("says who wins the match with its last game", () => {
  const score = { to: 3, white: 3, black: 1 };
  const last = () => [...document.querySelectorAll("p.soft")].at(-1)?.textContent?.trim();

  show({ phase: over("single", false), score });
  expect(last()).not.toBe("You take the match.");
  document.body.replaceChildren();
  show({ phase: over("single", true), score });
  expect(last()).toBe("You take the match.");
});

it("offers a rematch only once the match is over", () => {
  expect(show({ phase: over("single", false) }).querySelector("[data-action]")).toBeNull();
  document.body.replaceChildren();
  const button = show({ phase: over("single", true) }).querySelector("[data-action='rematch']");
  expect(button?.textContent?.trim()).toBe("Rematch");
});

it.each([
  ["not_begun", "The match did not begin in time"],
  ["called_off", "The match is called off"],
] as const)("says why a match has no result: %s", async (ended, title) => {
  await loadTexts("hall");
  const result = { winner: null, kind: "single", units: 0, resigned: false, ended };

  const page = show({ phase: { kind: "over", result, match_over: true } });
  await vi.waitFor(() => expect(page.querySelector("h2")?.textContent?.trim()).toBe(title));

  expect(page.querySelector("p")?.textContent?.trim()).toBe("The match has no result.");
});

it("shows no score of 0 : 0 after a win on time", () => {
  const phase = over("single", true);
  if (phase.kind !== "over") throw new Error("the match is over");
  phase.result.on_time = true;
  const score = { white: 0, black: 0, to: 3 };

  expect(show({ phase, score }).querySelector(".score")).toBeNull();
});
