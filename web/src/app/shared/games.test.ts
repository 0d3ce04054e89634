import { describe, expect, it, vi } from "vitest";
import type { PresetView } from "../../wire";
import { gameCalled, gamesIn, inOrder, knownGames, loadRules, nearestLevel } from "./games.svelte";
import { gameName } from "./names";

const preset = (name: string, title: string): PresetView => ({
  name,
  game: name.split(":")[0] ?? name,
  title,
  differs: "",
  fingerprint: "",
  page: "",
  levels: [1, 3, 5].map((level) => ({ level, elo: null })),
});

const PRESETS = [
  preset("new-game", "A new game"),
  preset("gioul", "Gioul"),
  preset("gioul:old", "Gioul, old"),
];

describe("games", () => {
  const games = gamesIn(PRESETS);

  it("hold their rule sets, in the order of the server", () => {
    const found = games.map(({ name, title, presets }) => [name, title, presets.length]);
    expect(found).toEqual([
      ["new-game", "A new game", 1],
      ["gioul", "Gioul", 2],
    ]);
  });

  it("are put in order, and none is dropped", () => {
    expect(inOrder(["chess", "gioul", "new-game"], games)).toEqual(["new-game", "gioul", "chess"]);
    expect(inOrder(["chess"], [])).toEqual(["chess"]);
  });

  it("offer the nearest level that is there", () => {
    const levels = games[0]?.levels ?? [];
    expect([4, 1, 8, 0].map((wanted) => nearestLevel(levels, wanted))).toEqual([3, 1, 5, 1]);
    expect(nearestLevel([], 3)).toBeNull();
  });
});

describe("the rules", () => {
  const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

  it("are asked for once, and again after a failure; names come from them where the page has none", async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("away")));
    vi.stubGlobal("fetch", fetch);
    await expect(loadRules()).rejects.toThrow("away");
    expect(knownGames()).toEqual([]);
    expect(gameName("new-game")).toBe("new-game");
    fetch.mockImplementation((() => answer(PRESETS)) as never);
    await Promise.all([loadRules(), loadRules()]);
    await loadRules();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(gameCalled("chess")).toBeNull();
    expect(gameCalled("gioul")?.presets).toHaveLength(2);
    expect(gameName("new-game")).toBe("A new game");
    expect(gameName("gul-bara")).toBe("Gul bara");
    vi.unstubAllGlobals();
  });
});
