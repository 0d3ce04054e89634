/** The action of the one big button. Pure. */

import { t } from "../../i18n/messages.svelte";
import type { Command, TableView } from "../../wire";

export interface Primary {
  kind: "throw" | "enter" | "done" | "next" | "lobby";
  label: string;
  /** Whether the button is enabled. */
  ready: boolean;
  /** The message that pressing the button sends; null if it sends none. */
  message: Command | null;
}

/** The big button's action for a table; `mine` says whether a person at this screen may act. */
export function primaryOf(table: TableView, mine: boolean): Primary {
  const phase = table.phase;
  if (phase.kind === "over") {
    if (phase.match_over)
      return { kind: "lobby", label: t("play-new-match"), ready: true, message: null };
    return {
      kind: "next",
      label: t("play-next-game"),
      ready: mine,
      message: { type: "next_game" },
    };
  }
  if (table.can_enter_dice)
    return { kind: "enter", label: t("play-enter-dice"), ready: mine, message: null };
  if (phase.kind === "opening" || phase.kind === "throw") {
    const label = phase.kind === "opening" ? t("play-throw-first") : t("play-throw");
    return { kind: "throw", label, ready: mine && table.can_throw, message: { type: "throw" } };
  }
  // With numbers left to play, and none of them played: they were handed over (LA-3).
  const declines = table.can_done && table.legal.length > 0 && !table.can_undo;
  return {
    kind: "done",
    label: t(declines ? "play-decline" : "play-done"),
    ready: mine && table.can_done,
    message: { type: "done" },
  };
}
