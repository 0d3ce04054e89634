/** The locks of a browser for one name: a queue, and requests that take the lock away. */

interface Holder {
  stop: (error: Error) => void;
}

export class TabLocks {
  #held: Holder | null = null;
  #queue: (() => void)[] = [];

  request(_name: string, options: LockOptions, callback: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const own = { stop: reject };
        this.#held = own;
        void callback().then(() => {
          if (this.#held !== own) return;
          this.#held = null;
          resolve();
          this.#queue.shift()?.();
        });
      };
      if (options.steal) {
        this.#held?.stop(new DOMException("stolen", "AbortError"));
        grant();
      } else if (this.#held) this.#queue.push(grant);
      else grant();
    });
  }
}
