/** The settings of this screen; stored in the browser, never sent. */

import { preferred } from "../../i18n/languages";
import { type Digits, speak } from "../../i18n/messages.svelte";

/** How fast events are shown. */
export type Speed = "slow" | "normal" | "fast" | "instant";
/** The smallest class of error at which the tutor speaks. */
export type TutorSize = "off" | "small" | "medium" | "large";
export type Theme = "wood" | "flat" | "contrast";
export type Mode = "auto" | "light" | "dark";

/** The groups of sounds with separate volumes. */
export type Voice = "dice" | "men" | "scenes";

export const VOICES: readonly Voice[] = ["dice", "men", "scenes"];

export interface Settings {
  speed: Speed;
  /**
   * Whose numbers the points and the texts have: of the side at the bottom, or of the side to move.
   * With `none` the points have no numbers, and the texts have those of the side at the bottom.
   */
  numbering: "mine" | "mover" | "none";
  shape: "auto" | "wide" | "tall";
  homeLeft: boolean;
  /** What is turned to the player across the table: nothing, the upper strip, or the board. */
  facing: "together" | "strip" | "board";
  arrows: boolean;
  /** Whether the evaluation bar is shown. */
  bar: boolean;
  /** The smallest class of error at which the tutor warns before a turn is committed. */
  tutor: TutorSize;
  theme: Theme;
  mode: Mode;
  /** The language chosen; empty for the browser's. */
  language: string;
  digits: Digits;
  /** Whether there are sounds. */
  sound: boolean;
  /** The volume, 0 to 100, of each group of sounds. */
  volumes: Record<Voice, number>;
}

const KEY = "rosespring.settings";
const DEFAULTS: Settings = {
  speed: "normal",
  numbering: "mine",
  shape: "auto",
  homeLeft: false,
  facing: "together",
  arrows: true,
  bar: false,
  tutor: "off",
  theme: "wood",
  mode: "auto",
  language: "",
  digits: "latin",
  sound: true,
  volumes: { dice: 30, men: 30, scenes: 30 },
};

function load(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return structuredClone(DEFAULTS);
  }
}

/** What earlier versions of the page stored beside the settings of today. */
interface EarlierSettings {
  /** Whether the points have their numbers beside them. */
  coordinates?: boolean;
  /** Whether sounds, which were off, have been offered. */
  soundOffered?: boolean;
}

/** The settings that a browser has stored, by this version of the page or an earlier one. */
export function settingsFrom(stored: Partial<Settings> & EarlierSettings): Settings {
  const { coordinates, soundOffered, ...kept } = stored;
  const settings = { ...structuredClone(DEFAULTS), ...kept };
  if (coordinates === false) settings.numbering = "none";
  // Earlier every sound was off until the player answered the offer.
  if (soundOffered !== undefined && VOICES.every((voice) => settings.volumes[voice] === 0))
    Object.assign(settings, { sound: !soundOffered, volumes: structuredClone(DEFAULTS.volumes) });
  return settings;
}

export const settings: Settings = $state(load());

/**
 * The language of the page: the one chosen, or else the first of the browser's that it supports.
 */
export const languageCode = (): string =>
  settings.language === "" ? preferred(navigator.languages) : settings.language;

/** Whether nothing sounds: by choice, or because the player has not touched the page yet. */
export const isSilent = (): boolean =>
  !settings.sound || navigator.userActivation?.hasBeenActive === false;

/** Loads the variables of the theme chosen, unless they are part of the page. */
export async function loadTheme(): Promise<void> {
  if (settings.theme !== "wood") await import("../../themes.css");
}

/** Stores the settings after each change, and applies them to the page. */
export function followSettings(): void {
  let kept = JSON.stringify(settings);
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      // Unchanged settings are not stored: another tab may have changed them since.
      if (text === kept) return;
      kept = text;
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // The page works without storage too.
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
      // A theme that cannot be loaded looks like the first one until the next visit.
      loadTheme().catch(() => {});
    });
    $effect(() => {
      // If the texts cannot be loaded, the page keeps its current language.
      speak(languageCode(), settings.digits).catch(() => {});
    });
  });
}

/** Whether the reader asked for less motion. */
export function reducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
