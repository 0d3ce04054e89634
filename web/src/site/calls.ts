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
  #lost: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly start: () => Worker,
    /** The first message to the Worker. */
    readonly begin: Message,
    /** Milliseconds after which a Worker without an answer counts as lost: browsers may end one. */
    readonly lostMs = Number.POSITIVE_INFINITY,
  ) {}

  /** Sends a question. Resolves to the answer as JSON text. */
  call(message: (call: number) => Message): Promise<string> {
    const worker = this.#started();
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      this.#watch(worker);
      worker.postMessage(message(call));
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      this.#watch(worker);
      const waiting = this.#waiting.get(data.call);
      this.#waiting.delete(data.call);
      if ("text" in data) waiting?.resolve(data.text);
      else waiting?.reject(new Error(data.failed));
    };
    worker.onerror = () => this.#end(worker);
    worker.postMessage(this.begin);
    this.#worker = worker;
    return worker;
  }

  /** Waits for the next answer of a Worker. */
  #watch(worker: Worker): void {
    clearTimeout(this.#lost);
    if (this.lostMs === Number.POSITIVE_INFINITY) return;
    this.#lost = setTimeout(() => {
      if (worker === this.#worker && this.#waiting.size > 0) this.#end(worker);
    }, this.lostMs);
  }

  /** Ends a Worker that cannot be loaded or was ended. The next question starts another one. */
  #end(worker: Worker): void {
    worker.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error("the Worker ended"));
    this.#waiting.clear();
  }
}
