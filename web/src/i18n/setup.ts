/** Lets tests speak English. */

import { loadTexts } from "./messages.svelte";

await loadTexts("play");
