import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, LinksView, TableView } from "../../wire";
import { table } from "../shared/fixture";
import type { TableStore } from "./table.svelte";
import { FakeSocket, last, opened, playing } from "./testing";

let store: TableStore;

const open = (view: TableView) => {
  store = opened(view);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the links of the dice", () => {
  const link: Command = { type: "link", link: "a5" };

  it("are not sent again while the server may still take them", async () => {
    open(table({ version: 4 }));
    store.sendOnce(link);
    last().event({ kind: "setting_changed" }, table({ version: 5 }));
    store.sendOnce(link);
    expect(last().sent).toEqual([{ ...link, after: 4 }]);
    // What a lost connection may have lost is sent again.
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    store.sendOnce(link);
    expect(last().sent).toEqual([{ ...link, after: 5 }]);
  });

  it("are not sent again after the command that had them", async () => {
    open(playing({ version: 4, can_done: true }));
    void store.send({ type: "done_with_link", link: "a5" });
    const phase = { kind: "throw", thrower: "black" } as const;
    last().event({ kind: "committed", mover: "white" }, table({ version: 5, phase }));
    store.sendOnce(link);
    expect(last().sent.map(({ type }) => type)).toEqual(["done_with_link"]);
  });

  it("do not end the wait for the throw that they came with", async () => {
    open(table({ version: 4, can_throw: true }));
    const asked = store.send({ type: "throw_with_link", link: "a5" });
    last().event({ kind: "links_changed" }, table({ version: 5, can_throw: true }));
    await vi.advanceTimersByTimeAsync(1);
    await expect(store.send({ type: "throw" })).resolves.toBe(false);
    last().event(
      { kind: "thrown", thrower: "white", dice: [6, 4], cascades: false },
      playing({ version: 6 }),
    );
    await vi.advanceTimersByTimeAsync(2000);
    await expect(asked).resolves.toBe(true);
    expect(last().sent).toHaveLength(1);
  });

  it("are sent again once the server has refused them, and no player is told", () => {
    open(table({ version: 4 }));
    store.sendOnce(link);
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    expect(store.warning).toBeNull();
    store.sendOnce(link);
    last().says({ type: "rejected", code: "not_kept", message: "" });
    expect(store.warning).not.toBeNull();
    store.sendOnce(link);
    expect(last().sent.map(({ after }) => after)).toEqual([4, 4, 4]);
  });

  it("are not sent again after a stale throw, which did not bring them", async () => {
    const due = (version: number) => table({ version, can_throw: true });
    open(due(4));
    let dismissed = 0;
    store.dismissed = () => dismissed++;
    const asked = store.send({ type: "throw" });
    // The other player's throw came first and is a tie: the link for the next one is due at once.
    last().event({ kind: "opening_thrown", white: 3, black: 3, first: null }, due(5));
    store.sendOnce(link);
    last().says({ type: "stale", table: due(5) });
    store.sendOnce(link);
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent.map(({ type, after }) => [type, after])).toEqual([
      ["throw", 4],
      ["link", 5],
      ["throw", 5],
    ]);
    expect(dismissed).toBe(0);
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    await expect(asked).resolves.toBe(false);
  });

  it("are sent again where the command that brought them was stale", async () => {
    const phase = { kind: "throw", thrower: "black" } as const;
    open(playing({ version: 4, can_done: true }));
    const asked = store.send({ type: "done_with_link", link: "a5" });
    last().says({ type: "stale", table: playing({ version: 5, phase }) });
    await expect(asked).resolves.toBe(false);
    store.sendOnce(link);
    // A new chain may be stale too.
    const replaced: Command = { type: "replace_dice", commitment: "c0" };
    store.sendOnce(replaced);
    last().says({ type: "stale", table: playing({ version: 6, phase }) });
    store.sendOnce(replaced);
    expect(last().sent.map(({ type, after }) => [type, after])).toEqual([
      ["done_with_link", 4],
      ["link", 5],
      ["replace_dice", 5],
      ["replace_dice", 6],
    ]);
  });

  it("end the taking back of a play, also while the page does not know them yet", async () => {
    const dice_links = { context: "c", linked: [false, false] } as unknown as LinksView;
    open(playing({ can_undo: true, dice_links }));
    expect(store.mayUndo).toBe(false);
    await expect(store.send({ type: "undo_step" })).resolves.toBe(false);
    store.dress = (message) => Promise.resolve(message);
    expect(store.mayUndo).toBe(true);
    store.isPlaySealed = true;
    expect(store.mayUndo).toBe(false);
    expect(last().sent).toEqual([]);
  });

  it("keep a second press from being sent in the state after the first", async () => {
    open(table({ version: 4 }));
    store.dress = async (message) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return message;
    };
    const first = store.send({ type: "throw" });
    const second = store.send({ type: "throw" });
    await vi.advanceTimersByTimeAsync(50);
    await expect(second).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    last().event(
      { kind: "thrown", thrower: "white", dice: [6, 4], cascades: false },
      playing({ version: 5 }),
    );
    await vi.advanceTimersByTimeAsync(2000);
    await expect(first).resolves.toBe(true);
    expect(last().sent).toEqual([{ type: "throw", after: 4 }]);
    const done = store.send({ type: "done" });
    await vi.advanceTimersByTimeAsync(100);
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    await expect(done).resolves.toBe(false);
  });
  it("delay no command into a state in which it is another one", async () => {
    const offered = { side: "black", can_answer: true } as const;
    open(table({ version: 3, call_off_offer: offered }));
    store.dress = async (message) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return message;
    };
    const press = async (message: Command, now: TableView) => {
      const pressed = store.send(message);
      last().says({ type: "snapshot", table: now });
      await vi.advanceTimersByTimeAsync(100);
      last().says({ type: "rejected", code: "wrong_phase", message: "" });
      await expect(pressed).resolves.toBe(false);
    };

    // What was an answer would be an offer now.
    await press({ type: "call_off" }, table({ version: 4, can_throw: true }));
    // A tie: the links for the next throw of the opening are still out.
    await press({ type: "throw" }, table({ version: 5, can_throw: false }));
    await press({ type: "next_game" }, table({ version: 6, position_id: "another game" }));
    expect(last().sent).toEqual([]);
    // Only the clock was set right.
    await press({ type: "next_game" }, table({ version: 7, position_id: "another game" }));
    expect(last().sent).toEqual([{ type: "next_game", after: 7 }]);
  });
});
