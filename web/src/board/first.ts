/** A board drawn before the page has loaded: without input, and without the part for Svelte. */

export { default as FirstBoard } from "./FirstBoard.svelte";
export type { BoardLook } from "./types";
export { plainPosition, type Trays } from "./view";
