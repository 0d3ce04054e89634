/** The clock of all pages of a run: it stands, and timers fire in the order of their times. */

/** When a run begins, in milliseconds since 1970; as in crates/sim/src/world.rs. */
const BEGIN_MS = 1_800_000_000_000;
/** The time between two frames of a screen. */
const FRAME_MS = 16;

interface Timer {
  id: number;
  at: number;
  /** After how long it fires again; null if it does not. */
  every: number | null;
  work: () => void;
}

export class StandingClock {
  /** Milliseconds since the run began. */
  now = 0;
  #timers: Timer[] = [];
  #last = 0;
  /** What a timer does besides its work: it acts in the tab that set it. */
  #within: (work: () => void) => () => void;

  constructor(within: (work: () => void) => () => void) {
    this.#within = within;
  }

  /** Takes the place of the clock and the timers of Node. */
  install(): void {
    const later = (every: boolean) => (work: () => void, ms?: number) =>
      this.set(work, ms ?? 0, every);
    const stop = (id?: number) => this.stop(id);
    Object.assign(globalThis, {
      setTimeout: later(false),
      setInterval: later(true),
      clearTimeout: stop,
      clearInterval: stop,
      requestAnimationFrame: (work: (ms: number) => void) =>
        this.set(() => work(this.now), FRAME_MS, false),
      cancelAnimationFrame: stop,
    });
    Date.now = () => BEGIN_MS + this.now;
    performance.now = () => this.now;
  }

  set(work: () => void, ms: number, repeats = false): number {
    const id = ++this.#last;
    const every = repeats ? Math.max(1, ms) : null;
    const at = this.now + Math.max(1, Math.round(ms));
    this.#add({ id, at, every, work: this.#within(work) });
    return id;
  }

  stop(id?: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Resolves after a time. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.set(resolve, ms);
    });
  }

  /** When the next timer fires; null if there is none. */
  get next(): number | null {
    return this.#timers[0]?.at ?? null;
  }

  /** Lets the next timer fire. */
  fire(): void {
    const timer = this.#timers.shift();
    if (!timer) return;
    this.now = Math.max(this.now, timer.at);
    if (timer.every !== null) this.#add({ ...timer, at: this.now + timer.every });
    timer.work();
  }

  #add(timer: Timer): void {
    const place = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(place < 0 ? this.#timers.length : place, 0, timer);
  }
}
