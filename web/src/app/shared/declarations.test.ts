import { afterEach, expect, it, vi } from "vitest";
import { findGame, knownGames, loadRules } from "./declarations.svelte";
import { preset } from "./fixture";
import { gameName } from "./names";

const PRESETS = [preset("new-game"), preset("gul-bara"), preset("gul-bara:old")];

afterEach(() => vi.unstubAllGlobals());

it("requests the rules once, and again after a failure; they provide names without a translation", async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError("away")));
  vi.stubGlobal("fetch", fetch);
  await expect(loadRules()).rejects.toThrow("away");
  expect(knownGames()).toEqual([]);
  expect(gameName("new-game")).toBe("new-game");

  fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(PRESETS))));
  await Promise.all([loadRules(), loadRules()]);
  await loadRules();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(findGame("chess")).toBeNull();
  expect(findGame("gul-bara")?.presets).toHaveLength(2);
  expect(gameName("new-game")).toBe("The game new-game");
  expect(gameName("gul-bara")).toBe("Gul bara");
});
