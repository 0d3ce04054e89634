import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import Seeking from "./Seeking.svelte";

let seeking: Record<string, unknown>;
const asked: string[] = [];

beforeAll(() => Promise.all([loadTexts("hall"), loadTexts("lobby")]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await unmount(seeking);
  document.body.replaceChildren();
  asked.length = 0;
  vi.useRealTimers();
});

/** Shows the search of a person; whether they are the only one in the hall is `alone`. */
function show(alone: boolean): void {
  seeking = mount(Seeking, {
    target: document.body,
    props: {
      alone,
      line: "Gul bara",
      onlink: () => asked.push("link"),
      onstop: () => asked.push("stop"),
    },
  });
  flushSync();
}

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

const long = () => document.querySelector('[data-seeking="long"] [role=status].long');

it.each([
  [true, /^You are the only one here Send a friend a link\./],
  [false, /^Nobody has taken this game yet\./],
])(
  "says after half a minute without an answer what else there is to do; alone: %s",
  (alone, text) => {
    show(alone);
    pass(29_000);
    expect(long()).toBeNull();

    pass(1000);
    expect(long()?.textContent?.trim().replaceAll(/\s+/g, " ")).toMatch(text);
    long()?.querySelector("button")?.click();
    expect(asked).toEqual(["link"]);
  },
);

it("stops when asked", () => {
  show(false);

  document.querySelector<HTMLElement>('[data-action="stop"]')?.click();

  expect(asked).toEqual(["stop"]);
});
