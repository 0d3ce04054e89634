/** Asks the Worker with the module for studying, which is loaded by the first question. */

import type { Folders } from "../app/roles";
import { WorkerCalls } from "./calls";
import type { BodyCall, StoredGame, ToStudy } from "./messages";
import type { Call } from "./module";
import { refuseErrors } from "./refusal";

export class Study {
  #calls: WorkerCalls<ToStudy>;

  constructor(folders: Folders) {
    const start = () =>
      new Worker(new URL("./study.worker.ts", import.meta.url), { type: "module" });
    this.#calls = new WorkerCalls(start, { type: "begin", folders });
  }

  /** The module's answer, as JSON text. */
  call(asked: Call): Promise<string> {
    return this.#calls.call((call) => ({ type: "ask", call, asked }));
  }

  /** The answer to the body of a route about a position, as JSON. */
  async answer(asked: BodyCall): Promise<string> {
    const text = await this.#calls.call((call) => ({ type: "body", call, asked }));
    refuseErrors(text);
    return text;
  }

  /** A match in a form, as JSON. */
  async export(game: StoredGame, format: string): Promise<string> {
    const text = await this.call({ call: "export", ...game, format });
    refuseErrors(text);
    return text;
  }
}
