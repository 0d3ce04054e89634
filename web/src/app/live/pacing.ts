/** How long things take to show. Pure. */

export type Speed = "slow" | "normal" | "fast" | "instant";

/** Milliseconds at normal speed. */
const MAN_GAP = 60;
const MAN_LEG = 180;
const STAGE_PAUSE = 240;
const THROW = 620;
const HAND_OVER = 2600;
const NOTE = 900;
/** A whole cascade takes no longer than this at normal speed. */
export const CASCADE_MAX = 4000;

const FACTOR: Record<Speed, number> = { slow: 1.9, normal: 1, fast: 0.45, instant: 0 };

export interface StagePace {
  gap: number;
  leg: number;
  pause: number;
}

/** The longest run of steps by one man and the number of men, of a stage. */
export interface StageShape {
  men: number;
  legs: number;
}

/**
 * The pace of one stage out of `stages`: men set out one after another and travel together; if the
 * whole would take too long, everything is quickened alike.
 */
export function stagePace(shape: StageShape, stages: number, speed: Speed): StagePace {
  const natural = MAN_GAP * Math.max(0, shape.men - 1) + MAN_LEG * shape.legs + STAGE_PAUSE;
  const room = CASCADE_MAX / Math.max(1, stages);
  const scale = Math.min(1, room / natural) * FACTOR[speed];
  return { gap: MAN_GAP * scale, leg: MAN_LEG * scale, pause: STAGE_PAUSE * scale };
}

/** Milliseconds the thrown dice tumble and are looked at. */
export const throwTime = (speed: Speed): number => THROW * FACTOR[speed];

/** Milliseconds the hand-over is shown, if it is not closed before. */
export const handOverTime = (speed: Speed): number => HAND_OVER * FACTOR[speed];

/** Milliseconds a passing note holds the game up. */
export const noteTime = (speed: Speed): number => NOTE * FACTOR[speed];

/** Milliseconds one's own step takes; it holds nothing up. */
export const ownStep = (speed: Speed): StagePace => ({
  gap: 0,
  leg: MAN_LEG * Math.min(1, FACTOR[speed]),
  pause: 0,
});

/** Milliseconds before the next try to connect, after `failures` in a row. */
export function backOff(failures: number): number {
  return Math.min(8000, 250 * 2 ** Math.min(failures, 6));
}
