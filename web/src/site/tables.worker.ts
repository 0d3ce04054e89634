/** The Worker that has the tables. */

import type { Folders } from "../app/roles";
import { Analyses } from "./analyses";
import { AnalysisStore } from "./analysisStore";
import { Backups } from "./backup";
import { openDatabase } from "./database";
import type { FromTables, ToTables } from "./messages";
import { Module } from "./module";
import { Practice } from "./practice";
import { refusalOf } from "./refusal";
import { answer, type SiteHost } from "./routes";
import { Statistics } from "./statistics";
import { Store } from "./store";
import { Study } from "./study";
import { type Changes, type Listener, Tables } from "./tables";
import { Thinker } from "./thinker";

/** Tells the other pages of this browser which table has changed. */
const channel = new BroadcastChannel("rosespring");

let folders: Folders = { core: "", data: "" };
let begun: Promise<SiteHost> | null = null;
/** Whether games of the database have been shown. */
let isUsed = false;
const lines = new Map<number, { id: string; listener: Listener }>();

const post = (message: FromTables) => postMessage(message);

/** The host; after a failure, the next call loads it again. */
function host(): Promise<SiteHost> {
  begun ??= begin().catch((error: unknown) => {
    begun = null;
    throw error;
  });
  return begun;
}

const changes: Changes = {
  table: (id) => channel.postMessage(id),
  store: (change) => post({ type: "store", change }),
  computer: (table, state) => post({ type: "computer", table, state }),
};

async function begin(): Promise<SiteHost> {
  const opening = openDatabase(() => changes.store(isUsed ? "removed" : "created"), restart);
  const loading = Module.load(folders, "rosespring.wasm");
  const [module, database] = await Promise.all([loading, opening]);
  const store = new Store(database);
  const tables = new Tables(module, store, new Thinker(folders), folders, changes);
  const study = new Study(folders);
  const kept = new AnalysisStore(database);
  const practice = new Practice(database, study, kept);
  return {
    tables,
    practice,
    backups: new Backups(store, tables, practice, kept, study),
    analyses: new Analyses(kept, study, tables, folders),
    statistics: new Statistics(store, kept, study),
    study,
  };
}

/** Begins again: pages open their tables from what is stored now. */
function restart(): void {
  void begun?.then(({ tables, analyses }) => {
    tables.locks.releaseAll();
    analyses.close();
  });
  begun = null;
  for (const { listener } of [...lines.values()]) listener.close();
}

async function request({ call, method, path, body }: Extract<ToTables, { type: "request" }>) {
  post({ type: "answer", call, ...(await answer(host, method, path, body)) });
}

const LINE = /^\/api\/(tables|analyses)\/([^/]+)\/(?:socket|events)$/;

async function open(line: number, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(path, "http://worker");
  const [, kind, part = ""] = LINE.exec(pathname) ?? [];
  const id = decodeURIComponent(part);
  const since = searchParams.get("since");
  const listener: Listener = {
    say: (text) => post({ type: "said", line, text }),
    close: () => {
      if (lines.delete(line)) post({ type: "closed", line });
    },
  };
  lines.set(line, { id, listener });
  try {
    const { tables, analyses } = await host();
    if (!lines.has(line)) return;
    if (kind === "analyses") {
      await analyses.join(id, listener);
      post({ type: "opened", line });
      return;
    }
    await tables.open(id);
    isUsed = true;
    post({ type: "opened", line });
    await tables.join(id, since === null ? null : Number(since), listener);
  } catch (error) {
    const refused = refusalOf(error).code === "no_analysis";
    if (lines.delete(line)) post({ type: "closed", line, refused });
  }
}

async function send(line: number, text: string): Promise<void> {
  const found = lines.get(line);
  if (found) await (await host()).tables.receive(found.id, text, found.listener);
}

async function close(line: number): Promise<void> {
  const found = lines.get(line);
  lines.delete(line);
  if (!found) return;
  const { tables, analyses } = await host();
  tables.leave(found.id, found.listener);
  analyses.leave(found.id, found.listener);
}

addEventListener("message", ({ data }: MessageEvent<ToTables>) => {
  if (data.type === "begin") folders = data.folders;
  else if (data.type === "request") void request(data);
  else if (data.type === "open") void open(data.line, data.path);
  else if (data.type === "send") void send(data.line, data.text);
  else if (data.type === "close") void close(data.line);
  else if (data.type === "alive") post({ type: "alive" });
  else void begun?.then(({ tables }) => tables.locks.pass());
});

channel.onmessage = ({ data }: MessageEvent<string>) => {
  void begun?.then(({ tables }) => tables.reload(data));
};
