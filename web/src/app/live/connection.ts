/** The WebSocket of a table: connects, and connects again with growing pauses. */

import type { ClientMessage, ToClient } from "../../wire";
import { backOff } from "./pacing";

export type Link = "connecting" | "open" | "lost";

export interface ConnectionEvents {
  message: (message: ToClient) => void;
  link: (link: Link) => void;
  /** The version received last, from which a new connection goes on; null if there is none. */
  since: () => number | null;
}

/** Silence after which the server is asked for a sign of life, and then given up. */
const QUIET_MS = 25_000;
const ANSWER_MS = 6_000;

/** A socket that was opened before there was anybody to listen, with what it has heard. */
interface Early {
  url: string;
  socket: WebSocket;
  heard: MessageEvent<string>[];
}

let early: Early | null = null;

/** Opens the socket that the first page will want, while the page is still being read. */
export function openEarly(url: string): void {
  const opened: Early = { url, socket: new WebSocket(url), heard: [] };
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

  /** Sends a message; false if there is no connection, and then nothing was sent. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
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
      // Only a server that speaks counts as reached.
      this.#failures = 0;
      this.#listen();
      this.events.message(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
    if (begun) setTimeout(() => this.#catchUp(begun));
  }

  /** Hears what was said before. */
  #catchUp({ socket, heard }: Early): void {
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

  /** Asks for what happened since the version received last. */
  refresh(): void {
    const since = this.events.since();
    this.send(since === null ? { type: "refresh" } : { type: "refresh", since });
  }

  /** A link that died without a word is found out by asking for news. */
  #listen(): void {
    const socket = this.#socket;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.refresh();
      this.#watch = setTimeout(() => socket && this.#lost(socket), ANSWER_MS);
    }, QUIET_MS);
  }
}

/** The socket's address of a table. */
export function socketUrl(id: string, place: Location): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
