/** The parts of the table that no first board shows. They are loaded together after it. */

export { default as HintTable } from "../advice/HintTable.svelte";
export { default as CycleLine } from "./CycleLine.svelte";
export { Coach } from "./coach.svelte";
export { default as HandOver } from "./HandOver.svelte";
export { default as NameButtons } from "./NameButtons.svelte";
export { resignNotice, tutorNotice } from "./notices";
export { default as Points } from "./Points.svelte";
export { default as ResignDialog } from "./ResignDialog.svelte";
export { default as Result } from "./Result.svelte";
export { default as TutorWhy } from "./TutorWhy.svelte";
