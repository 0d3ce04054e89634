/** The names of guests. */

import { withoutDirection } from "../../app/shared/seats";
import { t } from "../../i18n/messages.svelte";

/** A name for a guest who gives none. The message has marks that keep its number apart. */
export const newGuestName = (): string =>
  withoutDirection(t("hall-guest", { number: 100 + Math.floor(Math.random() * 900) }));

/** The name typed, or else that of the guest. */
export const nameOrGuest = (typed: string, guest: string): string => typed.trim() || guest;
