/** What the project holds, for the tests of the page: test vectors, the routes, the rules pages. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const CRATES = join(ROOT, "crates");

/** The chains and throws that a program in Python has computed. */
export const chainVectors = () =>
  JSON.parse(readFileSync(join(CRATES, "dice/tests/it/chains.json"), "utf8"));

/** The paths of all routes of a server, from its description. */
export const serverPaths = () =>
  Object.keys(JSON.parse(readFileSync(join(CRATES, "server/openapi.json"), "utf8")).paths);

/** The texts of all rules pages. */
export const rulesPages = () => {
  const folder = join(ROOT, "docs/rules");
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
};

/** The text of the rules page of a game. */
export const rulesPage = (game) => readFileSync(join(ROOT, "docs/rules", `${game}.md`), "utf8");
