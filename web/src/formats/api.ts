/** What is asked of the server about records and their forms. */

import { call } from "../app/http";
import type { Converted, ConvertRecord, Format, ReviewSummary } from "../wire";

/** The match of a table so far, in a form. */
export const exportTable = (id: string, format: Format): Promise<Converted> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}/export?format=${format}`);

/** A record in another form. */
export function convertRecord(record: string, format: Format): Promise<Converted> {
  const body: ConvertRecord = { record, format };
  return call("POST", "/api/convert", body);
}

/** Keeps a record for its analysis. */
export const importRecord = (record: string): Promise<ReviewSummary> =>
  call("POST", "/api/analyses", { record });
