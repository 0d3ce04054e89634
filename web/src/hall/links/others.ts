/** Tells what the other side did from what a command of the player leads to. Pure. */

import type { TableEvent, TableView } from "../../wire";

/** Whether the other side did it, and no command of the player. */
export function isOfOthers(
  event: TableEvent,
  { you, dice_links }: TableView,
  after: TableView,
): boolean {
  if (you !== "white" && you !== "black") return false;
  if (event.kind === "links_changed") {
    const own = you === "white" ? 0 : 1;
    return dice_links?.linked[own] === after.dice_links?.linked[own];
  }
  const by = "mover" in event ? event.mover : "thrower" in event ? event.thrower : you;
  return by !== you;
}
