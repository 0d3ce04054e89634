/** Which tab of a browser gives the links of a table without its player: the one last looked at. */

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, "request">;

/**
 * A tab's turn to give links. Without locks, as on a page loaded by plain http, every tab gives them:
 * what is stored is compared with what the other tabs stored, and the server takes a link once.
 */
export class TabTurn {
  #name: string;
  #locks: Locks | null;
  #changed: (isOurs: boolean) => void;
  /** Gives the lock back; null while another tab has it. */
  #release: (() => void) | null = null;
  #isWaiting = false;
  #taking: Promise<void> | null = null;

  /** `line` is the address of the table's socket. */
  constructor(line: string, locks: Locks | null, changed: (isOurs: boolean) => void) {
    this.#name = `rosespring-links-${line}`;
    this.#locks = locks;
    this.#changed = changed;
    if (!locks) changed(true);
  }

  /** Takes the turn when no other tab has it any more. */
  wait(): void {
    if (this.#isWaiting || this.#release) return;
    this.#isWaiting = true;
    this.#request({}, () => {
      this.#isWaiting = false;
    });
  }

  /** Takes the turn from the tab that has it; resolves when that is done. */
  take(): Promise<void> {
    if (!this.#locks || this.#release) return Promise.resolve();
    // A second request would take the turn from the first one.
    this.#taking ??= new Promise<void>((resolve) => {
      this.#request({ steal: true }, resolve);
    }).finally(() => {
      this.#taking = null;
    });
    return this.#taking;
  }

  /** Leaves the turn to another tab. */
  leave(): void {
    if (!this.#release) return;
    this.#release();
    this.#release = null;
    this.#changed(false);
  }

  #request(options: LockOptions, granted: () => void): void {
    if (!this.#locks) return;
    const held = this.#locks.request(this.#name, options, () => {
      granted();
      return this.#hold();
    });
    held.catch((error: unknown) => {
      const isStolen = error instanceof DOMException && error.name === "AbortError";
      if (isStolen) return this.#lose();
      // A browser that refuses locks has none.
      this.#locks = null;
      this.#changed(true);
      granted();
    });
  }

  /** Keeps the lock until this tab leaves it. */
  #hold(): Promise<void> {
    if (this.#release) return Promise.resolve();
    return new Promise((resolve) => {
      this.#release = resolve;
      this.#changed(true);
    });
  }

  #lose(): void {
    if (!this.#release) return;
    this.#release = null;
    this.#changed(false);
    this.wait();
  }
}
