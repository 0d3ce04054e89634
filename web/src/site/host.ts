/** The host in this browser: a Worker with the tables. */

import type { Answer, Line, WatchComputer } from "../app/host";
import { isAdvice, ratedGames } from "../app/rated";
import type { Folders } from "../app/roles";
import { REFUSAL_STATUS, type RefusalCode } from "../http";
import { handleStoreChange } from "./keeping";
import type { FromTables, ToTables } from "./messages";
import { keepForOwnGames, showTables } from "./versions";

export { isDataLost } from "./keeping";

const CLOSED = 3;

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

let worker: Worker | null = null;
let folders: Folders = { core: "", data: "" };
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
  started.postMessage({ type: "begin", folders } satisfies ToTables);
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

/** Names the folders of the Worker's files, and what is told how the computer plays. */
export function begin(found: Folders | null, changed: WatchComputer): void {
  folders = found ?? folders;
  computerChanged = changed;
}

/** The rules are a file: pages that need nothing else load no module. */
async function rules(): Promise<Answer> {
  const answer = await fetch(new URL("rules.json", folders.core));
  return answer.ok ? { status: 200, text: await answer.text() } : refused("not_loaded");
}

/** A refusal, in the form of a server's. */
const refused = (code: RefusalCode): Answer => ({
  status: REFUSAL_STATUS[code],
  text: JSON.stringify({ error: { code, message: code } }),
});

/** Sends a request. Rejects if it is cancelled, or the rules cannot be reached. */
export async function request(
  method: string,
  path: string,
  body?: string,
  signal?: AbortSignal,
): Promise<Answer> {
  if (path === "/api/rules") return rules();
  // An own game and a rated one may be open in two tabs.
  if (isAdvice(method, path) && ratedGames().length > 0) return refused("rated_game");
  return ask(method, path, body, signal);
}

function ask(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer> {
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
}

/** Opens the channel of a table, or the stream of an analysis. */
export function line(path: string): Line {
  const number = ++count;
  const opened = new WorkerLine(
    path.startsWith("/api/tables/"),
    (text) => send({ type: "send", line: number, text }),
    () => {
      forget(number);
      send({ type: "close", line: number });
    },
  );
  lines.set(number, opened);
  if (opened.isTable) {
    showTables(true);
    keepForOwnGames();
  }
  send({ type: "open", line: number, path });
  return opened;
}

document.addEventListener("visibilitychange", () => {
  if (worker && document.visibilityState === "hidden") send({ type: "hidden" });
});
