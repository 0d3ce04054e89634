/** What was pasted or dropped: how long it may be, and what it is. Pure. */

/** The longest record that is read, in bytes; the server's own limit. */
export const RECORD_BYTES_MAX = 4 << 20;
/** A text longer than this is not shown while it is read. */
export const SHOWN_CHARS_MAX = 20_000;

/** How many bytes a text is at least: counting them exactly would take as long as sending them. */
export const isTooLong = (text: string): boolean => text.length > RECORD_BYTES_MAX;

/** Bytes as megabytes, for a sentence. */
export const megabytes = (bytes: number): number => Math.round((bytes / (1 << 20)) * 10) / 10;

/** Whether a text is meant as a record; anything else is read as a position. */
export function isRecord(text: string): boolean {
  const start = text.trimStart().slice(0, 400);
  if (start.startsWith("{")) return !/"(phase|points)"\s*:/.test(start);
  return /^rosespring record\b/i.test(start) || start.trim().includes("\n");
}

/** Whether what was read from a file is text. */
export const isText = (text: string): boolean => !/[\0\uFFFD]/.test(text.slice(0, 10_000));
