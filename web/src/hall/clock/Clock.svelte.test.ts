import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { table as fixture } from "../../app/shared/fixture";
import { loadTexts } from "../../i18n/messages.svelte";
import type { SideClockView, TableView, ViewerSeat } from "../../wire";
import Clock from "./Clock.svelte";

let clocks: Record<string, unknown>[] = [];
let props: { table: TableView };

beforeAll(() => loadTexts("hall"));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(async () => {
  for (const clock of clocks) await unmount(clock);
  clocks = [];
  document.body.replaceChildren();
  vi.useRealTimers();
});

const view = (you: ViewerSeat, white: SideClockView): TableView =>
  fixture({
    you,
    white_player: { kind: "person", name: "Ada" },
    black_player: { kind: "person", name: "Boris" },
    clock: { control: "fast", white, black: { bank_ms: 30_000 } },
  });

/** Shows the clocks of both sides at the page of `you`. */
function show(you: ViewerSeat, white: SideClockView): void {
  const shown = $state({ table: view(you, white) });
  props = shown;
  clocks = (["white", "black"] as const).map((seat) =>
    mount(Clock, {
      target: document.body,
      props: {
        get table() {
          return shown.table;
        },
        seat,
      },
    }),
  );
  flushSync();
}

/** What each live region of the page says. */
const told = () =>
  [...document.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent);

/** Counts how often a text comes into a live region while `work` runs. */
async function times(work: () => void | Promise<void>): Promise<number> {
  let heard = 0;
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) heard += target.textContent ? 1 : 0;
  });
  for (const region of document.querySelectorAll("[aria-live=polite]"))
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  await work();
  heard += observer.takeRecords().filter(({ target }) => target.textContent).length;
  observer.disconnect();
  return heard;
}

/** White's clock, whose delay ends now. */
const running = (bank_ms: number): SideClockView => ({ bank_ms, delay_until_ms: Date.now() });

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

it.each([
  ["white", "Ten seconds left."],
  ["black", "Ada: ten seconds left."],
] as const)("tells %s of White's low bank, once", async (you, text) => {
  show(you, running(12_000));
  expect(told()).toEqual(["", ""]);

  const heard = await times(() => {
    pass(1500);
    expect(told()).toEqual(["", ""]);
    pass(1000);
    expect(told()).toEqual([text, ""]);
    pass(3000);
    // The clock stands, and runs again in the next turn.
    props.table = view(you, { bank_ms: 6500 });
    pass(5000);
    props.table = view(you, running(6500));
    pass(2000);
    expect(told()).toEqual([text, ""]);
  });
  expect(heard).toBe(1);
});

it("tells of it again only after the bank was higher", () => {
  show("black", running(10_500));
  pass(1000);
  expect(told()[0]).not.toBe("");

  props.table = view("black", running(60_000));
  pass(1000);
  expect(told()).toEqual(["", ""]);
  pass(50_000);
  expect(told()[0]).not.toBe("");
});

it("tells no watcher", () => {
  show("none", running(9000));
  pass(1000);

  expect(document.querySelector(".low")).not.toBeNull();
  expect(told()).toEqual([]);
});
