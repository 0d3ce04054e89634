import { describe, expect, it } from "vitest";
import { type Locks, TabTurn } from "./tabs";

/** Locks as browsers have them, for one name: a queue, and requests that take the lock away. */
class FakeLocks {
  #held: { stop: (error: DOMException) => void } | null = null;
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

/** Tabs of one browser, and which of them have the turn. */
function tabs(count: number, locks: FakeLocks | null = new FakeLocks()) {
  const have: boolean[] = Array(count).fill(false);
  const all = have.map((_, index) => {
    const told = (isOurs: boolean) => {
      have[index] = isOurs;
    };
    return new TabTurn("t1", locks as Locks | null, told);
  });
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return have;
  };
  return { all: all as [TabTurn, TabTurn, TabTurn], settled };
}

describe("the turn of a tab", () => {
  it("is that of the first, and passes on when it leaves", async () => {
    const { all, settled } = tabs(3);
    for (const tab of all) tab.wait();
    expect(await settled()).toEqual([true, false, false]);
    all[0].leave();
    expect(await settled()).toEqual([false, true, false]);
  });

  it("is taken by the tab that is looked at, and comes back when that one leaves", async () => {
    const { all, settled } = tabs(3);
    for (const tab of all) tab.wait();
    for (let round = 0; round < 3; round++) {
      for (const place of [2, 0, 1]) {
        await all[place]?.take();
        expect(await settled()).toEqual([0, 1, 2].map((other) => other === place));
      }
    }
    all[1].leave();
    expect((await settled()).filter((has) => has)).toHaveLength(1);
  });

  it("is taken once by a tab that asks for it twice at once", async () => {
    const told: boolean[] = [];
    const tab = new TabTurn("t1", new FakeLocks() as unknown as Locks, (is) => told.push(is));
    await Promise.all([tab.take(), tab.take()]);
    await new Promise((resolve) => setTimeout(resolve));

    expect(told).toEqual([true]);
  });

  it("is that of every tab where the browser has no locks or refuses them", async () => {
    const without = tabs(3, null);
    for (const tab of without.all) tab.wait();
    expect(await without.settled()).toEqual([true, true, true]);

    const refusing = new FakeLocks();
    refusing.request = () => Promise.reject(new DOMException("no", "SecurityError"));
    const refused = tabs(3, refusing);
    await Promise.all(refused.all.map((tab) => tab.take()));
    expect(await refused.settled()).toEqual([true, true, true]);
  });
});
