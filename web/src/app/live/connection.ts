/** The connection to a table: connects, and reconnects with growing pauses. */

import type { PageMessage, ToClient } from "../../wire";
import { type Line, OPEN } from "../host";
import { transport } from "../transport";
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
/** Milliseconds of silence of a server that says something every five seconds. */
const QUIET_ELSEWHERE_MS = 8_000;
const ANSWER_ELSEWHERE_MS = 3_000;

/** A line opened before the table page exists, with the messages received so far. */
interface EarlyLine {
  path: string;
  line: Line;
  heard: MessageEvent<string>[];
}

let early: EarlyLine | null = null;

/** Opens the line of the first page while the rest of the page is still loading. */
export function openEarly(path: string): void {
  const opened: EarlyLine = { path, line: transport.line(path), heard: [] };
  opened.line.onmessage = (event: MessageEvent<string>) => opened.heard.push(event);
  early = opened;
}

export class Connection {
  #line: Line | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whether the server says something every few seconds. */
  #hasPulse = false;
  /** Whether the last connection was lost in silence: nobody ended it. */
  wasSilent = false;

  constructor(
    readonly path: string,
    readonly events: ConnectionEvents,
  ) {
    this.#connect();
    window.addEventListener("online", this.#now);
  }

  /** Sends a message; false if there is no connection: then nothing was sent. */
  send(message: PageMessage): boolean {
    if (this.#line?.readyState !== OPEN) return false;
    this.#line.send(JSON.stringify(message));
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
    this.#line?.close();
  }

  #now = () => {
    if (this.#closed || this.#line?.readyState === OPEN) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const begun = early?.path === this.path ? early : null;
    if (begun) early = null;
    const since = this.events.since();
    const path = since === null ? this.path : `${this.path}?since=${since}`;
    const line = begun?.line ?? transport.line(path);
    this.#line?.close();
    this.#line = line;
    line.onopen = () => {
      if (this.#line === line) this.events.link("open");
    };
    line.onmessage = (event: MessageEvent<string>) => {
      if (this.#line !== line) return;
      // Only a server that sends something counts as reached.
      this.#failures = 0;
      this.wasSilent = false;
      this.#listen();
      this.events.message(JSON.parse(event.data) as ToClient);
    };
    line.onclose = () => this.#lost(line);
    if (begun) setTimeout(() => this.#catchUp(begun));
  }

  /** Handles the messages received before the page existed. */
  #catchUp({ line, heard }: EarlyLine): void {
    if (this.#line !== line) return;
    if (line.readyState === OPEN) this.events.link("open");
    for (const event of heard) line.onmessage?.(event);
    if (line.readyState > OPEN) this.#lost(line);
  }

  #lost(line: Line): void {
    if (this.#closed || this.#line !== line) return;
    this.#line = null;
    line.close();
    clearTimeout(this.#watch);
    this.events.link("lost");
    this.#retry = setTimeout(() => this.#connect(), backOff(this.#failures++));
  }

  /** Requests what happened since the last version received. */
  refresh(): void {
    const since = this.events.since();
    this.send(since === null ? { type: "refresh" } : { type: "refresh", since });
  }

  /** From now on the server says something every five seconds: a short silence is a loss. */
  expectNews(): void {
    this.#hasPulse = true;
  }

  /** Detects a dead connection: requests news after a silence, and reconnects without an answer. */
  #listen(): void {
    const line = this.#line;
    const [quiet, answer] = this.#hasPulse
      ? [QUIET_ELSEWHERE_MS, ANSWER_ELSEWHERE_MS]
      : [QUIET_MS, ANSWER_MS];
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.refresh();
      this.#watch = setTimeout(() => {
        this.wasSilent = true;
        if (line) this.#lost(line);
      }, answer);
    }, quiet);
  }
}

/** The path of a table's line. */
export const linePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/socket`;

/** The id of the table whose line has this path. */
export const tableAt = (path: string): string => decodeURIComponent(path.split("/")[3] ?? "");
