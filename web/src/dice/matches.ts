/** The matches whose dice can be checked. Pure. */

import type { TableSummary } from "../wire";

/** The finished matches of a list, the last first. Real dice and lessons promise nothing. */
export const matchesOf = (tables: readonly TableSummary[]): TableSummary[] =>
  tables
    .filter(({ finished, purpose }) => finished && (purpose === "game" || purpose === "tournament"))
    .sort((a, b) => b.changed_ms - a.changed_ms);
