/** What acts and people are called. */

import { t } from "../i18n/messages.svelte";
import type { ActKind, PersonKindView } from "../wire";

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
