/**
 * Writes the SHA-256 of every file of a folder into its file SHA256SUMS, as `sha256sum --check`
 * reads it:
 *
 *     node tools/checksums.mjs FOLDER
 */

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

const NAME = "SHA256SUMS";
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: node tools/checksums.mjs FOLDER");

const entries = await readdir(folder, { withFileTypes: true, recursive: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .filter((name) => name !== NAME)
  .sort();
const lines = [];
for (const name of files) {
  const hash = createHash("sha256").update(await readFile(join(folder, name)));
  lines.push(`${hash.digest("hex")}  ${name}\n`);
}
await writeFile(join(folder, NAME), lines.join(""));
