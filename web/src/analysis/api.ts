/** The server's routes for analyses. */

import { call } from "../app/shared/http";
import type { PositionQuestion, PositionReview, ReviewSummary, RunReview } from "../wire";

const at = (id: string) => `/api/analyses/${encodeURIComponent(id)}`;

export const analyses = (): Promise<ReviewSummary[]> => call("GET", "/api/analyses");
export const analyseTable = (table: string): Promise<ReviewSummary> =>
  call("POST", "/api/analyses", { table });
export const analyseRecord = (record: string): Promise<ReviewSummary> =>
  call("POST", "/api/analyses", { record });
export const removeAnalysis = (id: string): Promise<void> => call("DELETE", at(id));
export const runAnalysis = (id: string, what: Partial<RunReview>): Promise<ReviewSummary> =>
  call("POST", `${at(id)}/run`, what);
export const stopAnalysis = (id: string): Promise<ReviewSummary> => call("POST", `${at(id)}/stop`);
/** Analyses a position; `signal` cancels the request. */
export const analysePosition = (
  question: Partial<PositionQuestion>,
  signal: AbortSignal,
): Promise<PositionReview> => call("POST", "/api/analyse", question, signal);

/** The address of the page of an analysis. */
export const analysisPath = (id: string): string => `/analysis/${encodeURIComponent(id)}`;
/** The address of the event stream that sends new figures. */
export const eventsPath = (id: string): string => `${at(id)}/events`;
