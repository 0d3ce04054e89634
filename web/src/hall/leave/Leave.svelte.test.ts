import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Link } from "../../app/live/connection";
import { Notices } from "../../app/live/notices.svelte";
import type { TableStore } from "../../app/live/table.svelte";
import { table as fixture } from "../../app/shared/fixture";
import { loadTexts } from "../../i18n/messages.svelte";
import type { AbsenceView, Command, TableView } from "../../wire";
import Leave from "./Leave.svelte";

const NOW = 1_000_000;
const PLAYERS = {
  you: "white",
  white_player: { kind: "person", name: "Ada" },
  black_player: { kind: "person", name: "Boris" },
} as const;

let leave: Record<string, unknown>;
let store: TableStore;
let props: { table: TableView; absence: AbsenceView | null; link: Link };
const sent: Command[] = [];

beforeAll(() => Promise.all([loadTexts("hall"), loadTexts("play-scenes")]));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(async () => {
  await unmount(leave);
  document.body.replaceChildren();
  sent.length = 0;
  vi.useRealTimers();
});

/** Shows a table to Ada, who plays White. */
function show(change: Partial<TableView>, absence: AbsenceView | null = null): void {
  const shown = $state({
    table: fixture({ ...PLAYERS, ...change }),
    absence,
    link: "open" as Link,
  });
  props = shown;
  store = {
    notices: new Notices(),
    awayText: null,
    get link() {
      return shown.link;
    },
    wasSilent: false,
    showing: null,
    get absence() {
      return shown.absence;
    },
    send: async (command: Command) => {
      sent.push(command);
    },
  } as unknown as TableStore;
  leave = mount(Leave, {
    target: document.body,
    props: {
      store,
      get table() {
        return shown.table;
      },
    },
  });
  flushSync();
}

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

const text = (kind: "offer" | "due" | "connection") => store.notices.of(kind)?.text ?? null;
const claim = () =>
  store.notices.of("offer")?.ways?.find(({ action }) => action === "claim-match") ?? null;

it("counts down to the end of a match that nobody begins", () => {
  show({ due: { kind: "not_begun", at_ms: NOW + 30_000 } });
  expect(text("due")).toContain("Throw within 30 s");

  pass(20_000);
  expect(text("due")).toContain("Throw within 10 s");
});

it("counts down to the end of an offer, which then goes", () => {
  const offer = { side: "black", can_answer: true } as const;
  const due = { kind: "offer_ends", at_ms: NOW + 20_000 } as const;
  show({ call_off_offer: offer, due });
  expect(text("offer")).toContain("Boris");

  pass(5000);
  expect(text("offer")).toContain("15 s left to answer");
  props.table = fixture({ ...PLAYERS });
  flushSync();
  expect(text("offer")).toBeNull();
});

it("lets a match be claimed once the other player has been away for their time", () => {
  show({}, { allowed_ms: 30_000, black_until_ms: NOW + 35_000 });
  pass(4900);
  expect(store.awayText).toBeNull();

  pass(100);
  expect(store.awayText).toBe("Boris is away, 0:30.");
  expect(claim()).toBeNull();
  pass(30_000);
  expect(store.awayText).toBe("Boris has left");
  claim()?.run();
  expect(sent).toEqual([{ type: "claim_match" }]);

  props.absence = { allowed_ms: 30_000 };
  flushSync();
  expect(store.awayText).toBeNull();
  expect(claim()).toBeNull();
});

it("says that the player must act if their own connection is lost, not if the server is away", async () => {
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => Promise.resolve(new Response("{}")),
  ];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  show({ phase: { kind: "play", thrower: "white", mover: "white" } }, { allowed_ms: 30_000 });
  const lose = async () => {
    props.link = "lost";
    flushSync();
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
  };

  await lose();
  expect(text("connection")).toBeNull();
  props.link = "open";
  flushSync();
  await lose();
  expect(text("connection")).toBe("You must act. Boris may claim the match in 0:34.");
  vi.unstubAllGlobals();
});
