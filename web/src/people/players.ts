/** The server's routes for members as others see them. */

import { call } from "../app/shared/http";
import { number, t } from "../i18n/messages.svelte";
import type { MatchView, PlayerRating, ProfileView } from "../wire";

export const profile = (name: string): Promise<ProfileView> =>
  call("GET", `/api/players/${encodeURIComponent(name)}`);
export const matchOf = (table: string): Promise<MatchView> =>
  call("GET", `/api/tables/${encodeURIComponent(table)}/match`);

/** The match that was asked for last, by its table. */
let asked: { table: string; match: Promise<MatchView> } | undefined;

/**
 * Who plays at a table, and for what: asked once for all that show it, since it stays as it is. The
 * ratings of `matchOf` change at the end.
 */
export function seatingOf(table: string): Promise<MatchView> {
  if (asked?.table === table) return asked.match;
  const match = matchOf(table);
  asked = { table, match };
  match.catch(() => {
    if (asked?.match === match) asked = undefined;
  });
  return match;
}

export const recordOf = (table: string): Promise<unknown> =>
  call("GET", `/api/tables/${encodeURIComponent(table)}/record`);

const blockPath = (name: string): string => `/api/players/${encodeURIComponent(name)}/block`;

export const block = (name: string): Promise<void> => call("POST", blockPath(name));
export const unblock = (name: string): Promise<void> => call("DELETE", blockPath(name));

/** The path of a member's page. */
export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;

/** A rating; a question mark says that it is doubtful. */
export const ratingText = ({ rating, is_doubtful }: PlayerRating): string =>
  number(rating, { useGrouping: false }) + (is_doubtful ? "?" : "");

/** By how much a match changed a rating, with its sign. */
export const changeText = (change: number): string =>
  number(change, { signDisplay: "exceptZero", useGrouping: false });

/** The name of a speed; null is none. */
export const speedName = (speed: string | undefined): string => {
  switch (speed) {
    case "fast":
    case "normal":
    case "slow":
    case "days":
      return t(`people-speed-${speed}`);
    default:
      return t("people-speed-none");
  }
};
