import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, last, opened, playing } from "../../app/live/testing";
import { table } from "../../app/shared/fixture";
import type { TableView } from "../../wire";
import { isOfOthers } from "./others";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("takes nothing that the other side did for the answer to a press", async () => {
  const links = { dice_links: { linked: [false, false] } } as unknown as Partial<TableView>;
  const store = opened(table({ version: 4, you: "white", ...links }));
  store.received = (now, event, before) =>
    event !== undefined && before !== undefined && isOfOthers(event, before, now);
  const asked = store.send({ type: "claim_match" });
  const theirs = { dice_links: { linked: [false, true] } } as unknown as Partial<TableView>;
  last().event({ kind: "links_changed" }, table({ version: 5, you: "white", ...theirs }));
  const step = { from: 24, to: 18, number: 6, hits: false };
  const stepped = playing({ version: 6, you: "white", ...theirs });
  last().event({ kind: "stepped", mover: "black", step }, stepped);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.asking).toBe(true);
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(300);
  last().onopen?.();
  last().says({ type: "current", v: 6 });
  expect(await asked).toBe(false);
  expect(last().sent).toEqual([]);
});
