/** The server's routes for records and their formats. */

import { call } from "../app/shared/http";
import type { ConvertedRecord, Format } from "../wire";

/** The match of a table so far, in a format. */
export const exportTable = (id: string, format: Format): Promise<ConvertedRecord> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}/export?format=${format}`);

/** The record of an analysis, in a format. */
export const exportAnalysis = (id: string, format: Format): Promise<ConvertedRecord> =>
  call("GET", `/api/analyses/${encodeURIComponent(id)}/export?format=${format}`);
