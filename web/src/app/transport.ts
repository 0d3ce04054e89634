/**
 * The only border between the page and its host. No other module opens a connection;
 * `transport.test.ts` checks that.
 */

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

/** The ways to the host. Paths begin with `/api/`. */
export interface Transport {
  /** Sends a request; `body` is JSON. Rejects if the host cannot be reached. */
  request(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer>;
  /** Opens the channel of a table. */
  line(path: string): Line;
  /** Opens a stream of messages. */
  news(path: string): News;
}

/** The ways to the server that delivered the page. */
const server: Transport = {
  async request(method, path, body, signal) {
    const init: RequestInit = { method, signal: signal ?? null };
    if (body !== undefined) {
      init.body = body;
      init.headers = { "content-type": "application/json" };
    }
    const answer = await fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  },
  line: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + path),
  news: (path) => new EventSource(path),
};

export const transport: Transport = server;
