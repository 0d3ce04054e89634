/** Fills the places of the table page and of every page's frame with the parts of the hall. */

import { isOwnId, page } from "../app/roles";
import { bell } from "../app/shell/later";
import { route } from "../app/shell/route.svelte";
import { slots } from "../app/table/slots";
import type { TableView } from "../wire";

/** Whether people at other machines are at the table. */
const isShared = (table: TableView) => table.you !== undefined;
/** Whether the person at this page plays there. */
const isSeated = (table: TableView) => isShared(table) && table.you !== "none";
const hasClock = (table: TableView) => table.clock !== undefined;
const hasLinks = (table: TableView) => isSeated(table) && table.dice_links !== undefined;
/** Whether a hall may show the table to a player: it could take seat and links away in mid-game. */
const mayHaveLinks = (table: TableView) => hasLinks(table) || (page.hasHall && isServed(table));
const isServed = ({ you }: TableView) =>
  you !== "none" && !isOwnId(decodeURIComponent(route.path.split("/")[2] ?? ""));

export function fillSlots(): void {
  slots.presence.fill(isShared, () => import("./leave/Presence.svelte"), "hall");
  slots.clock.fill(hasClock, () => import("./clock/Clock.svelte"), "hall");
  slots.leave.fill(isShared, () => import("./leave/Leave.svelte"), "hall");
  slots.chatToast.fill(isSeated, () => import("./chat/Toast.svelte"), "hall");
  slots.chat.fill(isSeated, () => import("./chat/ChatPanel.svelte"), "hall");
  slots.diceLinks.fill(mayHaveLinks, () => import("./links/LinksNotice.svelte"), "hall");
  slots.ratedGame.fill(isSeated, () => import("./RatedGame.svelte"));
  slots.gameCheck.fill(hasLinks, () => import("./links/GameCheck.svelte"), "hall");
  slots.rematch.fill(isSeated, () => import("./Rematch.svelte"), "hall", "join", "lobby");
  slots.watching.fill(isShared, () => import("./watch/Watching.svelte"), "hall");
  if (page.hasHall) bell.fill(() => import("../notices/Bell.svelte"), "notices");
}
