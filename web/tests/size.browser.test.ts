/** The page is small: a first visit on a slow line waits for its script and style. */

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const DIST = join(dirname(fileURLToPath(import.meta.url)), "../dist");

/** The largest first load, in bytes compressed by gzip. */
const LIMIT = 84_000;

it("the first load is one script and one style, and small", async () => {
  const html = await readFile(join(DIST, "index.html"), "utf8");
  const paths = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  expect(paths.map((path) => path.replace(/.*\./, "")).sort()).toEqual(["css", "js"]);
  const files = await Promise.all(paths.map((path) => readFile(join(DIST, path))));
  const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  // No other script is needed before the first board: the script imports none.
  const script = files[paths.findIndex((path) => path.endsWith(".js"))]?.toString() ?? "";
  expect(script).not.toMatch(/\b(?:from|import) ?"\.\//);
});
