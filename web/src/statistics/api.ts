/** The server's route for statistics. */

import { call } from "../app/shared/http";
import type { StatisticsView } from "../wire";

/** The figures of one person, or of everybody. */
export function statistics(name: string | null): Promise<StatisticsView> {
  const query = name === null ? "" : `?${new URLSearchParams({ name })}`;
  return call("GET", `/api/statistics${query}`);
}
