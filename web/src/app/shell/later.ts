/** What every page loads when it is first needed. */

import { Later } from "../shared/later.svelte";

export const settingForms = new Later(() => import("./settingForms"), "play-settings");
