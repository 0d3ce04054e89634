/** The server's routes for members as others see them. */

import { call } from "../app/shared/http";
import { number, t } from "../i18n/messages.svelte";
import type { MatchView, PlayerRating, ProfileView } from "../wire";

export const profile = (name: string): Promise<ProfileView> =>
  call("GET", `/api/players/${encodeURIComponent(name)}`);
export const matchOf = (table: string): Promise<MatchView> =>
  call("GET", `/api/tables/${encodeURIComponent(table)}/match`);

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
