/** The rules of tables games, for browsers. */

import { loadFrom, type Rules } from "./rules.js";

export { loadFrom, Rules, RulesError } from "./rules.js";
export type * from "./types.js";

/** Loads the rules; the module lies beside this file. */
export const load = (): Promise<Rules> => loadFrom(fetch(new URL("rules.wasm", import.meta.url)));
