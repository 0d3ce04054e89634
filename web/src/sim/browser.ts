/**
 * What the scripts of a page use of a browser. It is in place before they are loaded, so this module
 * imports none of them.
 */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Chance } from "./chance";
import { StandingClock } from "./clock";
import { begin, type ToPages, tell } from "./pipe";

/** A tab of a person's browser. */
export interface TabOfBrowser {
  /** 0 or 1. */
  person: number;
  session: Map<string, string>;
  /** Why the hall refused something last. */
  refusal: string;
  /** What happens in its window and document. */
  events: EventTarget;
  /** Whether the person looks at it. */
  isVisible: boolean;
}

/** The module with the rules, where the simulation has one beside this script. */
const RULES = join(dirname(process.argv[1] ?? ""), "rules.wasm");

export const beginning = begin();
export const chance = new Chance(beginning.seed);

/** How a refusal begins. */
const REJECTED = '{"type":"rejected"';

/** The tab in which something happens now. */
let active: TabOfBrowser | null = null;

export const activeTab = (): TabOfBrowser | null => active;

/** Lets a tab do something. */
export function within<T>(tab: TabOfBrowser | null, work: () => T): T {
  const before = active;
  active = tab;
  try {
    return work();
  } finally {
    active = before;
  }
}

/** The tab stays active until everything that follows at once has happened. */
export async function settle(tab: TabOfBrowser | null, work: () => void): Promise<void> {
  active = tab;
  work();
  await idle();
  active = null;
}

const immediately = setImmediate;

/** Resolves when nothing is left that happens without time. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    immediately(resolve);
  });
}

export const clock = new StandingClock((work) => {
  const tab = active;
  return () => {
    active = tab;
    work();
  };
});

/** A connection to the hall. */
class BoxSocket {
  static readonly OPEN = 1;
  static readonly all = new Map<number, BoxSocket>();
  static #last = 0;
  readyState = 0;
  readonly tab = active;
  readonly #line = ++BoxSocket.#last;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: string) {
    BoxSocket.all.set(this.#line, this);
    const { pathname, search } = new URL(url);
    tell({
      type: "open",
      line: this.#line,
      person: this.tab?.person ?? 0,
      path: pathname + search,
    });
  }

  send(text: string): void {
    if (this.readyState === BoxSocket.OPEN) tell({ type: "send", line: this.#line, text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    BoxSocket.all.delete(this.#line);
    tell({ type: "close", line: this.#line });
  }
}

/** The requests that are under way. */
const asked = new Map<number, { tab: TabOfBrowser | null; answer: (event: Answered) => void }>();
type Answered = Extract<ToPages, { type: "answered" }>;
let lastRequest = 0;

function ask(path: string, init?: { method?: string; body?: string }): Promise<unknown> {
  if (path === "/rules.wasm") {
    const bytes = readFileSync(RULES);
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(bytes) });
  }
  const request = ++lastRequest;
  const person = active?.person ?? 0;
  const { method = "GET", body } = init ?? {};
  tell({
    type: "ask",
    request,
    person,
    method,
    path,
    ...(body === undefined ? {} : { body: JSON.parse(body) }),
  });
  return new Promise((resolve, reject) => {
    const answer = ({ status, text }: Answered) =>
      status === 0
        ? reject(new TypeError(`no connection for ${method} ${path}`))
        : resolve({ ok: status < 300, status, text: () => Promise.resolve(text) });
    asked.set(request, { tab: active, answer });
  });
}

/** Passes on what happened on a connection. */
export function pass(event: Exclude<ToPages, { type: "seated" }>): Promise<void> {
  if (event.type === "answered") {
    const waiting = asked.get(event.request);
    asked.delete(event.request);
    return settle(waiting?.tab ?? null, () => waiting?.answer(event));
  }
  const socket = BoxSocket.all.get(event.line);
  if (!socket) return Promise.resolve();
  return settle(socket.tab, () => {
    if (event.type === "opened") {
      socket.readyState = BoxSocket.OPEN;
      socket.onopen?.();
    } else if (event.type === "heard") {
      if (event.text.startsWith(REJECTED) && socket.tab)
        socket.tab.refusal = JSON.parse(event.text).message;
      socket.onmessage?.({ data: event.text });
    } else {
      socket.readyState = 3;
      BoxSocket.all.delete(event.line);
      socket.onclose?.();
    }
  });
}

/** A storage of texts; that of the tab in which it is used if `of` says so. */
const storage = (of: () => Map<string, string>) => ({
  getItem: (key: string) => of().get(key) ?? null,
  setItem: (key: string, value: string) => void of().set(key, value),
  removeItem: (key: string) => void of().delete(key),
});

const noTab = new EventTarget();
const eventsOfTab = () => active?.events ?? noTab;
const listening = {
  addEventListener: (...listener: Parameters<EventTarget["addEventListener"]>) =>
    eventsOfTab().addEventListener(...listener),
  removeEventListener: (...listener: Parameters<EventTarget["removeEventListener"]>) =>
    eventsOfTab().removeEventListener(...listener),
};
const noStorage = new Map<string, string>();

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

define("window", globalThis);
define("addEventListener", listening.addEventListener);
define("removeEventListener", listening.removeEventListener);
define("location", { origin: "http://localhost", href: "http://localhost/", reload() {} });
define("document", {
  get visibilityState() {
    return active?.isVisible === false ? "hidden" : "visible";
  },
  baseURI: "http://localhost/",
  documentElement: { dataset: { hall: "" } },
  ...listening,
});
define("navigator", { languages: ["en"], language: "en", locks: null });
define(
  "localStorage",
  storage(() => noStorage),
);
define(
  "sessionStorage",
  storage(() => active?.session ?? noStorage),
);
define("matchMedia", () => ({ matches: false, addEventListener() {} }));
define("WebSocket", BoxSocket);
define("fetch", ask);
define("crypto", { getRandomValues: (bytes: Uint8Array) => chance.fill(bytes) });
Math.random = () => chance.share();
// A module is compiled at once: threads would end in another order in each run.
WebAssembly.instantiate = (async (bytes: BufferSource, imports: WebAssembly.Imports) => {
  const module = new WebAssembly.Module(bytes);
  return { module, instance: new WebAssembly.Instance(module, imports) };
}) as typeof WebAssembly.instantiate;
clock.install();
