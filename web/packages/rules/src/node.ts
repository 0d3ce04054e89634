/** The rules of tables games, for Node.js. */

import { readFile } from "node:fs/promises";
import { loadFrom, type Rules } from "./rules.js";

export { loadFrom, Rules, RulesError } from "./rules.js";
export type * from "./types.js";

/** Loads the rules; the module lies beside this file. */
export const load = async (): Promise<Rules> =>
  loadFrom(await readFile(new URL("rules.wasm", import.meta.url)));
