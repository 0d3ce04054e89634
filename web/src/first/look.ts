/** What is known of a table before the page has loaded, and how its board looks then. Pure. */

import type { ShownTable } from "../app/live/shown";
import type { Settings } from "../app/shared/settings.svelte";
import { bottomSeat, moverOf } from "../app/shared/sides";
import { type BoardLook, plainPosition, type Trays } from "../board/first";
import type { TableView } from "../wire";

export type KnownTable = Pick<ShownTable, "white" | "black" | "mover" | "board"> &
  Pick<TableView, "you">;

/** A table that the server has written into the document. */
export const fromView = (view: TableView): KnownTable => ({
  white: view.white_player,
  black: view.black_player,
  ...(view.you && { you: view.you }),
  mover: moverOf(view),
  board: view,
});

/** The settings of the page that concern the board, as the browser has stored them. */
export type BoardSettings = Partial<Settings> & { coordinates?: boolean };

/** The look of a table's board. */
export function firstLook(
  { white, black, you, mover, board }: KnownTable,
  settings: BoardSettings,
  portrait: boolean,
  trays: Trays,
): BoardLook {
  const bottom = bottomSeat({ white_player: white, black_player: black, ...(you && { you }) });
  const reader = (settings.numbering === "mover" ? mover : null) ?? bottom;
  return {
    position: plainPosition(board, { bottom, reader, mover: mover ?? bottom }, trays),
    bottom,
    hasBar: board.has_bar,
    hasHand: board.has_hand,
    parallel: board.movement === "parallel",
    portrait,
    mirror: settings.homeLeft ?? false,
    coordinates: settings.numbering !== "none" && settings.coordinates !== false,
  };
}
