import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { ratedGames } from "../app/rated";
import { transport } from "../app/transport";
import type { TableView } from "../wire";
import RatedGame from "./RatedGame.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const running = { id: "abc", phase: { kind: "throw", thrower: "white" } } as TableView;

async function show(table: TableView, rated: boolean): Promise<void> {
  const text = JSON.stringify({ rated });
  vi.spyOn(transport, "request").mockResolvedValue({ status: 200, text });
  const shown = mount(RatedGame, { target: document.body, props: { table, store: {} as never } });
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  await unmount(shown);
}

it("closes the engine of the browser for a rated match, and opens it after its end", async () => {
  await show(running, false);
  expect(ratedGames()).toEqual([]);
  await show(running, true);
  expect(ratedGames()).toEqual(["abc"]);
  const phase = { kind: "over", match_over: true } as TableView["phase"];
  await show({ ...running, phase }, true);
  expect(ratedGames()).toEqual([]);
});
