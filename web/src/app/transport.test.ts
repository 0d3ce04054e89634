import { afterEach, expect, it, vi } from "vitest";
import { transport } from "./transport";

const SOURCES = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../site/*", "!../{offline,push}/worker.ts", "!../**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

afterEach(() => vi.unstubAllGlobals());

it("is the only way by which the page opens a connection", () => {
  const opens = /\bfetch\(|\bnew (WebSocket|EventSource|Worker|XMLHttpRequest)\b|sendBeacon\(/;
  const found = Object.keys(SOURCES).filter((path) => opens.test(SOURCES[path] ?? ""));
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(found).toEqual(["./server.ts"]);
});

it("sends a body as JSON, and passes on the status and the text of any answer", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response("{}", { status: 409 })));
  vi.stubGlobal("fetch", fetch);
  const answer = await transport.request("POST", "/api/tables", '{"rules":"gioul"}');
  expect(answer).toEqual({ status: 409, text: "{}" });
  const sent = { method: "POST", body: '{"rules":"gioul"}', signal: null };
  const headers = { "content-type": "application/json" };
  expect(fetch).toHaveBeenCalledWith("/api/tables", { ...sent, headers });
});

it("opens lines on the host of the page", () => {
  const opened: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(url: string) {
        opened.push(url);
      }
    },
  );
  transport.line("/api/tables/1/socket");
  expect(opened).toEqual(["ws://localhost:3000/api/tables/1/socket"]);
});
