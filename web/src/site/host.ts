/** The host of a page without a server: a Worker with the tables, and the installed files. */

import type { Answer, Line, News, Transport, WatchComputer } from "../app/host";
import { ENDED } from "../app/host";
import { handleStoreChange, isDataLost } from "./keeping";
import type { FromTables, ToTables } from "./messages";
import { showTables, watchVersions } from "./versions";

const CLOSED = 3;
/** Milliseconds after which a stream that was lost is opened again. */
const AGAIN_MS = 1000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A line to a table of the Worker. */
class WorkerLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    /** Whether it is the line of a table: a new version of the page waits for its end. */
    readonly isTable: boolean,
    readonly say: (text: string) => void,
    readonly end: () => void,
  ) {}

  send(text: string): void {
    this.say(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.end();
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  closed(refused = false): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close", { wasClean: refused }));
  }
}

/** A stream of messages of the Worker: a line that is opened again unless the Worker refuses it. */
class WorkerNews implements News {
  readyState = 0;
  onmessage: News["onmessage"] = null;
  onerror: News["onerror"] = null;
  #line: Line;

  constructor(readonly path: string) {
    this.#line = this.#open();
  }

  #open(): Line {
    const line = host.line(this.path);
    line.onopen = () => {
      this.readyState = 1;
    };
    line.onmessage = (event) => this.onmessage?.(event);
    line.onclose = ({ wasClean }) => {
      this.readyState = wasClean ? ENDED : 0;
      this.onerror?.(new Event("error"));
      if (wasClean) return;
      setTimeout(() => {
        if (this.readyState !== ENDED) this.#line = this.#open();
      }, AGAIN_MS);
    };
    return line;
  }

  close(): void {
    this.readyState = ENDED;
    this.#line.close();
  }
}

let worker: Worker | null = null;
let computerChanged: WatchComputer = () => {};
let count = 0;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, WorkerLine>();

/** Milliseconds of silence after which the Worker is asked whether it lives, and then counts as lost. */
const SILENCE_MS = 8000;
let silence: ReturnType<typeof setTimeout> | undefined;

function send(message: ToTables): void {
  worker ??= start();
  const asked = worker;
  asked.postMessage(message);
  silence ??= setTimeout(() => checkWorker(asked), SILENCE_MS);
}

/** Browsers may end a Worker without a word, for instance to save memory. */
function checkWorker(asked: Worker): void {
  asked.postMessage({ type: "alive" } satisfies ToTables);
  silence = setTimeout(() => {
    if (asked === worker) end(asked);
  }, SILENCE_MS);
}

function endSilence(): void {
  clearTimeout(silence);
  silence = undefined;
}

function start(): Worker {
  const started = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<FromTables>) => handle(data);
  started.onerror = () => end(started);
  const folder = (name: string) => new URL(`${name}/`, document.baseURI).href;
  const core = folder(import.meta.env["VITE_CORE"]);
  const data = folder(import.meta.env["VITE_DATA"]);
  started.postMessage({ type: "begin", folders: { core, data } } satisfies ToTables);
  return started;
}

/** Ends a Worker that failed: lines are opened again, on a new Worker, as after a lost connection. */
function end(failed: Worker): void {
  failed.terminate();
  worker = null;
  endSilence();
  const error = { code: "ended", message: "the Worker ended" };
  for (const { resolve } of waiting.values()) {
    resolve({ status: 503, text: JSON.stringify({ error }) });
  }
  waiting.clear();
  for (const line of [...lines.values()]) line.closed();
  lines.clear();
  showTables(false);
}

function handle(message: FromTables): void {
  endSilence();
  if (message.type === "alive") return;
  if (message.type === "store") {
    handleStoreChange(message.change);
    return;
  }
  if (message.type === "computer") {
    computerChanged(message.table, message.state);
    return;
  }
  if (message.type === "answer") {
    waiting.get(message.call)?.resolve(message);
    waiting.delete(message.call);
    return;
  }
  const line = lines.get(message.line);
  if (message.type === "opened") line?.opened();
  else if (message.type === "said") {
    line?.onmessage?.(new MessageEvent("message", { data: message.text }));
  } else {
    forget(message.line);
    line?.closed(message.refused);
  }
}

function forget(line: number): void {
  lines.delete(line);
  showTables([...lines.values()].some(({ isTable }) => isTable));
}

export const host: Transport = {
  has: () => true,

  request(method, path, body, signal) {
    const call = ++count;
    return new Promise((resolve, reject) => {
      const abort = () => {
        waiting.delete(call);
        reject(new DOMException("the request was cancelled", "AbortError"));
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort, { once: true });
      waiting.set(call, { resolve, reject });
      send({ type: "request", call, method, path, body });
    });
  },

  line(path) {
    const line = ++count;
    const opened = new WorkerLine(
      path.startsWith("/api/tables/"),
      (text) => send({ type: "send", line, text }),
      () => {
        forget(line);
        send({ type: "close", line });
      },
    );
    lines.set(line, opened);
    if (opened.isTable) showTables(true);
    send({ type: "open", line, path });
    return opened;
  },

  news: (path) => new WorkerNews(path),

  isDataLost,
  watchComputer(changed) {
    computerChanged = changed;
  },
  watchVersions: (ready) => void watchVersions(ready),
};

document.addEventListener("visibilitychange", () => {
  if (worker && document.visibilityState === "hidden") send({ type: "hidden" });
});
