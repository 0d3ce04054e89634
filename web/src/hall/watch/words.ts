/** How late people without a seat see a table, in words. */

import { t } from "../../i18n/messages.svelte";

/** The delays that a person can choose, in seconds. */
export const DELAYS: readonly number[] = [0, 10, 60, 300];

/** The delay where none was chosen, in seconds. */
export const USUAL_DELAY = 10;

const MINUTE = 60;

/** When watchers see what happens, after a delay in seconds. */
export function delayText(seconds: number): string {
  if (seconds === 0) return t("hall-watch-at-once");
  return seconds < MINUTE
    ? t("hall-watch-seconds", { seconds })
    : t("hall-watch-minutes", { minutes: seconds / MINUTE });
}
