import { expect, it, vi } from "vitest";
import { ENDED, type Line } from "./host";
import { LateLine, LineNews } from "./late";

/** A line of a host, which the test opens and closes. */
class HostLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  sent: string[] = [];
  send = (text: string) => void this.sent.push(text);
  close = () => {
    this.readyState = 3;
  };
}

it("passes everything on once the host is there", async () => {
  const inner = new HostLine();
  const line = new LateLine(Promise.resolve(inner));
  const heard: string[] = [];
  line.onopen = () => heard.push("open");
  line.onmessage = ({ data }) => heard.push(data);
  line.onclose = ({ wasClean }) => heard.push(`closed ${wasClean}`);
  expect(line.readyState).toBe(0);
  await vi.waitFor(() => expect(inner.onopen).not.toBeNull());
  inner.readyState = 1;
  inner.onopen?.(new Event("open"));
  inner.onmessage?.(new MessageEvent("message", { data: "hello" }));
  line.send("to the host");
  inner.onclose?.(new CloseEvent("close", { wasClean: true }));

  expect(heard).toEqual(["open", "hello", "closed true"]);
  expect(inner.sent).toEqual(["to the host"]);
  expect(line.readyState).toBe(3);
});

it("closes a line that was given up before the host was there", async () => {
  const inner = new HostLine();
  const line = new LateLine(Promise.resolve(inner));
  line.close();
  await vi.waitFor(() => expect(inner.readyState).toBe(3));
});

it("tells that the host could not be loaded", async () => {
  const line = new LateLine(Promise.reject(new Error("offline")));
  const closed = new Promise<boolean>((resolve) => {
    line.onclose = ({ wasClean }) => resolve(wasClean);
  });
  expect(await closed).toBe(false);
});

it("opens a lost stream again, and leaves one that was refused", () => {
  vi.useFakeTimers();
  const opened: HostLine[] = [];
  const news = new LineNews(() => {
    const line = new HostLine();
    opened.push(line);
    return line;
  });
  let errors = 0;
  news.onerror = () => errors++;
  opened[0]?.onclose?.(new CloseEvent("close"));
  vi.runAllTimers();
  expect([opened.length, news.readyState]).toEqual([2, 0]);
  opened[1]?.onclose?.(new CloseEvent("close", { wasClean: true }));
  vi.runAllTimers();
  expect([opened.length, news.readyState, errors]).toEqual([2, ENDED, 2]);
  vi.useRealTimers();
});
