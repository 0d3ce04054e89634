/** Who begins a game, and why, in words. Pure. */

import { t } from "../../i18n/messages.svelte";
import type { TableEvent, TableView } from "../../wire";
import { addressee } from "../shared/seats";

/** Who begins by the opening dice, until the first throw of the game: `You begin: 5 against 3.` */
export function openingText(table: TableView): string | null {
  if (!table.opening_dice) return null;
  const [white, black] = table.opening_dice;
  if (white === black) return null;
  const first = white > black ? "white" : "black";
  const [own, other] = first === "white" ? [white, black] : [black, white];
  return t("play-begins", { ...addressee(table, first), own, other });
}

/** Who begins the game after this event, and why; undefined if the event does not change that. */
export function openingAfter(event: TableEvent, after: TableView): string | null | undefined {
  if (event.kind === "opening_thrown") return openingText(after);
  if (event.kind !== "next_game") return openingText(after) ?? undefined;
  // A game after the first one that has a thrower is begun by the winner of the last (C-7).
  const { phase } = after;
  return phase.kind === "throw" ? t("play-begins-won", addressee(after, phase.thrower)) : null;
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
