import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReviewNews, ReviewView } from "../../wire";
import type { News } from "../host";
import { transport } from "../transport";
import { Reading } from "./reading.svelte";

/** The stream of the analysis, to which the test writes. */
let news: News;

beforeEach(() => {
  vi.useFakeTimers();
  news = { readyState: 1, onmessage: null, onerror: null, close: vi.fn() };
  vi.spyOn(transport, "request").mockResolvedValue({ status: 200, text: '{"id":"a"}' });
  vi.spyOn(transport, "news").mockReturnValue(news);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An analysis whose decisions have been seen with this look-ahead. */
function review(plies: number | null, state: "running" | "done"): ReviewView {
  const progress = { state, plies, wanted: 1, done: 3, of: 4, kept: true, rollout: null };
  return { items: [], figures: { progress } } as unknown as ReviewView;
}

function send(view: ReviewView): void {
  const data = JSON.stringify({ type: "all", review: view } satisfies ReviewNews);
  news.onmessage?.(new MessageEvent("message", { data }));
}

async function begun(): Promise<Reading> {
  const reading = new Reading();
  await reading.read("table");
  return reading;
}

it("tells what was found once all of it is there", async () => {
  const reading = await begun();
  send(review(0, "running"));
  expect([reading.state, reading.told]).toEqual(["reading", null]);
  send(review(1, "done"));
  expect(reading.told?.figures.progress.plies).toBe(1);
  expect(news.close).toHaveBeenCalled();
});

it("tells the first look after a while, keeps it, and corrects it at the end", async () => {
  const reading = await begun();
  send(review(null, "running"));
  vi.advanceTimersByTime(4000);
  expect(reading.told).toBe(null);
  send(review(0, "running"));
  const first = reading.told;
  expect(first?.figures.progress.plies).toBe(0);
  send(review(0, "running"));
  expect(reading.told).toBe(first);
  send(review(1, "done"));
  expect(reading.told?.figures.progress.plies).toBe(1);
});

it("keeps the first look if the closer one fails", async () => {
  const reading = await begun();
  send(review(0, "running"));
  news.onmessage?.(new MessageEvent("message", { data: '{"type":"gone"}' }));
  expect([reading.state, reading.told?.figures.progress.plies]).toEqual(["failed", 0]);
  reading.close();
});
