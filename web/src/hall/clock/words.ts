/** The names of time controls. */

import { t } from "../../i18n/messages.svelte";
import type { TimeControl } from "../../wire";
import { daysOf, secondsOf } from "./reading";

/** The name of a time control; null is none. */
export function timeName(control: TimeControl | null): string {
  switch (control) {
    case null:
      return t("hall-time-none");
    case "fast":
    case "normal":
    case "slow":
      return t(`hall-time-${control}`);
    default:
      return t("hall-time-days", { days: daysOf(control) });
  }
}

/** How much time a control gives in a match to `units`; empty for none. */
export function timeNote(control: TimeControl | null, units: number): string {
  if (control === null) return "";
  const seconds = secondsOf(control, units);
  return seconds ? t("hall-time-live-note", seconds) : t("hall-time-days-note");
}
