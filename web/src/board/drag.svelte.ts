/** A pointer that is held down on a board: a tap until it has gone far enough to be a drag. */

import type { XY } from "./geometry";

/** Pixels from which on a tap becomes a drag. */
const DRAG_PIXELS = 7;

export interface Held<From> {
  /** What the pointer was put down on. */
  from: From;
  start: XY;
  /** Where the pointer is now. */
  at: XY;
  /** Whether something is being dragged. */
  moving: boolean;
}

export class Drag<From> {
  held = $state.raw<Held<From> | null>(null);

  begin(from: From, at: XY): void {
    this.held = { from, start: at, at, moving: false };
  }

  /** Follows the pointer; what may not be moved never becomes a drag. */
  follow(at: XY, movable: boolean): void {
    const { held } = this;
    if (!held) return;
    const far = Math.hypot(at.x - held.start.x, at.y - held.start.y) > DRAG_PIXELS;
    this.held = { ...held, at, moving: (held.moving || far) && movable };
  }

  /** Ends the hold and returns what it was; null if there was none. */
  end(): Held<From> | null {
    const { held } = this;
    this.held = null;
    return held;
  }
}
