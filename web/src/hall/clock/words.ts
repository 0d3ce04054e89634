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

/** Matches above this many units count the men left, of which a usual game counts ten. */
const LONGEST = 7;
const USUAL_MEN_LEFT = 10;

/** How much time a control gives in a match to `units`; empty for none. */
export function timeNote(control: TimeControl | null, units: number): string {
  if (control === null) return "";
  const games = units > LONGEST ? Math.ceil(units / USUAL_MEN_LEFT) : units;
  const seconds = secondsOf(control, games);
  return seconds ? t("hall-time-live-note", seconds) : t("hall-time-days-note");
}
