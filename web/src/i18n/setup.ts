/** Loads the English texts for tests. */

import { loadTexts } from "./messages.svelte";

await loadTexts("play", "play-pages", "play-scenes", "play-settings", "play-stuck");
