/** What acts and people are called. */

import { decimal, number, t } from "../i18n/messages.svelte";
import type { ActKind, Measure, PersonKindView } from "../wire";

/** The times for which a person is silenced or an account is closed, in hours. */
export const TIMES = [24, 72, 168, 720, 8760];

const HOURS_A_DAY = 24;

/** The name of an act. */
export const actName = (kind: ActKind): string => t(`moderation-${kind}`);

/** What a person is. */
export const kindName = (kind: PersonKindView): string => t(`moderation-kind-${kind}`);

/** A time in days. */
export const timeName = (hours: number): string =>
  t("moderation-days", { days: hours / HOURS_A_DAY });

const MEASURES = {
  hard_loss: "moderation-fair-hard-loss",
  hard_best: "moderation-fair-hard-best",
  search: "moderation-fair-search",
  pace: "moderation-fair-pace",
} as const;

/** The name of a figure of fair play. */
export const measureName = (measure: Measure): string => t(MEASURES[measure]);

/** A figure of fair play: units, a share, or a ratio of times. */
export function measureFigure(measure: Measure, value: number): string {
  if (measure === "hard_loss") return decimal(value, 3);
  if (measure === "pace") return `× ${decimal(Math.exp(value), 2)}`;
  return number(value, { style: "percent", maximumFractionDigits: 0 });
}
