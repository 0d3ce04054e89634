/** Analyses of games and positions: their routes, and how news of them change them. */

import type {
  PositionQuestion,
  PositionReview,
  ReviewSummary,
  ReviewView,
  ReviewWhat,
} from "../../wire";
import { isOwnId, page } from "../roles";
import { call } from "./http";

/** Opens the analysis of a table. For a game between people, the browser asks for its record. */
export async function analyseTable(table: string): Promise<ReviewSummary> {
  if (!page.hasHall || isOwnId(table)) return call("POST", "/api/analyses", { table });
  const record = await call("GET", `/api/tables/${encodeURIComponent(table)}/record`);
  return call("POST", "/api/analyses", { record: JSON.stringify(record) });
}

/** Analyses a position; `signal` cancels the request. */
export const analysePosition = (
  question: Partial<PositionQuestion>,
  signal: AbortSignal,
): Promise<PositionReview> => call("POST", "/api/analyse", question, signal);

/** The address of the event stream that sends new figures. */
export const eventsPath = (id: string): string => `/api/analyses/${encodeURIComponent(id)}/events`;

/** An analysis with some items and the figures replaced by newer ones. */
export function withNewItems(
  view: ReviewView,
  found: readonly { item: number; what: ReviewWhat }[],
  figures: ReviewView["figures"],
): ReviewView {
  const items = [...view.items];
  for (const { item, what } of found) {
    const before = items[item];
    if (before) items[item] = { ...before, what };
  }
  return { ...view, items, figures };
}
