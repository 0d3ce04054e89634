/**
 * Writes a WebAssembly module as a script that exports it in base 64:
 *
 *     node tools/inline.mjs MODULE SCRIPT
 */

import { readFile, writeFile } from "node:fs/promises";

const [module, script] = process.argv.slice(2);
if (module === undefined || script === undefined) {
  throw new Error("usage: node tools/inline.mjs MODULE SCRIPT");
}
const text = (await readFile(module)).toString("base64");
await writeFile(script, `export const BASE64 = "${text}";\n`);
