/**
 * Something large is mounted in slices, each in a task of its own, so that the browser can draw
 * and listen meanwhile. For use while a component begins.
 */
export class Slices {
  /** How many slices there are by now. */
  now = $state(0);

  /** Counts up to `all` as soon as it is `ready`. */
  constructor(all: number, ready: () => boolean) {
    $effect(() => {
      if (!ready() || this.now === all) return;
      const timer = setTimeout(() => this.now++);
      return () => clearTimeout(timer);
    });
  }
}
