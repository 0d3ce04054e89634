/** The one big button: what it would do now. Pure. */

import type { FromClient, TableView } from "../wire";
import { t } from "./strings";

export interface Primary {
  kind: "throw" | "done" | "next" | "lobby";
  label: string;
  /** Whether it may be pressed. */
  ready: boolean;
  /** What pressing it says to the server; nothing if it leads back to the lobby. */
  message: FromClient | null;
}

/** The big button's work for a table; `mine` if a person here may act. */
export function primaryOf(table: TableView, mine: boolean): Primary {
  const phase = table.phase;
  if (phase.kind === "over") {
    if (phase.match_over) return { kind: "lobby", label: t.newMatch, ready: true, message: null };
    return { kind: "next", label: t.nextGame, ready: mine, message: { type: "next_game" } };
  }
  if (phase.kind === "opening" || phase.kind === "throw") {
    const label = phase.kind === "opening" ? t.throwFirst : t.throwDice;
    return { kind: "throw", label, ready: mine && table.can_throw, message: { type: "throw" } };
  }
  return { kind: "done", label: t.done, ready: mine && table.can_done, message: { type: "done" } };
}
