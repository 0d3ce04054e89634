/** A pointer held down on a board: a tap until it has moved far enough to be a drag. */

import type { XY } from "./geometry";

/** Pixels after which a tap becomes a drag. */
const DRAG_PIXELS = 7;

/** The place of one pointer: a mouse, a pen or a finger. */
export interface PointerPlace extends XY {
  pointer: number;
}

/** The place of a pointer event in a board drawn with this size, also if the page is scaled. */
export function pointerPlace(
  { clientX, clientY, pointerId }: PointerEvent,
  svg: SVGSVGElement | undefined,
  room: { width: number; height: number },
): PointerPlace {
  const box = svg?.getBoundingClientRect();
  if (!box) return { x: clientX, y: clientY, pointer: pointerId };
  return {
    x: ((clientX - box.left) * room.width) / box.width,
    y: ((clientY - box.top) * room.height) / box.height,
    pointer: pointerId,
  };
}

export interface Hold<From> {
  /** The pointer that holds; others change nothing. */
  pointer: number;
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

  /** Begins a hold; false if another pointer holds something. */
  begin(from: From, at: PointerPlace): boolean {
    if (this.held && this.held.pointer !== at.pointer) return false;
    this.held = { pointer: at.pointer, from, start: at, at, moving: false };
    return true;
  }

  /** Updates the pointer's position; a hold that is not `movable` never becomes a drag. */
  follow(at: PointerPlace, movable: boolean): void {
    const { held } = this;
    if (held?.pointer !== at.pointer) return;
    const far = Math.hypot(at.x - held.start.x, at.y - held.start.y) > DRAG_PIXELS;
    this.held = { ...held, at, moving: (held.moving || far) && movable };
  }

  /** Ends the hold of a pointer and returns it; null if it had none. */
  end(pointer: number): Hold<From> | null {
    const { held } = this;
    if (held?.pointer !== pointer) return null;
    this.held = null;
    return held;
  }
}
