/** The Worker that has the tables. */

import type { Folders, FromTables, ToTables } from "./messages";
import { Module } from "./module";
import { answer } from "./routes";
import { openStore } from "./store";
import { type Changes, type Listener, Tables } from "./tables";
import { Thinker } from "./thinker";

/** Tells the other pages of this browser which table has changed. */
const channel = new BroadcastChannel("rosespring");

let folders: Folders = { core: "", data: "" };
let begun: Promise<Tables> | null = null;
const lines = new Map<number, { id: string; listener: Listener }>();

const tell = (message: FromTables) => postMessage(message);

/** The tables; after a failure, the next call loads them again. */
function tables(): Promise<Tables> {
  begun ??= begin().catch((error: unknown) => {
    begun = null;
    throw error;
  });
  return begun;
}

const changes: Changes = {
  table: (id) => channel.postMessage(id),
  store: (change) => tell({ type: "store", change }),
};

async function begin(): Promise<Tables> {
  const opening = openStore(() => changes.store("created"), restart);
  const [module, store] = await Promise.all([Module.load(folders), opening]);
  return new Tables(module, store, new Thinker(folders), folders, changes);
}

/** Begins again: pages open their tables from what is stored now. */
function restart(): void {
  void begun?.then((all) => all.locks.releaseAll());
  begun = null;
  for (const { listener } of [...lines.values()]) listener.close();
}

async function request({ call, method, path, body }: Extract<ToTables, { type: "request" }>) {
  tell({ type: "answer", call, ...(await answer(tables, method, path, body)) });
}

const LINE = /^\/api\/tables\/([^/]+)\/socket$/;

async function open(line: number, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(path, "http://worker");
  const id = decodeURIComponent(LINE.exec(pathname)?.[1] ?? "");
  const since = searchParams.get("since");
  const listener: Listener = {
    say: (text) => tell({ type: "said", line, text }),
    close: () => {
      if (lines.delete(line)) tell({ type: "closed", line });
    },
  };
  lines.set(line, { id, listener });
  try {
    const all = await tables();
    if (!lines.has(line)) return;
    tell({ type: "opened", line });
    await all.join(id, since === null ? null : Number(since), listener);
  } catch {
    listener.close();
  }
}

async function send(line: number, text: string): Promise<void> {
  const found = lines.get(line);
  if (found) await (await tables()).hear(found.id, text, found.listener);
}

async function close(line: number): Promise<void> {
  const found = lines.get(line);
  lines.delete(line);
  if (found) (await tables()).leave(found.id, found.listener);
}

addEventListener("message", ({ data }: MessageEvent<ToTables>) => {
  if (data.type === "begin") folders = data.folders;
  else if (data.type === "request") void request(data);
  else if (data.type === "open") void open(data.line, data.path);
  else if (data.type === "send") void send(data.line, data.text);
  else if (data.type === "close") void close(data.line);
  else void begun?.then((all) => all.locks.pass());
});

channel.onmessage = ({ data }: MessageEvent<string>) => {
  void begun?.then((all) => all.reload(data));
};
