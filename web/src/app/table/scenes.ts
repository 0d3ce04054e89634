/** The parts of the table that no first board shows. They are loaded together after it. */

export { default as HintTable } from "../advice/HintTable.svelte";
export { default as TutorNotice } from "../advice/TutorNotice.svelte";
export { default as HandOver } from "./HandOver.svelte";
export { default as Points } from "./Points.svelte";
export { default as ResignDialog } from "./ResignDialog.svelte";
export { default as ResignNotice } from "./ResignNotice.svelte";
export { default as Result } from "./Result.svelte";
export { default as SoundOffer } from "./SoundOffer.svelte";
