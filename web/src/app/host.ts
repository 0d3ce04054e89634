/** What the page asks of its host, which is a server, or in a build for plain files a Worker. */

/** The answer to a request. */
export interface Answer {
  /** The status of HTTP: 200 to 299 for success. */
  status: number;
  /** JSON; empty if there is nothing to say. */
  text: string;
}

/** A channel of one table: the part of a `WebSocket` that the page uses. */
export interface Line {
  /** `CONNECTING` to `CLOSED`. */
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  /** Called with JSON text. */
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A stream of messages to the page: the part of an `EventSource` that the page uses. */
export interface News {
  /** `CONNECTING`, `OPEN` or `ENDED`. */
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

/** `Line.readyState` while messages can be sent. */
export const OPEN = 1;
/** `News.readyState` once the host has refused the stream: it is not tried again. */
export const ENDED = 2;

/** What not every host can do. */
export type Feature =
  | "analysis"
  | "backup"
  | "documents"
  | "editor"
  | "export"
  | "puzzles"
  | "statistics";

/**
 * Lets a newer version of the page take over as soon as no tab shows a table; every tab then loads
 * again. Resolves to false if a tab shows a table, for which the new version waits.
 */
export type TakeOver = () => Promise<boolean>;

/** How the computer plays: as its level says, by a simpler evaluation, or not at the moment. */
export type ComputerState = "whole" | "simple" | "stopped";

/** Called when the computer plays in another way at a table. */
export type WatchComputer = (table: string, state: ComputerState) => void;

/** The ways to the host. Paths begin with `/api/`. */
export interface Transport {
  /** Whether the host has a feature; what it lacks is not shown. */
  has(feature: Feature): boolean;
  /** Sends a request; `body` is JSON. Rejects if the host cannot be reached. */
  request(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer>;
  /** The bytes of a file of the page. Rejects if it cannot be loaded. */
  file?(path: string): Promise<ArrayBuffer>;
  /** Opens the channel of a table. */
  line(path: string): Line;
  /** Opens a stream of messages. */
  news(path: string): News;
  /** Whether the browser has removed games that the host had stored in it. */
  isDataLost?(): boolean;
  /** Calls `changed` with how the computer plays. A server always has what it needs. */
  watchComputer?(changed: WatchComputer): void;
  /** Calls `ready` when a newer version of the page waits. A server has none: it sends its page. */
  watchVersions?(ready: (takeOver: TakeOver) => void): void;
}
