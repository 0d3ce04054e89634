/** A pointer held down on a board: a tap until it has moved far enough to be a drag. */

import type { XY } from "./geometry";

/** Pixels after which a tap becomes a drag. */
const DRAG_PIXELS = 7;

export interface Hold<From> {
  /** What was under the pointer when it was pressed. */
  from: From;
  start: XY;
  /** The current position of the pointer. */
  at: XY;
  /** Whether this is a drag. */
  moving: boolean;
}

export class Drag<From> {
  held = $state.raw<Hold<From> | null>(null);

  begin(from: From, at: XY): void {
    this.held = { from, start: at, at, moving: false };
  }

  /** Updates the pointer's position; a hold that is not `movable` never becomes a drag. */
  follow(at: XY, movable: boolean): void {
    const { held } = this;
    if (!held) return;
    const far = Math.hypot(at.x - held.start.x, at.y - held.start.y) > DRAG_PIXELS;
    this.held = { ...held, at, moving: (held.moving || far) && movable };
  }

  /** Ends the hold and returns it; null if there was none. */
  end(): Hold<From> | null {
    const { held } = this;
    this.held = null;
    return held;
  }
}
