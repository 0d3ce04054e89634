/** The players and their seats. */

import { t } from "../../i18n/messages.svelte";
import type { Player, Seat, TableView } from "../../wire";
import { playerOf } from "./sides";

export * from "./sides";

/** Default names of players; each language has a translation of them. */
export const YOU = "You";
const GIVEN: Record<string, "play-you" | "play-white" | "play-black"> = {
  [YOU]: "play-you",
  White: "play-white",
  Black: "play-black",
};

/** Characters that change the direction of the text around them. New tables refuse them in names;
 * older tables and records of other programs may hold them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name without the characters that change the direction of the text around it. */
export const withoutDirection = (name: string): string => name.replace(DIRECTION, "");

/** A player's name within a sentence. */
export function playerName(player: Player): string {
  if (player.kind !== "person") return t("play-computer");
  const given = GIVEN[player.name];
  return given ? t(given) : withoutDirection(player.name);
}

/** A player's name standing alone; for a computer it includes the level. */
export const playerTitle = (player: Player): string =>
  player.kind === "person" ? playerName(player) : t("play-computer-at", { level: player.level });

export const seatName = (table: TableView, seat: Seat): string => playerName(playerOf(table, seat));

/** The player a sentence is about. A person alone at the screen is addressed as "you". */
export interface Addressee {
  name: string;
  who: "you" | "other";
}

export const addresseeOf = (player: Player): Addressee => ({
  name: playerName(player),
  who: player.kind === "person" && player.name === YOU ? "you" : "other",
});

export function addressee(table: TableView, seat: Seat): Addressee {
  const player = playerOf(table, seat);
  if (table.you === undefined) return addresseeOf(player);
  return { name: playerName(player), who: table.you === seat ? "you" : "other" };
}
