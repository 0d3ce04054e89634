/** The server's routes for analyses. */

import { ENDED } from "../app/host";
import { isOwnId, page } from "../app/roles";
import { call } from "../app/shared/http";
import { eventsPath, withNewItems } from "../app/shared/reviews";
import { transport } from "../app/transport";
import type { ImportFault, ReviewNews, ReviewSummary, ReviewView, RunReview } from "../wire";
import { isLookedAt } from "./report";

/** The analyses, since the page was loaded, of files whose encoding was assumed. */
const assumed = new Set<string>();

/** Whether the encoding of the record of an analysis was assumed. */
export const isAssumed = (id: string): boolean => assumed.has(id);

/** What was left out of the files of analyses, since the page was loaded. */
const left = new Map<string, readonly ImportFault[]>();

/** What was left out of the file of an analysis. */
export const notesOf = (id: string): readonly ImportFault[] => left.get(id) ?? [];

const at = (id: string) => `/api/analyses/${encodeURIComponent(id)}`;

export const analyses = (): Promise<ReviewSummary[]> => call("GET", "/api/analyses");
/** Whether the person at this page may go on with an analysis: the hall's are finished. */
export const isOwnAnalysis = (id: string): boolean => !page.hasHall || isOwnId(id);

/**
 * Analyses a record; `isAssumed` if it was not known how its file is encoded, `notes` say what was
 * left out of it.
 */
export async function analyseRecord(
  record: string,
  isAssumed = false,
  notes: readonly ImportFault[] = [],
): Promise<ReviewSummary> {
  const summary = await call<ReviewSummary>("POST", "/api/analyses", { record });
  if (isAssumed) assumed.add(summary.id);
  if (notes.length > 0) left.set(summary.id, notes);
  return summary;
}
export const removeAnalysis = (id: string): Promise<void> => call("DELETE", at(id));
export const runAnalysis = (id: string, what: Partial<RunReview>): Promise<ReviewSummary> =>
  call("POST", `${at(id)}/run`, what);
export const stopAnalysis = (id: string): Promise<ReviewSummary> => call("POST", `${at(id)}/stop`);

/** The address of the page of an analysis. */
export const analysisPath = (id: string): string => `/analysis/${encodeURIComponent(id)}`;

/** The items at which analyses are to be opened, each once. */
const opened = new Map<string, number>();

/** Lets the page of an analysis begin at an item. */
export const openAt = (id: string, item: number): unknown => opened.set(id, item);

/** The item at which an analysis begins: the first one, unless another was asked for. */
export function firstItem(id: string): number {
  const item = opened.get(id) ?? 0;
  opened.delete(id);
  return item;
}

/**
 * Returns an analysis once every decision has been looked at, or null if it does not exist. While
 * somebody waits for it, the host goes on with it. `signal` ends the wait, with null.
 */
export function lookedAt(id: string, signal: AbortSignal): Promise<ReviewView | null> {
  const events = transport.news(eventsPath(id));
  return new Promise<ReviewView | null>((resolve) => {
    let view: ReviewView | null = null;
    const end = (found: ReviewView | null) => {
      events.close();
      resolve(found);
    };
    signal.addEventListener("abort", () => end(null));
    events.onerror = () => {
      // The stream connects again by itself unless the host refused.
      if (events.readyState === ENDED) end(null);
    };
    events.onmessage = (event: MessageEvent<string>) => {
      const news = JSON.parse(event.data) as ReviewNews;
      if (news.type === "gone") return end(null);
      if (news.type === "all") view = news.review;
      else if (view) view = withNewItems(view, news.items, news.figures);
      if (view && isLookedAt(view)) end(view);
    };
  });
}
