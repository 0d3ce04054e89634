import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, openEarly } from "./connection";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(): void {}

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  close(): void {
    this.readyState = 3;
  }
}

function connect(path: string, since: number | null = null) {
  const heard: string[] = [];
  const connection = new Connection(path, {
    message: (message) => heard.push(message.type),
    link: (link) => heard.push(link),
    since: () => since,
  });
  return { heard, connection };
}

const SNAPSHOT = { data: '{"type":"snapshot"}' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("delivers the messages of an early socket, once", () => {
  openEarly("/1");
  const [socket] = Socket.all;
  if (!socket) throw new Error("no socket");
  socket.readyState = Socket.OPEN;
  socket.onmessage?.(SNAPSHOT);
  const { heard, connection } = connect("/1");
  vi.advanceTimersByTime(0);
  expect(Socket.all.length).toBe(1);
  expect(heard).toEqual(["open", "snapshot"]);
  connection.close();

  const second = connect("/1");
  expect(Socket.all.length).toBe(2);
  second.connection.close();
});

it("ignores an early socket of another table", () => {
  openEarly("/1");
  const { heard, connection } = connect("/2");
  vi.advanceTimersByTime(0);
  expect(Socket.all.map(({ url }) => new URL(url).pathname)).toEqual(["/1", "/2"]);
  expect(heard).toEqual([]);
  connection.close();
});

it("knows whether a connection ended or was lost in silence", () => {
  const { heard, connection } = connect("/4");
  const open = () => {
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error("no socket");
    socket.readyState = Socket.OPEN;
    socket.onmessage?.(SNAPSHOT);
    return socket;
  };

  open();
  connection.expectNews();
  open();
  vi.advanceTimersByTime(11_000);
  expect(connection.wasSilent).toBe(true);
  vi.advanceTimersByTime(9000);
  open().onclose?.();
  expect(connection.wasSilent).toBe(false);
  expect(heard.filter((one) => one === "lost")).toEqual(["lost", "lost"]);
  connection.close();
});

it("reconnects if the early socket has been closed", () => {
  openEarly("/3");
  const [socket] = Socket.all;
  if (!socket) throw new Error("no socket");
  socket.readyState = 3;
  const { heard, connection } = connect("/3");
  vi.advanceTimersByTime(0);
  expect(heard).toEqual(["lost"]);
  vi.advanceTimersByTime(9000);
  expect(Socket.all.length).toBeGreaterThan(1);
  connection.close();
});
