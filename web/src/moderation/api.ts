/** The server's routes for moderators. */

import { ApiError, call } from "../app/shared/http";
import { problem } from "../app/shared/names";
import { maybe } from "../i18n/messages.svelte";
import type { ActView, ModerationView, NewAct, PersonRecord } from "../wire";

export const moderation = (): Promise<ModerationView> => call("GET", "/api/moderation");
export const personRecord = (id: string): Promise<PersonRecord> =>
  call("GET", `/api/moderation/people/${encodeURIComponent(id)}`);
export const act = (wanted: NewAct): Promise<ActView> =>
  call("POST", "/api/moderation/acts", wanted);

/** The path of a person's page, for moderators. */
export const personPath = (id: string): string => `/moderation/${encodeURIComponent(id)}`;

/** The text of an error. */
export function moderationProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "";
  return maybe(`moderation-refused-${code}`) ?? problem(error);
}
