/** Reads a file that a person chose or dropped. */

import { number, t } from "../i18n/messages.svelte";
import { decode, megabytes, RECORD_BYTES_MAX } from "./import";

/** The text of a file, or a sentence that says why it has none. */
export type FileText = { text: string; isAssumed: boolean } | { refusal: string };

/** Reads a file; the texts of `formats` must be loaded. */
export async function readFile(file: File): Promise<FileText> {
  if (file.size > RECORD_BYTES_MAX) return { refusal: tooLong("formats-too-long", file.size) };
  const content = decode(new Uint8Array(await file.arrayBuffer()));
  if (content.text !== null) return content;
  const { kind } = content;
  return { refusal: kind ? t("formats-other-file", { name: kind }) : t("formats-no-text") };
}

/** The sentence about a text that is too long, with its size. */
export const tooLong = (
  message: "formats-too-long" | "formats-pasted-too-long",
  bytes: number,
): string =>
  t(message, { size: number(megabytes(bytes)), most: number(megabytes(RECORD_BYTES_MAX)) });
