import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { ratedGames } from "../app/rated";
import { transport } from "../app/transport";
import type { TableView } from "../wire";
import Presence from "./leave/Presence.svelte";
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
  const rated = { ...running, id: "def" };
  await show(rated, true);
  expect(ratedGames()).toEqual(["def"]);
  const phase = { kind: "over", match_over: true } as TableView["phase"];
  await show({ ...rated, phase }, true);
  expect(ratedGames()).toEqual([]);
});

it("asks once what is played for, with the marks of the players, and not at every step", async () => {
  const text = JSON.stringify({
    rated: false,
    white: { kind: "guest" },
    black: { kind: "member" },
  });
  const request = vi.spyOn(transport, "request").mockResolvedValue({ status: 200, text });
  const store = { present: null } as never;
  const props = $state({ table: { ...running, id: "ghi" }, store, seat: "white" as const });
  const target = document.body;
  const shown = [RatedGame, Presence].map((part) =>
    mount(part as typeof Presence, { target, props }),
  );
  flushSync();
  for (let version = 1; version < 4; version++) {
    props.table = { ...props.table, version };
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
  expect(request).toHaveBeenCalledTimes(1);
  await Promise.all(shown.map((part) => unmount(part)));
});
