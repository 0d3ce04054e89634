/** Several records at once: they are analysed one after the other, and reported together. */

import { ApiError } from "../app/shared/http";
import { problem } from "../app/shared/names";
import { importFaults } from "../formats/faults";
import { isRecord } from "../formats/import";
import { readFile } from "../formats/readFile";
import { t } from "../i18n/messages.svelte";
import type { ImportFault } from "../wire";
import { analyseRecord } from "./api";

/** A file that was not analysed. */
export interface RefusedFile {
  name: string;
  why: string;
  /** What is wrong in the file, where that is known. */
  faults: readonly ImportFault[];
}

/** What the page of analyses reports. */
class Several {
  /** The analyses that are reported together; none without a report. */
  ids = $state.raw<readonly string[]>([]);
  refused = $state.raw<readonly RefusedFile[]>([]);

  clear(): void {
    this.ids = [];
    this.refused = [];
  }
}

export const several = new Several();

/** Analyses files; what cannot be read is told beside the report. `ondone` hears after each one. */
export async function analyseFiles(
  files: readonly File[],
  ondone: (done: number) => void,
): Promise<void> {
  const ids: string[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, file] of files.entries()) {
    ondone(index);
    const found = await analyseFile(file).catch(reasonOf);
    if ("why" in found) refused.push({ name: file.name, ...found });
    else ids.push(found.id);
  }
  several.ids = ids;
  several.refused = refused;
}

type Refused = Omit<RefusedFile, "name">;

async function analyseFile(file: File): Promise<{ id: string } | Refused> {
  const found = await readFile(file);
  if ("refusal" in found) return { why: found.refusal, faults: found.faults };
  if (!isRecord(found.text)) return { why: t("formats-position-only"), faults: [] };
  const { id } = await analyseRecord(found.text, found.isAssumed, found.notes);
  return { id };
}

async function reasonOf(error: unknown): Promise<Refused> {
  const isImport = error instanceof ApiError && error.faults.length > 0;
  if (!isImport) return { why: problem(error), faults: [] };
  return { why: t("formats-not-read"), faults: await importFaults(error) };
}
