/** Refusals, with the codes of the server's routes. */

import type { RefusalCode } from "../http";
import type { ImportFault } from "../wire";
import { StoreError } from "./database";
import { LoadError } from "./module";

/** A refusal, with a code of the server's routes. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly faults: string[] = [],
    readonly details: ImportFault[] = [],
  ) {
    super(message);
  }
}

/** Throws the refusal that an answer of the module contains. */
export function refuseErrors(text: string): void {
  const answer = JSON.parse(text) as {
    error?: { code: RefusalCode; message: string; faults?: string[]; details?: ImportFault[] };
  };
  if (!answer.error) return;
  const { code, message, faults, details } = answer.error;
  throw new Refusal(code, message, faults, details);
}

/** The refusal for an error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError || error instanceof LoadError) {
    return new Refusal(error.code, error.message);
  }
  return new Refusal("internal", String(error));
}

/** The code of an error of the module; null for an answer. */
export function errorCode(text: string): string | null {
  const answer = JSON.parse(text) as { error?: { code: string } };
  return answer.error?.code ?? null;
}
