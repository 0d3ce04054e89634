import { beforeEach, describe, expect, it } from "vitest";
import { table } from "../shared/fixture";
import { openingText } from "./opening";
import { Playback } from "./playback.svelte";

beforeEach(() => sessionStorage.clear());

/** The playback of a page that has just been loaded at a table. */
function loadedAt(now: ReturnType<typeof table>): Playback {
  const playback = new Playback(() => {});
  playback.restart(now);
  return playback;
}

describe("who began a game", () => {
  const opened = table({ opening_dice: [3, 5], phase: { kind: "throw", thrower: "black" } });
  const played = table({ opening_dice: null, phase: { kind: "throw", thrower: "white" } });

  it("is still known after a reload, when the opening dice have gone", () => {
    loadedAt(opened);
    const { opening } = loadedAt(played);
    expect(openingText(played, opening)).toBe("Computer begins: 5 against 3.");
  });

  it("is not taken from another game", () => {
    loadedAt(opened);
    expect(loadedAt({ ...played, game_number: 2 }).opening).toBeNull();
    expect(loadedAt({ ...played, id: "another" }).opening).toBeNull();
  });

  it("is unknown where nobody has told it", () => {
    expect(loadedAt(played).opening).toBeNull();
  });
});
