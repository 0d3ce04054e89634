/** Pauses that can be cut short. */
export class Waits {
  #cut = false;
  #ends: (() => void)[] = [];

  /** Resolves after `ms` milliseconds; at once after `cut`, until `mend` is called. */
  wait(ms: number): Promise<void> {
    if (this.#cut || ms <= 0 || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#ends.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Ends every pause, and those still to come. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  /** Lets pauses last again. */
  mend(): void {
    this.#cut = false;
    this.#ends = [];
  }
}
