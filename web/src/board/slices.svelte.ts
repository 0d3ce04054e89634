/**
 * Mounts something large in slices, each in a separate task, so that the browser can draw and
 * handle input in between. Create it while a component initialises.
 */
export class Slices {
  /** The number of slices mounted. */
  now = $state(0);

  /** Counts up to `all` as soon as `ready` returns true. */
  constructor(all: number, ready: () => boolean) {
    $effect(() => {
      if (!ready() || this.now === all) return;
      const timer = setTimeout(() => this.now++);
      return () => clearTimeout(timer);
    });
  }
}
