/** The faults of an imported record or position, in the language of the page. */

import { ApiError } from "../app/shared/http";
import { loadTexts, maybe, t } from "../i18n/messages.svelte";
import type { ImportFault } from "../wire";

/** A sentence about a fault. */
export interface FaultSentence {
  text: string;
  /** Whether it is the server's own sentence, in English. */
  isEnglish: boolean;
}

/** The line of names that a `.mat` has, as an example. */
const NAMES_EXAMPLE = "Ada : 0      Bo : 2";

/** The texts of codes that share one. Every other code has a text with the same name, or none. */
const SHARED: Record<string, string> = {
  "too-many-games": "too-long",
  "too-many-entries": "too-long",
  "not-finished": "no-result",
  "other-game": "other-rules",
  "not-a-throw": "not-a-row",
  "not-a-turn": "not-a-row",
  "throw-after-end": "game-over",
  "tree-expected": "sgf",
  "no-end-of-tree": "sgf",
  "no-end-of-value": "sgf",
  "other-checksum": "changed",
  "after-checksum": "expected",
  "missing-entry": "by-rules",
  "other-by-rules": "by-rules",
  "nothing-by-rules": "by-rules",
  "does-not-follow": "by-rules",
  "other-to-act": "by-rules",
  "xgid-men": "xgid-place",
  "xgid-bar": "xgid-place",
  "xgid-beaver": "xgid-doubled",
  "ogid-fields": "fields",
  "ogid-field": "field",
  "snowie-fields": "fields",
  "snowie-field": "field",
  "gnubg-character": "gnubg-men",
  "g-code-numbers": "g-code-part",
  "g-code-men": "g-code-part",
  "id-version": "id-part",
  "id-rules": "id-part",
  "id-men": "id-part",
  "id-phase": "id-part",
};

const withoutCode = (message: string): ImportFault => ({
  code: "other",
  line: null,
  column: null,
  values: {},
  message,
});

/** The faults of a refused import. Resolves when their texts are loaded. */
export async function importFaults(error: unknown): Promise<ImportFault[]> {
  await loadTexts("imports");
  if (error instanceof ApiError && error.details.length > 0) return error.details;
  if (error instanceof ApiError && error.faults.length > 0) return error.faults.map(withoutCode);
  return [withoutCode(error instanceof Error ? error.message : String(error))];
}

/** A fault as a sentence; the server's if the page has none for it. */
export function faultSentence(fault: ImportFault): FaultSentence {
  const { code, line, column, values, message } = fault;
  const given = { example: NAMES_EXAMPLE, ...values };
  const what = maybe(`imports-${SHARED[code] ?? code}`, given);
  if (what === null) return { text: message, isEnglish: true };
  const { at_game, at_row } = values;
  if (at_game !== undefined && at_row !== undefined) {
    const game = { at_game, at_row, what };
    const inGame = at_row === 0 ? t("imports-game", game) : t("imports-game-row", game);
    return { text: inGame, isEnglish: false };
  }
  if (line === null) return { text: what, isEnglish: false };
  const place = column === null ? "imports-line" : "imports-line-column";
  return { text: t(place, { line, column: column ?? 0, what }), isEnglish: false };
}
