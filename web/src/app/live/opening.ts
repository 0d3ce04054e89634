/** Who begins a game, and why, in words. Pure. */

import { t } from "../../i18n/messages.svelte";
import type { Seat, TableEvent, TableView } from "../../wire";
import { addressee } from "../shared/seats";

/** Why a side begins: by the opening dice, White's and Black's, or as winner of the last game. */
export type Opening = { dice: [number, number] } | { winner: Seat };

/** The opening by dice; null before it and after the first throw of the game. */
export function openingOf({ opening_dice: dice }: TableView): Opening | null {
  return dice && dice[0] !== dice[1] ? { dice } : null;
}

/** Who begins, and why: `You begin: 5 against 3.` */
export function openingText(table: TableView, opening = openingOf(table)): string | null {
  if (!opening) return null;
  if ("winner" in opening) return t("play-begins-won", addressee(table, opening.winner));
  const [white, black] = opening.dice;
  const first = white > black ? "white" : "black";
  const [own, other] = first === "white" ? [white, black] : [black, white];
  return t("play-begins", { ...addressee(table, first), own, other });
}

/** Why a side begins after this event; undefined if the event does not change that. */
export function openingAfter(event: TableEvent, after: TableView): Opening | null | undefined {
  if (event.kind === "opening_thrown") return openingOf(after);
  if (event.kind !== "next_game") return openingOf(after) ?? undefined;
  // A game after the first one that has a thrower is begun by the winner of the last (C-7).
  const { phase } = after;
  return phase.kind === "throw" ? { winner: phase.thrower } : null;
}

/** Whether a side waits for its first throw of the game: then it is said who began, and why. */
export function isFirstThrow({ phase, moves }: TableView): boolean {
  return phase.kind === "throw" && moves.every((row) => row.thrower !== phase.thrower);
}

/** Whether a throw is not a new one, but the opening dice, which the winner plays. */
export function playsOpening(
  { opening_dice: opening }: TableView,
  dice: [number, number],
): boolean {
  const sorted = (faces: [number, number]) => [...faces].sort().join();
  return opening !== null && sorted(opening) === sorted(dice);
}
