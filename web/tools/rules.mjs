/** The module of the rules, for the tests of the page. */

import { readFileSync } from "node:fs";

/** The bytes of the module that `cargo xtask test` names; null without it. */
export const rulesModule = () => {
  const path = process.env["ROSESPRING_RULES"];
  return path ? readFileSync(path) : null;
};
