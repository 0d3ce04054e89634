/** The names of guests. */

import { t } from "../i18n/messages.svelte";

/** The marks that keep the direction of an argument apart; a name must not have them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A name for a guest who gives none. */
export const newGuestName = (): string =>
  t("hall-guest", { number: 100 + Math.floor(Math.random() * 900) }).replaceAll(ISOLATES, "");

/** The name typed, or else that of the guest. */
export const nameOrGuest = (typed: string, guest: string): string => typed.trim() || guest;
