/** What the table page loads after its first board. */

import { Later } from "../shared/later.svelte";
import { settingForms } from "../shell/later";

export const scenes = new Later(() => import("./scenes"), "play-scenes");

/** The panel beside the board, or over it. */
export const panel = new Later(() => import("./Panel.svelte"));

/** The form for the throws of real dice. */
export const diceEntry = new Later(() => import("./DiceEntry.svelte"), "companion");

/** Loads everything that a player may want to see in the course of a game. */
export function loadAll(): void {
  // A failure is of no consequence yet: what is needed is loaded again then.
  for (const part of [panel, scenes, settingForms]) part.load().catch(() => {});
}
