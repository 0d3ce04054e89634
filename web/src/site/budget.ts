/**
 * The budget of a level that looks ahead: the evaluations that this device makes in the time that a
 * player does not notice. It is measured once a game and stored with it, so that the same game leads
 * to the same plays on any device (decision 29).
 */

/** Milliseconds in which the computer is to play a stage. */
const STAGE_MS = 400;
/** Milliseconds for which the speed is measured. A module runs at full speed after some of them. */
const MEASURE_MS = 120;
/** The least budget: with less, a level that looks ahead would not see farther than the others. */
export const LEAST = 10_000;

/** The budget for a speed in evaluations a millisecond, with two digits. */
export function budgetFor(speed: number): number {
  const most = Math.max(LEAST, Math.floor(speed * STAGE_MS));
  const digit = 10 ** (Math.floor(Math.log10(most)) - 1);
  return Math.floor(most / digit) * digit;
}

/** The greatest speed of searches, which `search` makes; it returns the number of evaluations. */
export function measure(search: () => number, now = () => performance.now()): number {
  let [speed, end] = [0, now() + MEASURE_MS];
  for (let begun = now(); begun < end; ) {
    const evaluations = search();
    const ended = now();
    // Browsers round times to a millisecond.
    speed = Math.max(speed, evaluations / Math.max(ended - begun, 1));
    begun = ended;
  }
  return speed;
}
