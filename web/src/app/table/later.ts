/** What the table page loads after its first board. */

import { Later } from "../shared/later.svelte";
import { settingForms } from "../shell/later";

export const scenes = new Later(() => import("./scenes"), "play-scenes");

/** The form for the throws of real dice. */
export const diceEntry = new Later(() => import("./DiceEntry.svelte"), "companion");

/** Whether players at other machines are there. */
export const presences = new Later(() => import("../../hall/shared/presence.svelte"), "hall");

/** The clocks of players at other machines. */
export const clocks = new Later(() => import("../../hall/clock/Clock.svelte"), "hall");

/** Countdowns, and what can end a match of two people at other machines before its end. */
export const leaving = new Later(() => import("../../hall/leave/Leave.svelte"), "hall");

/** The messages between two people at other machines. */
export const chatToasts = new Later(() => import("../../hall/chat/Toast.svelte"), "hall");
export const chatPanels = new Later(() => import("../../hall/chat/ChatPanel.svelte"), "hall");

/** The way to another match of two people at other machines. */
export const rematches = new Later(() => import("../../hall/Rematch.svelte"), "hall");

/** How many people watch a table, and how late. */
export const watchings = new Later(() => import("../../hall/watch/Watching.svelte"), "hall");

/** Loads everything that a player may want to see in the course of a game. */
export function loadAll(): void {
  // A failure is of no consequence yet: what is needed is loaded again then.
  for (const part of [scenes, settingForms]) part.load().catch(() => {});
}
