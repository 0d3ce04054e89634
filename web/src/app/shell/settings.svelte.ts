/** What this screen prefers; kept in the browser, never sent. */

import { preferred } from "../../i18n/languages";
import { type Digits, speak } from "../../i18n/messages.svelte";
import type { TutorSize } from "../advice/tutor";
import type { Speed } from "../live/pacing";

export type Theme = "wood" | "flat" | "contrast";
export type Mode = "auto" | "light" | "dark";

export interface Settings {
  speed: Speed;
  numbering: "mover" | "mine";
  shape: "auto" | "wide" | "tall";
  homeLeft: boolean;
  /** How a screen between two people faces the one across: not, the upper strip, the board. */
  facing: "together" | "strip" | "board";
  /** Whether the points have their numbers beside them. */
  coordinates: boolean;
  arrows: boolean;
  /** Whether the evaluation bar is shown. */
  bar: boolean;
  /** From which errors on the tutor warns before a turn is committed. */
  tutor: TutorSize;
  theme: Theme;
  mode: Mode;
  /** The language chosen; empty for the browser's. */
  language: string;
  digits: Digits;
  /** How loud, 0 to 100, each kind of sound is. */
  volumes: Record<"dice" | "men" | "scenes", number>;
}

const KEY = "rosespring.settings";
const DEFAULTS: Settings = {
  speed: "normal",
  numbering: "mover",
  shape: "auto",
  homeLeft: false,
  facing: "together",
  coordinates: true,
  arrows: true,
  bar: false,
  tutor: "off",
  theme: "wood",
  mode: "auto",
  language: "",
  digits: "latin",
  volumes: { dice: 0, men: 0, scenes: 0 },
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" ? { ...structuredClone(DEFAULTS), ...kept } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export const settings: Settings = $state(load());

/** The language of the page: the one chosen, otherwise the first of the browser's it speaks. */
export const languageCode = (): string =>
  settings.language === "" ? preferred(navigator.languages) : settings.language;

/** Writes the settings down whenever one changes, and lets the page look and speak by them. */
export function followSettings(): void {
  let kept = JSON.stringify(settings);
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      // What was only read is not written: another tab may have changed it since.
      if (text === kept) return;
      kept = text;
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    let systemDark = $state(dark.matches);
    dark.addEventListener("change", () => {
      systemDark = dark.matches;
    });
    $effect(() => {
      const mode = settings.mode === "auto" ? (systemDark ? "dark" : "light") : settings.mode;
      Object.assign(document.documentElement.dataset, { theme: settings.theme, mode });
    });
    $effect(() => {
      // Where the texts do not come, the page goes on in the language it has.
      speak(languageCode(), settings.digits).catch(() => {});
    });
  });
}

/** Whether the reader asked for less motion. */
export function reducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
