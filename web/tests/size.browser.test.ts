/** The page is small: a first visit on a slow line waits for its script and style. */

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const DIST = join(dirname(fileURLToPath(import.meta.url)), "../dist");

/** The largest first load, in bytes compressed by gzip (ARCHITECTURE.md). */
const LIMIT = 85_000;
/** The largest script that draws the board of a table before that. */
const FIRST_BOARD_LIMIT = 7_000;

const isEarly = (path: string) => path.startsWith("assets/first-");

it("the first load is one script and one style, and small", async () => {
  const html = await readFile(join(DIST, "index.html"), "utf8");
  const all = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
  const [paths, early] = [all.filter((path) => !isEarly(path)), all.filter(isEarly)];
  expect(early.length).toBe(1);
  const size = (await readFile(join(DIST, `${early[0]}.br`))).length;
  expect(size).toBeLessThanOrEqual(FIRST_BOARD_LIMIT);
  expect(paths.map((path) => path.replace(/.*\./, "")).sort()).toEqual(["css", "js"]);
  const files = await Promise.all(paths.map((path) => readFile(join(DIST, path))));
  const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  // No other script is needed before the first board: the script imports none.
  const script = files[paths.findIndex((path) => path.endsWith(".js"))]?.toString() ?? "";
  expect(script).not.toMatch(/\b(?:from|import) ?"\.\//);
});
