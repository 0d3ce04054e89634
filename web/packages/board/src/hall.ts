/**
 * The page of a game of a hall: the replayer in the language and the colours that the reader has
 * chosen on the page of the hall.
 */

import "./replay";
import { stored } from "../../../src/app/shared/room";
import { languageOf, preferred } from "../../../src/i18n/languages";

/** The id of the table, from the address of the page: `/game/ID`. */
const table = location.pathname.split("/")[2] ?? "";

/** What this page reads of the settings. */
interface Settings {
  language?: string;
  mode?: "auto" | "light" | "dark";
}

const settings = stored<Settings>("rosespring.settings") ?? {};
const language = languageOf(settings.language || preferred(navigator.languages));
const dark = matchMedia("(prefers-color-scheme: dark)");

const replayer = document.querySelector("rosespring-replay");

/** Shows the colours of the settings, or those of the device. */
function show(): void {
  const isDark = settings.mode === "dark" || (settings.mode !== "light" && dark.matches);
  const mode = isDark ? "dark" : "light";
  document.documentElement.dataset["mode"] = mode;
  replayer?.setAttribute("mode", mode);
}

Object.assign(document.documentElement, { lang: language.code, dir: language.dir });
replayer?.setAttribute("lang", language.code);
replayer?.setAttribute("src", `/api/tables/${table}/record`);
dark.addEventListener("change", show);
show();
