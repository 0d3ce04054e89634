import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, MoveRow, TableView } from "../../wire";
import { numbersLeft } from "../shared/boardView";
import { four, points, stage, table } from "../shared/fixture";
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

describe("a person's step", () => {
  it("is sent in the mover's numbers and is shown at once when it has been accepted", async () => {
    open(playing());
    const [first] = store.legal;
    const asked = first && store.step(first);
    expect(last().sent).toEqual([{ type: "step", from: 24, number: 6, after: 0 }]);
    const step = { from: 24, to: 18, number: 6, hits: false };
    last().event({ kind: "stepped", mover: "white", step }, playing({ version: 1, legal: [] }));
    await expect(asked).resolves.toBe(true);
    expect(store.table?.version).toBe(1);
    expect(store.showing).toBe(false);
  });

  it("shows why it was refused", async () => {
    open(playing());
    const asked = store.send({ type: "done" });
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    await expect(asked).resolves.toBe(false);
    expect(store.warning).toBe("That is not possible now.");
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.warning).toBeNull();
  });

  it("that no man of a point can make is answered by the reasons of the rules", async () => {
    open(playing());
    const numbers = new Set(numbersLeft(playing()));
    const why = store.stuck(20);
    for (const number of numbers) {
      expect(last().sent.at(-1)).toEqual({ type: "step", from: 20, number, after: 0 });
      const step = { reason: "packed", point: 20 - number, ruling: "TW-5" };
      last().says({ type: "rejected", code: "illegal_step", message: "", step });
      await vi.advanceTimersByTimeAsync(0);
    }
    await why;
    const [first] = numbers;
    expect(store.warning).toContain(
      `${first}: no second man of yours may stand on ${20 - (first ?? 0)}.`,
    );
    last().event({ kind: "undone", steps: 1 }, playing({ version: 1 }));
    expect(store.warning).toBeNull();
    last().event({ kind: "undone", steps: 1 }, table({ version: 2 }));
    await store.stuck(20);
    expect(store.warning).toBeNull();
  });

  it("that an older server refuses without a reason still gives a warning", async () => {
    open(playing());
    const why = store.stuck(20);
    for (let answers = 0; answers < 2; answers++) {
      last().says({ type: "rejected", code: "illegal_step", message: "" });
      await vi.advanceTimersByTimeAsync(0);
    }
    await why;
    expect(store.warning).toBe("No man can move from there now.");
  });

  it("begins on an empty point or at the other side's men, which is answered", () => {
    open(playing());
    store.missed(23);
    expect(store.warning).toBe("Tap a man with a ring.");
    store.missed(12);
    expect(store.warning).toBe("That is Black’s. You play White.");
  });

  it("loses its warning once the game has gone on", () => {
    open(playing());
    void store.send({ type: "done" });
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    last().event({ kind: "undone", steps: 1 }, playing({ version: 1 }));
    expect(store.warning).toBeNull();
  });

  it("is refused silently if a forced stage was played first", async () => {
    open(playing());
    const [first] = store.legal;
    const asked = first && store.step(first);
    const row = { numbers: [6], play: "24/18", lost: [], passed_on: [], steps: [] };
    const confirm = playing({
      version: 1,
      legal: [],
      phase: { kind: "confirm", thrower: "white", mover: "white", passes_on: [[6]] },
    });
    last().event({ kind: "stage_played", mover: "white", stage: row, forced: true }, confirm);
    last().says({ type: "stale", table: confirm });
    await expect(asked).resolves.toBe(false);
    expect(store.warning).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.table?.phase.kind).toBe("confirm");
  });

  it("that is stale shows the server's state", async () => {
    open(playing());
    const asked = store.send({ type: "undo_step" });
    last().says({ type: "stale", table: playing({ version: 4, legal: [] }) });
    await expect(asked).resolves.toBe(false);
    expect(store.table?.version).toBe(4);
    void store.send({ type: "undo_step" });
    expect(last().sent.at(-1)).toEqual({ type: "undo_step", after: 4 });
  });

  it.each<Command>([
    { type: "step", from: 24, number: 6 },
    { type: "done" },
    { type: "throw" },
    { type: "done_with_link", link: "a5" },
  ])("that $type is sent again if only time was given back before it", async (command) => {
    open(playing({ version: 4, can_done: true, can_throw: true }));
    const asked = store.send(command);
    const after = playing({ version: 5, can_done: true, can_throw: true });
    last().event({ kind: "time_returned" }, after);
    await vi.advanceTimersByTimeAsync(10);
    last().says({ type: "stale", table: after });
    await vi.advanceTimersByTimeAsync(10);
    expect(last().sent).toEqual([
      { ...command, after: 4 },
      command.type === "done_with_link" ? { type: "done", after: 5 } : { ...command, after: 5 },
    ]);
    expect(store.asking).toBe(true);
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    expect(await asked).toBe(false);
  });

  it("that throws is sent again if only another player's link came before it", async () => {
    const due = (change: Partial<TableView> = {}) => table({ can_throw: true, ...change });
    open(due({ version: 4 }));
    const asked = store.send({ type: "throw" });
    last().says({ type: "stale", table: due({ version: 5 }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent.map(({ type, after }) => [type, after])).toEqual([
      ["throw", 4],
      ["throw", 5],
    ]);
    last().event(
      { kind: "thrown", thrower: "white", dice: [6, 4], cascades: false },
      playing({ version: 6 }),
    );
    await vi.advanceTimersByTimeAsync(2000);
    await expect(asked).resolves.toBe(true);
  });

  it("that throws is not sent again in another position, or where nobody may throw", async () => {
    const due = { can_throw: true, position_id: "one" };
    for (const change of [{ position_id: "two" }, { can_throw: false }]) {
      open(table({ version: 4, ...due }));
      const asked = store.send({ type: "throw" });
      last().says({ type: "stale", table: table({ version: 5, ...due, ...change }) });
      await expect(asked).resolves.toBe(false);
      await vi.advanceTimersByTimeAsync(2000);
      expect(last().sent).toHaveLength(1);
      store.close();
    }
  });

  it("shows a fault of the server even when the game has gone on", () => {
    open(playing());
    void store.send({ type: "undo_step" });
    last().says({ type: "snapshot", table: playing({ version: 1 }) });
    last().says({ type: "rejected", code: "internal", message: "" });
    expect(store.warning).toBe("The server could not do that.");
  });

  it("waits for the answer to the one before", async () => {
    open(playing());
    void store.send({ type: "undo_step" });
    await expect(store.send({ type: "undo_step" })).resolves.toBe(false);
    expect(last().sent).toHaveLength(1);
  });
});

describe("a play without links of the dice", () => {
  it("can be taken back by the person who plays, where the table allows it", () => {
    open(playing({ can_undo: true }));
    expect(store.mayUndo).toBe(true);
    last().event({ kind: "setting_changed" }, playing({ version: 1, can_undo: false }));
    expect(store.mayUndo).toBe(false);
    last().event(
      { kind: "setting_changed" },
      playing({ version: 2, can_undo: true, you: "black" }),
    );
    expect(store.mayUndo).toBe(false);
  });
});

describe("a run", () => {
  const run = { from: 24, to: 14, numbers: [6, 4] };
  const step = { from: 24, to: 18, number: 6, hits: false };

  const asked = {
    type: "steps",
    steps: [
      [24, 6],
      [18, 4],
    ],
    after: 0,
  };

  it("is sent at once, and ends when all its steps have been shown", async () => {
    open(playing());
    let over = false;
    void store.run(run).then(() => {
      over = true;
    });
    expect(last().sent).toEqual([asked]);
    const next = { from: 18, to: 14, number: 4, hits: false };
    last().event({ kind: "stepped", mover: "white", step }, playing({ version: 1, legal: [next] }));
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(false);
    last().event(
      { kind: "stepped", mover: "white", step: next },
      playing({ version: 2, legal: [] }),
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
    expect(store.warning).toBeNull();
  });

  it("that the server refuses moves no man", async () => {
    open(playing());
    const going = store.run(run);
    last().says({ type: "rejected", code: "illegal_step", message: "" });
    await going;
    expect(last().sent).toEqual([asked]);
    expect(store.table?.version).toBe(0);
    expect(store.warning).toBe("The man cannot go that far.");
  });
});

describe("the other side's play", () => {
  const theirs = (version: number, change: Partial<TableView> = {}) =>
    table({ version, phase: { kind: "play", thrower: "black", mover: "black" }, ...change });
  const row = { numbers: [6, 5], play: "24/18 24/19", lost: [], passed_on: [] };
  const steps = [
    { from: 24, to: 18, number: 6, hits: false },
    { from: 24, to: 19, number: 5, hits: false },
  ];

  it("is shown event by event; the person may act only after that", async () => {
    open(table({ phase: { kind: "throw", thrower: "black" } }));
    last().event({ kind: "thrown", thrower: "black", dice: [6, 5], cascades: false }, theirs(1));
    last().event(
      { kind: "stage_played", mover: "black", stage: { ...row, steps }, forced: false },
      theirs(2),
    );
    const mine = table({ version: 3, phase: { kind: "throw", thrower: "white" } });
    last().event({ kind: "committed", mover: "black" }, mine);
    expect(store.table?.version).toBe(1);
    expect(store.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect(store.table?.version).toBe(2);
    expect(store.playback.flights).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.table?.version).toBe(3);
    expect(store.playback.flights).toEqual([]);
    expect(store.mine).toBe(true);
    expect(store.playback.again).toHaveLength(3);
  });

  it("can be skipped and shown again", async () => {
    open(table({ phase: { kind: "throw", thrower: "black" } }));
    last().event({ kind: "thrown", thrower: "black", dice: [6, 5], cascades: false }, theirs(1));
    const mine = table({ version: 2, phase: { kind: "throw", thrower: "white" } });
    last().event({ kind: "committed", mover: "black" }, mine);
    store.playback.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.table?.version).toBe(2);
    const again = store.playback.replay();
    expect(store.table?.version).toBe(1);
    expect(store.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    await again;
    expect(store.table?.version).toBe(2);
  });

  it("is shown after a reload if the player has not seen it, and can be shown again", async () => {
    const row: MoveRow = {
      turn: 1,
      thrower: "black",
      mover: "black",
      dice: [6, 1],
      stages: [
        {
          numbers: [6, 1],
          play: "24/17",
          steps: [
            { from: 24, to: 18, number: 6, hits: false },
            { from: 18, to: 17, number: 1, hits: false },
          ],
          lost: [],
          passed_on: [],
        },
      ],
    };
    const theirMen = points("parallel", { white: { 24: 15 }, black: { 12: 14, 5: 1 } });
    const after = table({
      version: 9,
      phase: { kind: "throw", thrower: "white" },
      points: theirMen,
      moves: [row],
    });
    open(after);
    await vi.waitFor(() => expect(store.showing).toBe(true));
    expect(store.table?.points[11]?.black).toBe(15);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.table?.points[4]?.black).toBe(1);
    expect(store.mine).toBe(true);

    store.close();
    open(after);
    await vi.waitFor(() => expect(store.playback.again).toHaveLength(2));
    expect(store.showing).toBe(false);
    sessionStorage.clear();
  });

  it("is of no more interest once the player has begun", () => {
    open(playing());
    expect(store.begun).toBe(false);
    store.close();
    const ladder = { thrower: "white", mover: "white" } as const;
    open(playing({ ladder: { ...ladder, stages: [stage(6, ["played", "to_play"], true)] } }));
    expect(store.begun).toBe(true);
  });

  it("has a separate scene when the remainder passes on", async () => {
    const ladder = {
      thrower: "black",
      mover: "white",
      stages: [stage(5, ["to_play"], true), four(6, "to_play")],
    } as const;
    open(theirs(0));
    last().event(
      { kind: "handed_over", from: "black", to: "white", groups: [[5], [6, 6, 6, 6]] },
      playing({ version: 1, ladder: { ...ladder, stages: [...ladder.stages] } }),
    );
    expect(store.playback.handOver?.event.groups).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.playback.handOver).toBeNull();
    expect(store.mine).toBe(true);
  });
});

describe("the connection", () => {
  it("is restored with the server's current state", async () => {
    open(table());
    last().onclose?.();
    expect(store.link).toBe("lost");
    expect(store.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    last().says({ type: "snapshot", table: table({ version: 9 }) });
    expect(store.link).toBe("open");
    expect(store.table?.version).toBe(9);
  });

  it("waits longer after each failure", async () => {
    open(table());
    for (const wait of [250, 500, 1000]) {
      const before = FakeSocket.all.length;
      last().onclose?.();
      await vi.advanceTimersByTimeAsync(wait - 10);
      expect(FakeSocket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(20);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  it("is restored with the events missed", async () => {
    open(table({ version: 4 }));
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    expect(last().url).toBe("ws://localhost:3000/test?since=4");
    last().onopen?.();
    last().says({ type: "current", v: 4 });
    last().event({ kind: "setting_changed" }, table({ version: 5, auto_forced: true }));
    expect(store.table?.auto_forced).toBe(true);
  });

  it("sends a command again that was lost with it", async () => {
    open(playing({ version: 4 }));
    const asked = store.send({ type: "step", from: 24, number: 6 });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    last().says({ type: "current", v: 4 });
    last().says({ type: "current", v: 4 });
    expect(last().sent).toEqual([{ type: "step", from: 24, number: 6, after: 4 }]);
    last().says({ type: "stale", table: playing({ version: 5, legal: [] }) });
    expect(await asked).toBe(false);
  });

  it("sends a command again that was lost with it, although time was given back", async () => {
    open(playing({ version: 4 }));
    const asked = store.send({ type: "step", from: 24, number: 6 });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    last().event({ kind: "time_returned" }, playing({ version: 5 }));
    last().says({ type: "time", now_ms: 0 });
    expect(last().sent).toEqual([{ type: "step", from: 24, number: 6, after: 5 }]);
    last().says({ type: "rejected", code: "wrong_phase", message: "" });
    expect(await asked).toBe(false);
  });

  it("lets the player press again where the game has gone on meanwhile", async () => {
    open(table({ version: 4 }));
    const asked = store.send({ type: "throw_with_link", link: "a5" });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    last().event({ kind: "links_changed" }, table({ version: 5 }));
    expect(store.asking).toBe(true);
    last().says({ type: "time", now_ms: 0 });
    expect(await asked).toBe(false);
    expect(last().sent).toEqual([]);
  });

  it("sends a command again after a snapshot in which only time has passed", async () => {
    open(playing({ version: 4 }));
    const asked = store.send({ type: "step", from: 24, number: 6 });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    last().says({ type: "snapshot", table: playing({ version: 5 }) });
    expect(last().sent).toEqual([{ type: "step", from: 24, number: 6, after: 5 }]);
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    last().says({ type: "snapshot", table: playing({ version: 5 }) });
    expect(last().sent).toEqual([{ type: "step", from: 24, number: 6, after: 5 }]);
    last().says({ type: "stale", table: playing({ version: 6, legal: [] }) });
    expect(await asked).toBe(false);
  });

  it("awaits the answer after a whole state in which only time has passed", async () => {
    open(playing({ version: 4 }));
    const asked = store.send({ type: "step", from: 24, number: 6 });
    last().says({ type: "snapshot", table: playing({ version: 5 }) });
    expect(store.asking).toBe(true);
    last().says({ type: "rejected", code: "not_kept", message: "" });
    expect(await asked).toBe(false);
  });

  it("sends no command again that has been carried out", async () => {
    open(table({ version: 4 }));
    const asked = store.send({ type: "throw" });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(300);
    last().onopen?.();
    last().says({ type: "snapshot", table: playing({ version: 5 }) });
    expect(await asked).toBe(true);
    expect(last().sent).toEqual([]);
  });

  it("requests the missing events", () => {
    open(table());
    last().event({ kind: "setting_changed" }, table({ version: 3 }));
    expect(last().sent).toEqual([{ type: "refresh", since: 0 }]);
    expect(store.table?.version).toBe(0);
  });

  it("requests the whole state when a patch does not fit", () => {
    open(table());
    last().says({ type: "patch", v: 1, event: { kind: "committed" } });
    expect(last().sent).toEqual([{ type: "refresh" }]);
    expect(store.table?.version).toBe(0);
  });

  it("is closed when the server is silent", async () => {
    open(table());
    await vi.advanceTimersByTimeAsync(25_100);
    expect(last().sent).toEqual([{ type: "refresh", since: 0 }]);
    await vi.advanceTimersByTimeAsync(6_100);
    expect(store.link).toBe("lost");
  });
});
