/** Questions to a Worker, which answers each with the number that it came with. */

import type { WorkerAnswer } from "./messages";

interface Waiting {
  resolve: (text: string) => void;
  reject: (error: Error) => void;
}

/** A Worker that is started by the first question, and again after it has failed. */
export class WorkerCalls<Message> {
  #worker: Worker | null = null;
  #calls = 0;
  #waiting = new Map<number, Waiting>();

  constructor(
    readonly start: () => Worker,
    /** The first message to the Worker. */
    readonly begin: Message,
  ) {}

  /** Sends a question. Resolves to the answer as JSON text. */
  ask(message: (call: number) => Message): Promise<string> {
    const worker = this.#started();
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      worker.postMessage(message(call));
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
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
    worker.postMessage(this.begin);
    this.#worker = worker;
    return worker;
  }
}
