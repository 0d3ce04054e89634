/** Explains in words why the man that was tapped may not move. Pure. */

import { list, maybe, number, t } from "../../i18n/messages.svelte";
import type { StepRefusal } from "../../wire";

/** A number that the man may not play, with the reason given by the rules. */
export interface RefusedNumber {
  number: number;
  refusal: StepRefusal;
}

/**
 * The reasons for all numbers of a stage, the same reason once. `label` returns the number written
 * beside the point that the mover calls `point`.
 */
export function stuckText(
  refused: readonly RefusedNumber[],
  label: (point: number) => number,
): string {
  const byText = new Map<string, number[]>();
  for (const { number: die, refusal } of refused) {
    const key = JSON.stringify(refusal);
    byText.set(key, [...(byText.get(key) ?? []), die]);
  }
  const texts = [...byText].map(([key, dice]) => {
    const { reason, point } = JSON.parse(key) as StepRefusal;
    const values: Record<string, string> = { number: list(dice) };
    if (point !== undefined) values["point"] = number(label(point));
    return maybe(`play-stuck-${reason.replaceAll("_", "-")}`, values);
  });
  const known = texts.filter((text) => text !== null);
  return known.length > 0 ? known.join(" ") : t("play-rejected-man-stuck");
}
