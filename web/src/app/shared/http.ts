/** The server's JSON routes. */

import type {
  Advice,
  AdviceKind,
  ImportFault,
  NewTable,
  PresetView,
  TableSummary,
  TutorAdvice,
} from "../../wire";
import { transport } from "../transport";

/** An error that the server returned. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Every fault, if there may be several. */
    readonly faults: string[] = [],
    /** The faults of an import once more, with codes. */
    readonly details: ImportFault[] = [],
  ) {
    super(message);
  }
}

export const rules = (): Promise<PresetView[]> => call("GET", "/api/rules");
export const tables = (): Promise<TableSummary[]> => call("GET", "/api/tables");
/** Resolves if a table can be opened; otherwise rejects with the server's error. */
export const checkTable = (id: string): Promise<unknown> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}`);
export const createTable = (table: NewTable): Promise<{ id: string }> =>
  call("POST", "/api/tables", table);
export const remove = (id: string): Promise<void> =>
  call("DELETE", `/api/tables/${encodeURIComponent(id)}`);
/** Requests the engine's advice about a table; `signal` cancels the request. */
export const advice = (id: string, kind: AdviceKind, signal: AbortSignal): Promise<Advice> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}/advice?kind=${kind}`, undefined, signal);

/** Requests the loss of the current turn so far. */
export const tutor = (id: string, signal: AbortSignal): Promise<TutorAdvice> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}/tutor`, undefined, signal);

/** Calls a route of the server. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const { status, text } = await transport.request(method, path, json, signal);
  const value = parse(text);
  if (status < 200 || status > 299) throw refusal(value, status);
  return value as T;
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Refusal {
  code: string;
  message: string;
  faults: string[];
  details: ImportFault[];
}

function refusal(value: unknown, status: number): ApiError {
  const body = value as { error?: Partial<Refusal> } | undefined;
  const { code = "unknown", message = `HTTP ${status}`, faults, details } = body?.error ?? {};
  return new ApiError(code, message, status, faults, details);
}
