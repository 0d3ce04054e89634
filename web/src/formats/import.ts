/** Checks the size and the kind of pasted or dropped text. Pure. */

/** The longest record that is read, in bytes; the server has the same limit. */
export const RECORD_BYTES_MAX = 4 << 20;
/** A longer text is not shown while it is read. */
export const SHOWN_CHARS_MAX = 20_000;

/** The files of records: Rosespring's, `.mat` and SGF. */
export const RECORD_FILES = ".json,.txt,.text,.mat,.sgf,application/json,text/plain";

/**
 * Whether a text is too long. The number of characters is a lower limit of the bytes: counting them
 * exactly would take as long as sending them.
 */
export const isTooLong = (text: string): boolean => text.length > RECORD_BYTES_MAX;

/** Bytes as megabytes, for a sentence. */
export const megabytes = (bytes: number): number => Math.round((bytes / (1 << 20)) * 10) / 10;

/** Whether a text looks like a record; any other text is read as a position. */
export function isRecord(text: string): boolean {
  const start = text.trimStart().slice(0, 400);
  if (start.startsWith("{")) return !/"(phase|points)"\s*:/.test(start);
  return /^(rosespring record\b|\(;)/i.test(start) || start.trim().includes("\n");
}

/** Whether the content of a file is text. */
export const isText = (text: string): boolean => !/[\0\uFFFD]/.test(text.slice(0, 10_000));
