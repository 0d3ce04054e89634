/** The WebSocket of a table: connects, and reconnects with growing pauses. */

import type { ClientMessage, ToClient } from "../../wire";
import { backOff } from "./pacing";

export type Link = "connecting" | "open" | "lost";

export interface ConnectionEvents {
  message: (message: ToClient) => void;
  link: (link: Link) => void;
  /** The last version received, from which a new connection continues; null if there is none. */
  since: () => number | null;
}

/** Milliseconds of silence after which the server is asked to answer; then it has `ANSWER_MS`. */
const QUIET_MS = 25_000;
const ANSWER_MS = 6_000;

/** A socket opened before the table page exists, with the messages received so far. */
interface EarlySocket {
  url: string;
  socket: WebSocket;
  heard: MessageEvent<string>[];
}

let early: EarlySocket | null = null;

/** Opens the socket of the first page while the rest of the page is still loading. */
export function openEarly(url: string): void {
  const opened: EarlySocket = { url, socket: new WebSocket(url), heard: [] };
  opened.socket.onmessage = (event: MessageEvent<string>) => opened.heard.push(event);
  early = opened;
}

export class Connection {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly events: ConnectionEvents,
  ) {
    this.#connect();
    window.addEventListener("online", this.#now);
  }

  /** Sends a message; false if there is no connection: then nothing was sent. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connects at once, instead of after the pause. */
  retry(): void {
    this.#now();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    window.removeEventListener("online", this.#now);
    this.#socket?.close();
  }

  #now = () => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const begun = early?.url === this.url ? early : null;
    if (begun) early = null;
    const since = this.events.since();
    const url = since === null ? this.url : `${this.url}?since=${since}`;
    const socket = begun?.socket ?? new WebSocket(url);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.events.link("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      // Only a server that sends something counts as reached.
      this.#failures = 0;
      this.#listen();
      this.events.message(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
    if (begun) setTimeout(() => this.#catchUp(begun));
  }

  /** Handles the messages received before the page existed. */
  #catchUp({ socket, heard }: EarlySocket): void {
    if (this.#socket !== socket) return;
    if (socket.readyState === WebSocket.OPEN) this.events.link("open");
    for (const event of heard) socket.onmessage?.(event);
    if (socket.readyState > WebSocket.OPEN) this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#watch);
    this.events.link("lost");
    this.#retry = setTimeout(() => this.#connect(), backOff(this.#failures++));
  }

  /** Requests what happened since the last version received. */
  refresh(): void {
    const since = this.events.since();
    this.send(since === null ? { type: "refresh" } : { type: "refresh", since });
  }

  /** Detects a dead connection: requests news after a silence, and reconnects without an answer. */
  #listen(): void {
    const socket = this.#socket;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.refresh();
      this.#watch = setTimeout(() => socket && this.#lost(socket), ANSWER_MS);
    }, QUIET_MS);
  }
}

/** The address of a table's socket. */
export function socketUrl(id: string, place: Location): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
