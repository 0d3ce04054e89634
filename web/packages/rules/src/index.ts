/** The rules of tables games, for browsers. */

import { loadFrom, type Rules } from "./rules.js";

export { loadFrom, Rules, RulesError } from "./rules.js";
export type * from "./types.js";

/** The first bytes of a WebAssembly module. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** Loads the rules; the module lies beside this file. */
export const load = async (): Promise<Rules> => {
  const url = new URL("rules.wasm", import.meta.url);
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  if (MAGIC.every((byte, index) => bytes[index] === byte)) return loadFrom(bytes);
  // The server of a bundler has moved this script, and answers with a page.
  throw new Error(
    `${url} is not the module of the rules: with a bundler, import "@rosespring/rules/inline", ` +
      `or set optimizeDeps: { exclude: ["@rosespring/rules"] } (Vite)`,
  );
};
