/** More men on the bar than points to enter: a jan (VQ-3), or limpold (LU-3). Pure. */

import type { Seat, TableView } from "../../wire";

/** Whether men on the bar that can never enter lose the game, by the count of {@link janCount}. */
export const losesByFreezing = ({ game }: Pick<TableView, "game">): boolean =>
  game === "verquere" || game === "ludus-anglicorum";

/** The men of a side on the bar, and its entry points, 24 to 19, on which no man of it stands. */
export const janCount = (
  table: Pick<TableView, "points" | Seat>,
  seat: Seat,
): { bar: number; free: number } => ({
  bar: table[seat].bar,
  free: 6 - table.points.filter((point) => point[`${seat}_number`] > 18 && point[seat]).length,
});
