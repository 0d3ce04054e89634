/**
 * Which tab lets the computer play at a table. Each tab that shows a table asks the browser for the
 * lock of that table, and one of them has it; the browser passes it on when that tab leaves or ends.
 */

/** One request for a lock. */
interface Claim {
  isHeld: boolean;
  /** Called each time this tab gets the lock. */
  held: () => void;
  /** Gives the lock back, or gives up waiting for it. */
  end: () => void;
}

export class TableLocks {
  #claims = new Map<string, Claim>();

  /** Whether this tab lets the computer play at a table. */
  holds(id: string): boolean {
    return this.#claims.get(id)?.isHeld ?? false;
  }

  /** Asks for the lock of a table, unless that was done; calls `held` once this tab has it. */
  claim(id: string, held: () => void): void {
    if (this.#claims.has(id)) return;
    const claim: Claim = { isHeld: false, held, end: () => {} };
    this.#claims.set(id, claim);
    request(id, claim);
  }

  release(id: string): void {
    this.#claims.get(id)?.end();
    this.#claims.delete(id);
  }

  releaseAll(): void {
    for (const id of [...this.#claims.keys()]) this.release(id);
  }

  /**
   * Gives the locks to tabs that wait for them, and asks for them again. A hidden tab does this:
   * browsers may suspend it.
   */
  pass(): void {
    for (const [id, claim] of this.#claims) {
      if (!claim.isHeld) continue;
      claim.isHeld = false;
      claim.end();
      request(id, claim);
    }
  }
}

function request(id: string, claim: Claim): void {
  const waiting = new AbortController();
  claim.end = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      claim.isHeld = true;
      claim.end = resolve;
      claim.held();
    });
  // Only pages of a secure address have locks; any other is the only tab for all that it knows.
  if (!navigator.locks) return void hold();
  // Rejects if the claim ends before the lock is there.
  navigator.locks
    .request(`rosespring-table ${id}`, { signal: waiting.signal }, hold)
    .catch(() => {});
}

/**
 * Calls `job` while this tab has a lock. A page of an insecure address has no locks: it calls `job`
 * at once, as if it were the only tab.
 */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  job: () => Promise<T>,
): Promise<T> {
  if (!navigator.locks) return job();
  return navigator.locks.request(name, options, job);
}
