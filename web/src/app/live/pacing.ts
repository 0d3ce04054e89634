/** Durations of animations and pauses. Pure. */

import type { Speed } from "../shared/settings.svelte";

/** Durations in milliseconds at normal speed. */
const MAN_GAP = 60;
const MAN_LEG = 180;
const STAGE_PAUSE = 240;
const THROW = 620;
const HAND_OVER = 2600;
const NOTE = 900;
/** The longest duration of a whole cascade at normal speed, in milliseconds. */
export const CASCADE_MAX = 4000;

const FACTOR: Record<Speed, number> = { slow: 1.9, normal: 1, fast: 0.45, instant: 0 };

export interface StagePace {
  gap: number;
  leg: number;
  pause: number;
}

/** The size of a stage: the longest run of steps by one man, and the number of men. */
export interface StageShape {
  men: number;
  legs: number;
}

/**
 * The pace of one stage out of `stages`. Men start one after another and move at the same time; if
 * the whole would take too long, everything is shortened by the same factor.
 */
export function stagePace(shape: StageShape, stages: number, speed: Speed): StagePace {
  const natural = MAN_GAP * Math.max(0, shape.men - 1) + MAN_LEG * shape.legs + STAGE_PAUSE;
  const room = CASCADE_MAX / Math.max(1, stages);
  const scale = Math.min(1, room / natural) * FACTOR[speed];
  return { gap: MAN_GAP * scale, leg: MAN_LEG * scale, pause: STAGE_PAUSE * scale };
}

/** Milliseconds for which the thrown dice tumble and then rest. */
export const throwTime = (speed: Speed): number => THROW * FACTOR[speed];

/** Milliseconds for which a hand-over is shown, unless the player closes it earlier. */
export const handOverTime = (speed: Speed): number => HAND_OVER * FACTOR[speed];

/** Milliseconds for which a passing note delays the game. */
export const noteTime = (speed: Speed): number => NOTE * FACTOR[speed];

/** The pace of a player's own step; it delays nothing. */
export const ownStep = (speed: Speed): StagePace => ({
  gap: 0,
  leg: MAN_LEG * Math.min(1, FACTOR[speed]),
  pause: 0,
});

/** Milliseconds before the next attempt to connect, after a number of consecutive failures. */
export function backOff(failures: number): number {
  return Math.min(8000, 250 * 2 ** Math.min(failures, 6));
}
