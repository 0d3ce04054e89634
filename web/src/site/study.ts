/** Asks the Worker with the module for studying, which is loaded by the first question. */

import { WorkerCalls } from "./calls";
import type { Folders, ToStudy } from "./messages";
import type { Call } from "./module";

export class Study {
  #calls: WorkerCalls<ToStudy>;

  constructor(folders: Folders) {
    const start = () =>
      new Worker(new URL("./study.worker.ts", import.meta.url), { type: "module" });
    this.#calls = new WorkerCalls(start, { type: "begin", folders });
  }

  /** The module's answer, as JSON text. */
  ask(asked: Call): Promise<string> {
    return this.#calls.ask((call) => ({ type: "ask", call, asked }));
  }
}
