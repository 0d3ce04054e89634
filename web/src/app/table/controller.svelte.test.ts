import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice, Command, Hint, TableView, TutorAdvice } from "../../wire";
import { AdviceStore } from "../advice/advice.svelte";
import { TutorStore } from "../advice/tutor.svelte";
import type { TableStore } from "../live/table.svelte";
import { table } from "../shared/fixture";
import { ApiError } from "../shared/http";
import { settings } from "../shared/settings.svelte";
import { TableController } from "./controller.svelte";

/** A table store without a server. */
class FakeStore {
  table = $state.raw<TableView | null>(null);
  link = $state("open");
  showing = $state(false);
  mine = $state(true);
  bottom = "white" as const;
  playback = { turned: 0, skip: vi.fn() };
  guard: (() => Promise<boolean>) | null = null;
  sent: Command[] = [];
  repeat = vi.fn(() => Promise.resolve(true));
  close = vi.fn();

  send(message: Command): Promise<boolean> {
    this.sent.push(message);
    return Promise.resolve(true);
  }
}

const white = { thrower: "white", mover: "white" } as const;
const playing = (change: Partial<TableView> = {}) =>
  table({ phase: { kind: "play", ...white }, dice: [6, 4], ...change });
const confirming = (change: Partial<TableView> = {}) =>
  table({ phase: { kind: "confirm", ...white, passes_on: [] }, can_done: true, ...change });

const hintOf = (version: number): Advice =>
  ({ version, hint: { mover: "white", choices: [], rest: null } as unknown as Hint }) as Advice;

/** The tutor's answer for a turn whose second stage lost much. */
const objection = (version: number): TutorAdvice => {
  const stage = { numbers: [6], keep: 4, play: "", best: "", steps: [], best_steps: [], loss: 0.3 };
  return { version, mover: "white", stages: [stage] } as unknown as TutorAdvice;
};

let store: FakeStore;
let controller: TableController;
let end: () => void;
const checkTable = vi.fn((): Promise<unknown> => Promise.resolve());
const go = vi.fn();
const focusCommand = vi.fn();
const fetchAdvice = vi.fn((_kind: string) => Promise.resolve(hintOf(store.table?.version ?? 0)));
const fetchTutor = vi.fn(() => Promise.resolve(objection(store.table?.version ?? 0)));
let tutor: TutorStore;
let advice: AdviceStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = new FakeStore();
  advice = new AdviceStore(fetchAdvice);
  tutor = new TutorStore(fetchTutor);
  const parts = {
    store: store as unknown as TableStore,
    advice,
    tutor,
    checkTable,
    go,
    focusCommand,
  };
  controller = new TableController(parts);
  end = $effect.root(() => controller.follow());
});

afterEach(() => {
  end();
  controller.close();
  vi.useRealTimers();
  vi.clearAllMocks();
  Object.assign(settings, { tutor: "off", bar: false });
});

/** Shows a state and waits until all pending answers have arrived. */
async function show(view: TableView): Promise<void> {
  store.table = view;
  await settle();
}

async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
}

describe("the big button", () => {
  it("sends its message to the server", async () => {
    await show(table({ phase: { kind: "throw", thrower: "white" } }));
    controller.press();
    expect(store.sent).toEqual([{ type: "throw" }]);
  });

  it("skips the animation while it has no action", async () => {
    await show(playing());
    store.showing = true;
    controller.press();
    expect(store.playback.skip).toHaveBeenCalledOnce();
    expect(store.sent).toEqual([]);
  });

  it("leads to the form for a new game once the match is over", async () => {
    const result = { winner: "white", kind: "single", units: 1, resigned: false } as const;
    const over = { kind: "over", result, match_over: true } as const;
    await show(table({ phase: over }));
    controller.press();
    await show(table({ phase: over, purpose: "companion" }));
    controller.press();
    expect(go.mock.calls).toEqual([["/"], ["/companion"]]);
  });

  it("reopens the closed form for real dice", async () => {
    const view = table({ purpose: "companion", can_enter_dice: true });
    await show(view);
    controller.closeDice();
    expect(controller.entersDice).toBe(false);
    controller.press();
    expect(controller.entersDice).toBe(true);
  });
});

describe("the form for real dice", () => {
  it("opens again at the next throw", async () => {
    await show(table({ purpose: "companion", can_enter_dice: true }));
    controller.closeDice();
    await show(playing({ purpose: "companion", version: 1 }));
    await show(table({ purpose: "companion", can_enter_dice: true, version: 2 }));
    expect(controller.entersDice).toBe(true);
  });

  it("waits until everything has been shown", async () => {
    await show(table({ purpose: "companion", can_enter_dice: true }));
    store.showing = true;
    expect(controller.entersDice).toBe(false);
  });
});

describe("a key", () => {
  it("swaps the dice, repeats the last step and takes back", async () => {
    await show(playing());
    controller.runKeyAction("swap");
    controller.runKeyAction("repeat");
    controller.runKeyAction("undo_stage");
    expect(store.playback.turned).toBe(1);
    expect(store.repeat).toHaveBeenCalledOnce();
    expect(store.sent).toEqual([{ type: "undo_stage" }]);
  });

  it("opens the command line, over the board if there is no room beside it", async () => {
    controller.size = { width: 390, height: 844 };
    controller.runKeyAction("command");
    await settle();
    expect(controller.sheet).toBe(true);
    expect(controller.tab).toBe("points");
    expect(focusCommand).toHaveBeenCalledOnce();
    controller.runKeyAction("leave");
    expect(controller.sheet).toBe(false);
  });

  it("asks for a hint only when there is something to play, and never over a real board", async () => {
    await show(table({ phase: { kind: "throw", thrower: "white" } }));
    controller.runKeyAction("hint");
    await show(playing({ purpose: "companion" }));
    controller.runKeyAction("hint");
    expect(fetchAdvice).not.toHaveBeenCalled();
    await show(playing());
    controller.runKeyAction("hint");
    await settle();
    expect(controller.hint).not.toBeNull();
    expect(controller.arrows).toEqual([]);
  });
});

describe("the tutor", () => {
  beforeEach(() => {
    settings.tutor = "large";
  });

  it("holds back a turn that loses much until the player commits it anyway", async () => {
    await show(confirming());
    await expect(store.guard?.()).resolves.toBe(false);
    expect(tutor.objection?.stage.loss).toBe(0.3);
    controller.playAnyway();
    expect(store.sent).toEqual([{ type: "done" }]);
    await expect(store.guard?.()).resolves.toBe(true);
  });

  it("takes back to the stage and shows its best play", async () => {
    await show(confirming());
    await store.guard?.();
    store.mine = false;
    await controller.takeBack();
    expect(store.sent).toEqual([{ type: "undo_to", steps: 4 }]);
    await show(playing({ version: 2 }));
    expect(fetchAdvice).not.toHaveBeenCalled();
    store.mine = true;
    await settle();
    expect(fetchAdvice.mock.calls.map(([kind]) => kind)).toEqual(["hint"]);
  });

  it("says nothing over a real board", async () => {
    await show(confirming({ purpose: "companion" }));
    await expect(store.guard?.()).resolves.toBe(true);
    expect(fetchTutor).not.toHaveBeenCalled();
  });
});

describe("the evaluation bar", () => {
  it("follows the table once it is at rest", async () => {
    settings.bar = true;
    store.showing = true;
    await show(playing());
    expect(fetchAdvice).not.toHaveBeenCalled();
    store.showing = false;
    await settle();
    expect(fetchAdvice.mock.calls.map(([kind]) => kind)).toEqual(["bar"]);
  });
});

describe("a table that cannot be shown", () => {
  it("is looked up when the connection is lost, and given up when it does not exist", async () => {
    checkTable.mockRejectedValueOnce(new ApiError("no_table", "", 404));
    store.link = "lost";
    await settle();
    expect(controller.hopeless).not.toBeNull();
  });

  it("is waited for while the server is unreachable", async () => {
    checkTable.mockRejectedValueOnce(new TypeError("fetch failed"));
    store.link = "lost";
    await settle();
    expect(controller.hopeless).toBeNull();
  });
});

describe("the window", () => {
  it("decides which parts are shown", () => {
    controller.size = { width: 1440, height: 900 };
    expect([controller.narrow, controller.roomy, controller.tall]).toEqual([false, true, false]);
    controller.size = { width: 390, height: 844 };
    expect([controller.narrow, controller.roomy, controller.tall]).toEqual([true, false, true]);
  });
});
