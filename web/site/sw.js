// Keeps the files of the page, so that it opens without a network. A new version is installed beside
// the old one and takes its place once no page of the old one is open, so that no game is interrupted.

importScripts("files.js");

const { id, files } = self.BUILD;
const PREFIX = "rosespring-";
const NAME = PREFIX + id;

async function install() {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept =
    request.mode === "navigate"
      ? await cache.match("index.html")
      : await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
