/** Reads a file that a person chose or dropped. */

import { page } from "../app/roles";
import { loadTexts, number, t } from "../i18n/messages.svelte";
import type { ImportFault } from "../wire";
import { ARCHIVE_BYTES_MAX, decode, megabytes, RECORD_BYTES_MAX } from "./import";

/** The text of a file: a record or a position. */
export interface FoundText {
  text: string;
  /** Whether its encoding is not known. */
  isAssumed: boolean;
  /** What is not in the text, of a file of another program. */
  notes: readonly ImportFault[];
}

/** A sentence that says why a file has no text, and its faults. */
export interface Refusal {
  refusal: string;
  faults: readonly ImportFault[];
}

const refused = (refusal: string, faults: readonly ImportFault[] = []): Refusal => ({
  refusal,
  faults,
});

/** Reads a file; the texts of `formats` must be loaded. Those of faults are loaded if there are any. */
export async function readFile(file: File): Promise<FoundText | Refusal> {
  if (file.size > ARCHIVE_BYTES_MAX) {
    return refused(tooLong("formats-too-long", file.size, ARCHIVE_BYTES_MAX));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = decode(bytes);
  if (content.text !== null) {
    if (file.size > RECORD_BYTES_MAX) return refused(tooLong("formats-too-long", file.size));
    return { ...content, notes: [] };
  }
  const { kind, isArchive } = content;
  if (isArchive && page.folders) return readArchive(bytes);
  return refused(kind ? t("formats-other-file", { name: kind }) : t("formats-no-text"));
}

/** Reads a binary file of another program. */
async function readArchive(bytes: Uint8Array): Promise<FoundText | Refusal> {
  const folders = page.folders;
  if (!folders) return refused(t("formats-no-text"));
  const { readArchive } = await import("../site/archive");
  const [found] = await Promise.all([readArchive(folders, bytes), loadTexts("imports")]);
  if (!found) return refused(t("formats-not-loaded"));
  const { text, notes, faults } = found;
  if (text === null) return refused(t("formats-not-read"), faults);
  return { text, isAssumed: false, notes: [...faults, ...notes] };
}

/** The sentence about a text that is too long, with its size. */
export const tooLong = (
  message: "formats-too-long" | "formats-pasted-too-long",
  bytes: number,
  most = RECORD_BYTES_MAX,
): string => t(message, { size: number(megabytes(bytes)), most: number(megabytes(most)) });
