// Stores the files of the page, so that it opens without a network. A new version is installed beside
// the old one, and replaces it when the page asks for that, or once no page of the old one is open.

importScripts("files.js");

/** The files of this build, and those of them that are fetched when they are first needed. */
const { id, files, later } = self.BUILD;

/** The caches with the files of one build each. */
const BUILDS = "rosespring-";
const NAME = BUILDS + id;
/** The cache of the files fetched later, for all builds: their names follow from their content. */
const LATER = "later-rosespring";
/** Documents are neither stored nor replaced by the page. */
const DOCUMENTS = new URL("docs/", self.registration.scope).href;
/** Folders in which a name is never used for another content. */
const NAMED_BY_CONTENT = /^(?:assets|core-\w+|data-\w+)\//;

const addressOf = (file) => new URL(file, self.registration.scope).href;
const laterAddresses = new Set(later.map(addressOf));

async function install() {
  const cache = await caches.open(NAME);
  await Promise.all(files.map((file) => add(cache, file)));
}

/** Adds a file, from the cache of an older build if it has not changed since. */
async function add(cache, file) {
  const address = addressOf(file);
  const kept = NAMED_BY_CONTENT.test(file) ? await caches.match(address) : undefined;
  if (kept) await cache.put(address, kept);
  else await cache.add(new Request(address, { cache: "reload" }));
}

/** Removes the files of other builds. */
async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(BUILDS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(LATER);
  const kept = await cache.keys();
  const outdated = kept.filter(({ url }) => !laterAddresses.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  await self.clients.claim();
}

/** Stores the files that nobody has needed yet, one after another. */
async function storeRest() {
  const cache = await caches.open(LATER);
  for (const address of laterAddresses) {
    if (!(await cache.match(address))) await cache.add(address);
  }
}

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(NAME);
  const address = request.mode === "navigate" ? addressOf("index.html") : request.url;
  const kept = await cache.match(address, { ignoreSearch: true });
  if (kept) return kept;
  return laterAddresses.has(request.url) ? answerLater(event) : fetch(request);
}

async function answerLater(event) {
  const cache = await caches.open(LATER);
  const kept = await cache.match(event.request.url);
  if (kept) return kept;
  const fetched = await fetch(event.request);
  // Without space the page still gets the file, which is fetched again the next time.
  if (fetched.ok) {
    event.waitUntil(cache.put(event.request.url, fetched.clone()).catch(() => {}));
  }
  return fetched;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  // Without a network or space, each file is fetched when it is needed.
  else if (event.data === "store-rest") event.waitUntil(storeRest().catch(() => {}));
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const isOurs = url.startsWith(self.registration.scope) && !url.startsWith(DOCUMENTS);
  if (method === "GET" && isOurs) {
    event.respondWith(answer(event));
  }
});
