/** What the crates of the project hold, for the tests of the page: test vectors, and the routes. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CRATES = join(dirname(fileURLToPath(import.meta.url)), "../../crates");

/** The chains and throws that a program in Python has computed. */
export const chainVectors = () =>
  JSON.parse(readFileSync(join(CRATES, "dice/tests/it/chains.json"), "utf8"));

/** The paths of all routes of a server, from its description. */
export const serverPaths = () =>
  Object.keys(JSON.parse(readFileSync(join(CRATES, "server/openapi.json"), "utf8")).paths);
