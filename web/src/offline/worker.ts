/**
 * The service worker: stores the files of the page, so that it opens without a network, and shows
 * the notifications of a hall. A new version is installed beside the old one, and replaces it when
 * the page asks for that, or once no page of the old one is open.
 */

import { CACHE as TEXTS } from "../push/message";
import { listen } from "../push/worker";
import { type Build, type FilesEvents, LATER, type WorkerScope } from "./scope";

/** The list of files, written beside this script. */
declare function importScripts(path: string): void;

const scope = self as unknown as WorkerScope & { BUILD: Build };

importScripts("files.js");
const { id, files, later, rest, start, isFresh = false } = scope.BUILD;

/** The caches with the files of one build each. */
const BUILDS = "rosespring-";
const NAME = BUILDS + id;
/** Milliseconds after which a page that the network does not bring is taken from the cache. */
const PATIENCE_MS = 4000;
/** Folders in which a name is never used for another content. */
const NAMED_BY_CONTENT = /^(?:assets|core-\w+|data-\w+)\//;
/** The part of a folder's name that follows from its content. */
const FOLDER_NAME = /\/(core|data)-\w+(?=\/)/;

const addressOf = (file: string): string => new URL(file, scope.registration.scope).href;
/** What the page neither stores nor replaces: the answers of a server, and documents. */
const OTHERS = ["api/", "docs/", "game/"].map(addressOf);
const laterAddresses = new Set(later.map(addressOf));

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all([start, ...files].map((file) => add(cache, file)));
  // Without a network or space, each is fetched when it is needed.
  await replaceLater().catch(() => {});
}

/** Stores the files of this build whose like of an older one is stored: a game goes on offline. */
async function replaceLater(): Promise<void> {
  const stored = await (await caches.open(LATER)).keys();
  const names = new Set(stored.map(({ url }) => nameOf(url)));
  await store([...laterAddresses].filter((address) => names.has(nameOf(address))));
}

/** What an address is called in each build: the folders' names change with their content. */
const nameOf = (address: string): string => address.replace(FOLDER_NAME, "$1");

/** Adds a file, from the cache of an older build if it has not changed since. */
async function add(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const kept = NAMED_BY_CONTENT.test(file) ? await caches.match(address) : undefined;
  if (kept) await cache.put(address, kept);
  else await cache.add(new Request(address, { cache: "reload" }));
}

/** Removes the files of other builds. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(BUILDS) && name !== NAME && name !== TEXTS);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(LATER);
  const kept = await cache.keys();
  const outdated = kept.filter(({ url }) => !laterAddresses.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  await scope.clients.claim();
}

/** Stores files that are fetched when they are first needed, one after another. */
async function store(addresses: Iterable<string>): Promise<void> {
  const cache = await caches.open(LATER);
  for (const address of addresses) {
    if (laterAddresses.has(address) && !(await cache.match(address))) await cache.add(address);
  }
}

async function answer(event: FilesEvents["fetch"]): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(NAME);
  if (request.mode === "navigate") {
    const kept = await cache.match(addressOf(start));
    return kept && isFresh ? newest(request, kept) : (kept ?? fetch(request));
  }
  const kept = await cache.match(request.url, { ignoreSearch: true });
  if (kept) return kept;
  return laterAddresses.has(request.url) ? answerLater(event) : fetch(request);
}

/** The page as the server has it now; without an answer, the one that was stored. */
async function newest(request: Request, kept: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function answerLater(event: FilesEvents["fetch"]): Promise<Response> {
  const { url } = event.request;
  const cache = await caches.open(LATER);
  const kept = await cache.match(url);
  if (kept) return kept;
  const fetched = await fetch(event.request);
  // Without space the page still gets the file, which is fetched again the next time.
  if (fetched.ok) event.waitUntil(cache.put(url, fetched.clone()).catch(() => {}));
  return fetched;
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => {
  const asked = event.data;
  // Without a network or space, each file is fetched when it is needed.
  if (asked === "take-over") event.waitUntil(scope.skipWaiting());
  else if (asked === "store-rest") event.waitUntil(store(rest.map(addressOf)).catch(() => {}));
  else event.waitUntil(store(asked.store).catch(() => {}));
});
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const isOurs =
    url.startsWith(scope.registration.scope) && !OTHERS.some((other) => url.startsWith(other));
  if (method === "GET" && isOurs) event.respondWith(answer(event));
});

listen(scope);
