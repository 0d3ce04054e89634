/** A jan: more men on the bar than points to enter. Pure. */

import type { Seat, TableView } from "../../wire";

/** The men of a side on the bar, and its entry points, 24 to 19, on which no man of it stands. */
export const janCount = (
  table: Pick<TableView, "points" | Seat>,
  seat: Seat,
): { bar: number; free: number } => ({
  bar: table[seat].bar,
  free: 6 - table.points.filter((point) => point[`${seat}_number`] > 18 && point[seat]).length,
});
