/** A host of plain files: the page without a server, written by `cargo xtask site --out DIR`. */

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { Page } from "playwright-core";

/** The folder, named by ROSESPRING_SITE; empty if there is none. */
export const SITE = process.env["ROSESPRING_SITE"] ?? "";

/** The path of the folder on its host. */
const BELOW = "/games/rosespring/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export interface FileHost {
  /** The address of the page. */
  url: string;
  /** Serves the files of another folder from now on. */
  replace(folder: string): void;
  stop(): Promise<void>;
}

/** Serves the files as a host does that knows nothing of them: other paths are not found. */
export async function serveFiles(): Promise<FileHost> {
  let folder = SITE;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const inside = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) : "..";
    const name = normalize(inside === "" ? "index.html" : inside);
    try {
      if (name.startsWith("..")) throw new Error("outside of the folder");
      const bytes = await readFile(join(folder, name));
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const replace = (next: string) => {
    folder = next;
  };
  return {
    url: `http://127.0.0.1:${address.port}${BELOW}`,
    replace,
    stop: () => stop(server),
  };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** A later version of the page, in which the document has the attribute `data-next`. */
export async function nextVersion(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "rosespring-next-"));
  await cp(SITE, folder, { recursive: true });
  const change = async (name: string, from: string | RegExp, to: string) => {
    const path = join(folder, name);
    const text = await readFile(path, "utf8");
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${name} has no ${from}`);
    await writeFile(path, changed);
  };
  await change("index.html", "<html ", "<html data-next ");
  await change("files.js", /"id":"\w+"/, '"id":"next"');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Waits until the files of the page are stored in the browser, with those fetched later. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await pause();
    const list = await (await fetch("files.js")).text();
    const { later } = JSON.parse(list.slice(list.indexOf("{"), list.lastIndexOf("}") + 1)) as {
      later: string[];
    };
    const cache = await caches.open("later-rosespring");
    while ((await cache.keys()).length < later.length) await pause();
  });
}
