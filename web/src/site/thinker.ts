/** Asks the Worker that thinks. */

import type { BodyCall, Folders, FromThinker, Question, StoredGame, ToThinker } from "./messages";

interface Waiting {
  resolve: (text: string) => void;
  reject: (error: Error) => void;
}

export class Thinker {
  #worker: Worker | null = null;
  #calls = 0;
  #waiting = new Map<number, Waiting>();

  constructor(readonly folders: Folders) {}

  /** The module's answer to a question about a table, as JSON text. */
  ask(game: StoredGame, question: Question): Promise<string> {
    return this.#send((call) => ({ type: "ask", call, game, question }));
  }

  /** The module's answer to a call that needs no table, as JSON text. */
  answer(asked: BodyCall): Promise<string> {
    return this.#send((call) => ({ type: "body", call, asked }));
  }

  #send(message: (call: number) => ToThinker): Promise<string> {
    const worker = this.#started();
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      worker.postMessage(message(call));
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.#waiting.get(data.call);
      this.#waiting.delete(data.call);
      if ("text" in data) waiting?.resolve(data.text);
      else waiting?.reject(new Error(data.failed));
    };
    // A Worker that cannot be loaded, or that was ended, is started again by the next question.
    worker.onerror = () => {
      worker.terminate();
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(new Error("the Worker ended"));
      this.#waiting.clear();
    };
    worker.postMessage({ type: "begin", folders: this.folders } satisfies ToThinker);
    this.#worker = worker;
    return worker;
  }
}
