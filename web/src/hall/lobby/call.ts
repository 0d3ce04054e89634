/** Calls a person to the table at which their game begins, and to a challenge. */

import { callSound } from "../../app/live/sounds";
import { callBack } from "../../app/shell/attention.svelte";
import { replaceAddress, tablePath } from "../../app/shell/route.svelte";
import { t } from "../../i18n/messages.svelte";

/** Shows a table, with a sound, and with a title that a person at another tab notices. */
export function callTo(table: string): void {
  callBack(t("lobby-begins"));
  callSound();
  replaceAddress(tablePath(table));
}

/** Tells a person that another member challenges them. */
export function callToChallenge(): void {
  callBack(t("lobby-challenged"));
  callSound();
}
