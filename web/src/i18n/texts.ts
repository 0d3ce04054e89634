/**
 * The files of texts that the first board does not need. Their list is a module that is loaded
 * later, because the list alone is as large as a part of the page.
 */

import type { TextLoader } from "./messages.svelte";

export const FILES: Record<string, TextLoader> = import.meta.glob<string>(
  ["./*/*.ftl", "!./*/play.ftl", "!./*/play-pages.ftl"],
  { query: "?raw", import: "default" },
);
