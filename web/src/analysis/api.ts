/** The server's routes for analyses. */

import { isOwnId, page } from "../app/roles";
import { call } from "../app/shared/http";
import type { ImportFault, ReviewSummary, ReviewView, RunReview } from "../wire";

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
/** An analysis with what has been found so far. */
export const loadAnalysis = (id: string): Promise<ReviewView> => call("GET", at(id));
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
