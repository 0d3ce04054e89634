import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer, News } from "../app/host";
import { transport } from "../app/transport";
import type { NoticeView } from "../wire";
import { NoticeLine } from "./line.svelte";

const notice = (id: string, at_ms: number): NoticeView => ({
  id,
  at_ms,
  is_seen: false,
  about: { kind: "warning" },
});

/** A host with these notices; what it was asked, and the streams that pages opened. */
function host(view: { is_known: boolean; notices: NoticeView[] }) {
  const asked: string[] = [];
  const streams: (News & { isClosed: boolean })[] = [];
  vi.spyOn(transport, "request").mockImplementation((method, path, body): Promise<Answer> => {
    asked.push(`${method} ${path}${body ? ` ${body}` : ""}`);
    const text = method === "GET" ? JSON.stringify(view) : "";
    return Promise.resolve({ status: 200, text });
  });
  vi.spyOn(transport, "news").mockImplementation(() => {
    const stream = {
      readyState: 1,
      onmessage: null,
      onerror: null,
      isClosed: false,
      close() {
        this.isClosed = true;
      },
    };
    streams.push(stream);
    return stream;
  });
  const tell = (notices: NoticeView[]) => {
    const data = JSON.stringify({ is_known: true, notices });
    streams.at(-1)?.onmessage?.(new MessageEvent("message", { data }));
  };
  return { asked, streams, tell };
}

function look(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("hears of notices while the page is looked at", async () => {
  const { streams, tell } = host({ is_known: true, notices: [notice("a", 1)] });
  const line = new NoticeLine();
  line.enter();
  await line.look();
  expect(line.all.map((one) => one.id)).toEqual(["a"]);
  expect(line.latest).toEqual([]);

  tell([notice("b", 2), notice("a", 1)]);
  expect(line.all.length).toBe(2);
  expect(line.latest.map((one) => one.id)).toEqual(["b"]);

  look(true);
  expect(streams[0]?.isClosed).toBe(true);
  look(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(streams.length).toBe(2);
  // Another page follows at once: the stream stays.
  line.leave();
  line.enter();
  await line.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams[1]?.isClosed).toBe(false);
  line.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams[1]?.isClosed).toBe(true);
});

it("does not listen for somebody whom the hall does not know", async () => {
  const { streams } = host({ is_known: false, notices: [] });
  const line = new NoticeLine();
  line.enter();
  await line.look();

  expect(line.isKnown).toBe(false);
  expect(streams).toEqual([]);
  line.leave();
});

it("tries again after a refusal", async () => {
  const { streams } = host({ is_known: true, notices: [] });
  const line = new NoticeLine();
  line.enter();
  await line.look();
  const [first] = streams;
  if (!first) throw new Error("a stream");

  Object.assign(first, { readyState: 2 }).onerror?.(new Event("error"));
  await vi.advanceTimersByTimeAsync(31_000);

  expect(streams.length).toBe(2);
  line.leave();
  await vi.advanceTimersByTimeAsync(60_000);
});

it("marks all as seen up to the newest, once, and removes one", async () => {
  const { asked } = host({ is_known: true, notices: [notice("turn:a", 7), notice("b", 3)] });
  const line = new NoticeLine();
  await line.look();

  await line.seeAll();
  await line.seeAll();
  await line.remove("turn:a");

  expect(line.all.map((one) => [one.id, one.is_seen])).toEqual([["b", true]]);
  expect(asked.slice(1)).toEqual([
    'POST /api/notices/seen {"until_ms":7}',
    "DELETE /api/notices/turn%3Aa",
  ]);
});
