import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../app/shared/http";
import type { TournamentPhase, TournamentView } from "../wire";

const api = vi.hoisted(() => ({ tournament: vi.fn(), tournamentAfter: vi.fn() }));
vi.mock("./api", () => api);

import { TournamentWatch } from "./watch.svelte";

/** A tournament at a version, with the reader's table. */
function view(version: number, table?: string, phase: TournamentPhase = "running"): TournamentView {
  const about = { phase } as TournamentView["about"];
  const own = table === undefined ? {} : { your_table: table };
  return { about, version, now_ms: 1_000, ...own } as TournamentView;
}

describe("a page of a tournament", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.resetAllMocks();
  });

  it("calls its reader to a table at which their game begins, once", async () => {
    vi.useFakeTimers();
    const onready = vi.fn();
    // The reader comes back in the middle of a game.
    api.tournament.mockResolvedValue(view(3, "first"));
    const watch = new TournamentWatch("cup", onready);
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.view?.version).toBe(3);
    expect(onready).not.toHaveBeenCalled();

    api.tournamentAfter.mockResolvedValueOnce(undefined);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(api.tournamentAfter).toHaveBeenLastCalledWith("cup", 3);
    api.tournamentAfter.mockResolvedValueOnce(view(4));
    await vi.advanceTimersByTimeAsync(2_000);
    api.tournamentAfter.mockResolvedValueOnce(view(6, "second"));
    await vi.advanceTimersByTimeAsync(2_000);
    api.tournamentAfter.mockResolvedValueOnce(view(7, "second"));
    await vi.advanceTimersByTimeAsync(2_000);

    expect(onready.mock.calls).toEqual([["second"]]);
    watch.close();
  });

  it("asks no more once the tournament is over, or the page is left", async () => {
    vi.useFakeTimers();
    api.tournament.mockResolvedValue(view(3));
    api.tournamentAfter.mockResolvedValue(view(5, undefined, "over"));
    const watch = new TournamentWatch("cup", vi.fn());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(api.tournamentAfter).toHaveBeenCalledTimes(1);
    watch.close();

    api.tournamentAfter.mockResolvedValue(undefined);
    const other = new TournamentWatch("other", vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    other.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(api.tournamentAfter).toHaveBeenCalledTimes(1);
  });

  it("tells an error only as long as there is nothing to show", async () => {
    vi.useFakeTimers();
    api.tournament.mockRejectedValue(new ApiError("no_tournament", "there is none", 404));
    const watch = new TournamentWatch("none", vi.fn());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(watch.failed).toBeInstanceOf(ApiError);
    expect(api.tournament).toHaveBeenCalledTimes(1);

    // A server that does not answer is asked again.
    api.tournament.mockRejectedValueOnce(new TypeError("no network"));
    api.tournament.mockResolvedValue(view(1, undefined, "over"));
    const later = new TournamentWatch("later", vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    expect(later.failed).toBeInstanceOf(TypeError);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([later.failed, later.view?.version]).toEqual([null, 1]);
  });
});
