/** A host of plain files: the page without a server, written by `cargo xtask site --out DIR`. */

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { build, type Plugin } from "vite";
import { hostFiles } from "./fileHost";

/** The folder, named by ROSESPRING_SITE; empty if there is none. */
export const SITE = process.env["ROSESPRING_SITE"] ?? "";

/** The path of the folder on its host. */
const BELOW = "/games/rosespring/";

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
  const { url, stop } = await hostFiles((path) => {
    const inside = path.startsWith(BELOW) ? path.slice(BELOW.length) : "..";
    const name = normalize(inside === "" ? "index.html" : inside);
    return name.startsWith("..") ? null : join(folder, name);
  });
  const replace = (next: string) => {
    folder = next;
  };
  return { url: url + BELOW, replace, stop };
}

/** A version of the page. */
export interface Version {
  folder: string;
  remove(): Promise<void>;
}

/**
 * An earlier version of the page: that of another commit, named by ROSESPRING_SITE_BEFORE, or one
 * built from other sources. Its scripts, the folder of its module and its list of files have other
 * names, so the host of the later version has none of them.
 */
export async function earlierVersion(): Promise<Version> {
  const named = process.env["ROSESPRING_SITE_BEFORE"];
  if (named) return { folder: named, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "rosespring-earlier-"));
  const { id, files, later } = await buildOf(SITE);
  const [core = "", data = ""] = ["core-", "data-"].map((kind) =>
    (files.concat(later).find((file) => file.startsWith(kind)) ?? "").replace(/\/.*/, ""),
  );
  const earlier = (name: string) => name.replace(core, `${core}0`).replace(data, `${data}0`);
  await buildPage(folder, { VITE_CORE: `${core}0`, VITE_DATA: `${data}0` });
  const assets = (await readdir(join(folder, "assets"))).map((name) => `assets/${name}`);
  const listed = (names: string[]) =>
    names.filter((name) => !name.startsWith("assets/")).map(earlier);
  const [now, rest] = [[...listed(files), ...assets], listed(later)];
  const same = [...files, ...later].filter((name) => !name.startsWith("assets/"));
  for (const name of ["sw.js", ...same]) await cp(join(SITE, name), join(folder, earlier(name)));
  const names = { start: "index.html", files: now.sort(), later: rest, rest };
  const build = JSON.stringify({ id: `${id}0`, ...names });
  await writeFile(join(folder, "files.js"), `self.BUILD = ${build};\n`);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** What the service worker of a version knows of its build. */
async function buildOf(folder: string): Promise<{ id: string; files: string[]; later: string[] }> {
  const text = await readFile(join(folder, "files.js"), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Builds the page and its Workers with a line that the real ones do not have. */
async function buildPage(outDir: string, variables: Record<string, string>): Promise<void> {
  const line: Plugin = {
    name: "other-source",
    transform: (code, id) =>
      /\/src\/(main|site\/\w+\.worker)\.ts$/.test(id)
        ? `${code}\nglobalThis.isEarlier = true;\n`
        : null,
  };
  const before = process.env;
  process.env = { ...before, ...variables, NODE_ENV: "production" };
  try {
    await build({
      mode: "site",
      logLevel: "error",
      plugins: [line],
      worker: { plugins: () => [line] },
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    process.env = before;
  }
}

/** Waits until the files of the page are stored in the browser, with those fetched once it is idle. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await pause();
    const list = await (await fetch("files.js")).text();
    const { rest } = JSON.parse(list.slice(list.indexOf("{"), list.lastIndexOf("}") + 1)) as {
      rest: string[];
    };
    const cache = await caches.open("later-rosespring");
    while ((await cache.keys()).length < rest.length) await pause();
  });
}
