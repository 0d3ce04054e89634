/** Reads binary files of other programs with a module that is loaded when such a file comes. */

import type { Folders } from "../app/roles";
import type { ImportFault } from "../wire";
import type { ToArchive } from "./messages";

/** What the module answers. */
export interface ArchiveContent {
  /** The record as JSON, or the id of the position; null if nothing can be used. */
  text: string | null;
  /** The faults of the file, each with its place. */
  faults: ImportFault[];
  /** What is left out. */
  notes: ImportFault[];
}

/** Reads a file. Resolves to null if the module cannot be loaded, or ends without an answer. */
export function readArchive(folders: Folders, bytes: Uint8Array): Promise<ArchiveContent | null> {
  const worker = new Worker(new URL("./archive.worker.ts", import.meta.url), { type: "module" });
  const question: ToArchive = { folders, bytes };
  const answer = new Promise<ArchiveContent | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) =>
      resolve(data === null ? null : (JSON.parse(data) as ArchiveContent));
    worker.onerror = () => resolve(null);
    worker.postMessage(question, [bytes.buffer]);
  });
  return answer.finally(() => worker.terminate());
}
