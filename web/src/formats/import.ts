/** Checks the size and the kind of pasted or dropped text. Pure. */

/** The longest record that is read, in bytes; the server has the same limit. */
export const RECORD_BYTES_MAX = 4 << 20;
/** A longer text is not shown while it is read. */
export const SHOWN_CHARS_MAX = 20_000;

/** The longest file of another program that is read, in bytes. */
export const ARCHIVE_BYTES_MAX = 16 << 20;

/** The files of records and positions: Rosespring's and those of other programs. */
export const RECORD_FILES =
  ".json,.txt,.text,.mat,.sgf,.xg,.xgp,.bgf,.ogxm,application/json,text/plain";

/**
 * Whether a text is too long. The number of characters is a lower limit of the bytes: counting them
 * exactly would take as long as sending them.
 */
export const isTooLong = (text: string): boolean => text.length > RECORD_BYTES_MAX;

/** Bytes as megabytes, for a sentence. */
export const megabytes = (bytes: number): number => Math.round((bytes / (1 << 20)) * 10) / 10;

/** The ids of other programs beside a board: an XGID or an OGID at the start of a line, or one of gnubg. */
const POSITION_IN_LINES = /^\s*(?:xgid=|ogid[=:])|\bposition[ -]id:/im;

/** Whether a text looks like a record; any other text is read as a position. */
export function isRecord(text: string): boolean {
  const start = text
    .replace(/^\uFEFF/, "")
    .trimStart()
    .slice(0, 4000);
  if (start.startsWith("{")) return !/"(phase|points)"\s*:/.test(start);
  if (/^(rosespring record\b|\(\s*;)/i.test(start)) return true;
  return /[\n\r]/.test(start.trim()) && !POSITION_IN_LINES.test(start);
}

/** The first bytes of files that are not text, and the program or the format. */
const KINDS: readonly [bytes: string, name: string][] = [
  ["RGMH", "eXtreme Gammon (.xg, .xgp)"],
  ["OGXM", "OpenGammon (.ogxm)"],
  ["PK\x03\x04", "zip"],
  ["\x1F\x8B", "gzip"],
  ["7z\xBC\xAF", "7z"],
  ["\x89PNG", "PNG"],
  ["\xFF\xD8\xFF", "JPEG"],
  ["GIF8", "GIF"],
  ["%PDF", "PDF"],
];
/** The kinds that are read by a module for themselves. */
const ARCHIVES = ["RGMH", "OGXM"];
/** The first line of a match of BGBlitz, which says how the rest is packed. */
const BGF_HEAD = /^\{[^\n]*"encoding":"smile"[^\n]*\}\r?\n/i;
/** The root of an SGF, with the name of its encoding. */
const SGF_ENCODING = /^\s*\(\s*;[^;]*?CA\[([^\]]*)\]/;
/** The encoding of a text that is not UTF-8 and does not name one. */
export const ASSUMED_ENCODING = "Windows-1252";

/** The content of a file. */
export type FileContent =
  /** A text; `isAssumed` if its encoding is not known. */
  | { text: string; isAssumed: boolean }
  /**
   * No text; `kind` is the program or the format, or null if it is not known. `isArchive` if it is a
   * file of another program that can be read.
   */
  | { text: null; kind: string | null; isArchive: boolean };

/** Decodes the bytes of a file as the program on the command line does. */
export function decode(bytes: Uint8Array): FileContent {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 400));
  const latin = [...bytes.subarray(0, 8)].map((byte) => String.fromCharCode(byte)).join("");
  const [first, kind] = KINDS.find(([first]) => latin.startsWith(first)) ?? [];
  if (first && kind) return { text: null, kind, isArchive: ARCHIVES.includes(first) };
  if (BGF_HEAD.test(head)) return { text: null, kind: "BGBlitz (.bgf)", isArchive: true };
  const mark = latin.startsWith("\xFF\xFE")
    ? "utf-16le"
    : latin.startsWith("\xFE\xFF") && "utf-16be";
  const text = decodeAs(mark || (SGF_ENCODING.exec(head)?.[1]?.trim() ?? "utf-8"), bytes);
  if (text !== null && isText(text)) return { text, isAssumed: false };
  const assumed = decodeAs(ASSUMED_ENCODING, bytes);
  if (assumed === null || !isText(assumed)) return { text: null, kind: null, isArchive: false };
  return { text: assumed, isAssumed: true };
}

/** Decodes bytes; null if they are not in this encoding, or the browser does not know it. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a text has no control characters but those that end lines and separate words. */
const isText = (text: string): boolean => !/(?!\s)\p{Cc}/u.test(text.slice(0, 10_000));
