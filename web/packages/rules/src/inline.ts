/** The rules of tables games with the module in the script, for bundlers that move scripts. */

import { BASE64 } from "./module.js";
import { loadFrom, type Rules } from "./rules.js";

export { loadFrom, Rules, RulesError } from "./rules.js";
export type * from "./types.js";

/** Loads the rules. */
export const load = (): Promise<Rules> =>
  loadFrom(Uint8Array.from(atob(BASE64), (char) => char.charCodeAt(0)));
