/** Calls a person to the table at which their game begins, and to a challenge. */

import { callSound } from "../../app/live/sounds";
import { callBack } from "../../app/shell/attention.svelte";
import { replaceAddress, route, tablePath } from "../../app/shell/route.svelte";
import { t } from "../../i18n/messages.svelte";
import { wait } from "../shared/waits.svelte";

/** The table to which a person is called who does something else; they get a moment for it. */
export const called = $state<{ table: string | null }>({ table: null });

/** The pages on which a person only waits. */
const WAITING = /^\/(?:$|people|join\/)/;

/** Shows a table, with a sound, and with a title that a person at another tab notices. */
export function callTo(table: string): void {
  const path = tablePath(table);
  wait({ seek: null, link: null, seat: null });
  if (route.path === path || called.table === table) return;
  callBack(t("lobby-begins"));
  callSound();
  if (WAITING.test(route.path)) replaceAddress(path);
  else called.table = table;
}

/** Tells a person that another member challenges them. */
export function callToChallenge(): void {
  callBack(t("lobby-challenged"));
  callSound();
}
