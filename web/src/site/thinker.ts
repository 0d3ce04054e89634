/** Asks the Worker that thinks. */

import type { Folders } from "../app/roles";
import { WorkerCalls } from "./calls";
import type { Question, StoredGame, ToThinker } from "./messages";

/** Milliseconds after which a Worker without an answer counts as lost: a slow phone needs seconds. */
const LOST_MS = 180_000;

export class Thinker {
  #calls: WorkerCalls<ToThinker>;

  constructor(folders: Folders) {
    const start = () =>
      new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    this.#calls = new WorkerCalls(start, { type: "begin", folders }, LOST_MS);
  }

  /** The module's answer to a question about a table, as JSON text. */
  request(game: StoredGame, question: Question): Promise<string> {
    return this.#calls.call((call) => ({ type: "ask", call, game, question }));
  }
}
