/** What the buttons of home say about the people of the hall. */

import { t } from "../i18n/messages.svelte";
import type { LobbyView } from "../wire";

/** Why nobody else can be met now, where `line` is the line to the hall; null if they can. */
export const whyOff = (line: { lost: boolean } | null): string | null =>
  line?.lost ? t("home-no-hall") : null;

/** Whether somebody waits for a player. */
export const isAwaited = (lobby: Pick<LobbyView, "seeks"> | null): boolean =>
  lobby !== null && lobby.seeks.length > 0;

/** How many wait, or else how many are there; no number before the hall has told one. */
export function whoIsThere(lobby: Pick<LobbyView, "seeks" | "here"> | null): string {
  if (!lobby) return t("home-anybody-note");
  const { seeks, here } = lobby;
  return seeks.length > 0
    ? t("home-waiting", { count: seeks.length })
    : t("home-here", { count: here });
}
