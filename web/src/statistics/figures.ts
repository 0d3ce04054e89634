/** Formats numbers for the statistics page. */

import { decimal, number } from "../i18n/messages.svelte";

/** A rating: whole points, without thousands separators. */
export const points = (rating: number): string =>
  number(Math.round(rating), { useGrouping: false });

/** A whole number with its sign. */
export const whole = (value: number): string =>
  number(value, { signDisplay: "exceptZero" }).replace("-", "−");

/** A probability in statistical notation. */
export const chance = (p: number): string =>
  p < 0.001 ? `< ${decimal(0.001, 3)}` : `= ${decimal(p, 3)}`;
