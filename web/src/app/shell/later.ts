/** What every page loads when it is first needed. */

import { Later } from "../shared/later.svelte";

/** Tells a person of a hall what happens while they look elsewhere. */
export const bell = new Later(() => import("../../notices/Bell.svelte"), "notices");
export const settingForms = new Later(() => import("./settingForms"), "play-settings");
