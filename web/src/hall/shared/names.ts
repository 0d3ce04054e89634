/** The names of guests. */

import { withoutDirection } from "../../app/shared/seats";
import { t } from "../../i18n/messages.svelte";
import type { InvitationView, PersonKindView } from "../../wire";

/** A name for a guest who gives none. The message has marks that keep its number apart. */
export const newGuestName = (): string =>
  withoutDirection(t("hall-guest", { number: 100 + Math.floor(Math.random() * 900) }));

/** A name that `newGuestName` made, in whichever language; the previews of links know it too. */
const GUEST_NAME = /^\p{L}[\p{L}\p{M}]* \p{Nd}{3}$/u;

/** Whether a person has a name by which friends know them. */
export const isNamed = (name: string, kind: PersonKindView): boolean =>
  kind !== "guest" || !GUEST_NAME.test(name);

/** Who invites to a game, in a sentence. */
export function invites({ inviter, inviter_kind }: InvitationView, game: string): string {
  return isNamed(inviter, inviter_kind)
    ? t("join-invites", { name: inviter, game })
    : t("join-invites-friend", { game });
}

/** The name typed, or else that of the guest. */
export const nameOrGuest = (typed: string, guest: string): string => typed.trim() || guest;
