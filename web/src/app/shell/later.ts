/** What every page loads when it is first needed. */

import { Later, Slot } from "../shared/later.svelte";

/** Tells a person of a hall what happens while they look elsewhere. */
export const bell = new Slot();
export const settingForms = new Later(() => import("./settingForms"), "play-settings");
