/** Test vectors that the crates of the project hold, for the tests of the page. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CRATES = join(dirname(fileURLToPath(import.meta.url)), "../../crates");

/** The chains and throws that a program in Python has computed. */
export const chainVectors = () =>
  JSON.parse(readFileSync(join(CRATES, "dice/tests/it/chains.json"), "utf8"));
