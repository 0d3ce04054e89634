/** The locks of a browser for one name: a queue, and requests that take the lock away. */

import { activeTab, type TabOfBrowser } from "./browser";

interface LockRequest {
  tab: TabOfBrowser | null;
  grant: () => void;
  stop: (error: Error) => void;
}

export class TabLocks {
  #held: LockRequest | null = null;
  #queue: LockRequest[] = [];

  request(_name: string, options: LockOptions, callback: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const own: LockRequest = {
        tab: activeTab(),
        stop: reject,
        grant: () => {
          this.#held = own;
          void callback().then(() => {
            if (this.#held === own) this.#pass();
            resolve();
          });
        },
      };
      if (options.steal) {
        this.#held?.stop(new DOMException("stolen", "AbortError"));
        own.grant();
      } else if (this.#held) this.#queue.push(own);
      else own.grant();
    });
  }

  /** A tab is closed: what it held or waited for is another one's. */
  forget(tab: TabOfBrowser): void {
    this.#queue = this.#queue.filter((one) => one.tab !== tab);
    if (this.#held?.tab === tab) this.#pass();
  }

  #pass(): void {
    this.#held = null;
    this.#queue.shift()?.grant();
  }
}
