/** What this screen prefers; kept in the browser, never sent. */

import type { Speed } from "./pacing";

export interface Settings {
  speed: Speed;
  numbering: "mover" | "mine";
  shape: "auto" | "wide" | "tall";
  homeLeft: boolean;
  arrows: boolean;
  /** Whether the evaluation bar is shown. */
  bar: boolean;
}

const KEY = "rosespring.settings";
const DEFAULTS: Settings = {
  speed: "normal",
  numbering: "mover",
  shape: "auto",
  homeLeft: false,
  arrows: true,
  bar: false,
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" ? { ...DEFAULTS, ...kept } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export const settings: Settings = $state(load());

/** Writes the settings down; call after a change. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether the reader asked for less motion. */
export function reducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
