/** Who sits where. */

import type { Player, Seat, TableView } from "../wire";
import { t } from "./strings";

export const opposite = (seat: Seat): Seat => (seat === "white" ? "black" : "white");

export const playerOf = (table: TableView, seat: Seat): Player =>
  seat === "white" ? table.white_player : table.black_player;

export const isPerson = (table: TableView, seat: Seat): boolean =>
  playerOf(table, seat).kind === "person";

/** The side drawn at the bottom: the person's, or White's for two people. */
export function bottomSeat(table: TableView): Seat {
  return !isPerson(table, "white") && isPerson(table, "black") ? "black" : "white";
}

/** The side that is to throw or to play, if the game goes on. */
export function moverOf(table: TableView): Seat | null {
  const phase = table.phase;
  if (phase.kind === "throw") return phase.thrower;
  return phase.kind === "play" || phase.kind === "confirm" ? phase.mover : null;
}

/** A player's name within a sentence. */
export const playerName = (player: Player): string =>
  player.kind === "person" ? player.name : t.computer;

/** A player's name standing by itself: of a computer it tells the level. */
export const playerTitle = (player: Player): string =>
  player.kind === "person" ? player.name : t.computerAt(player.level);

export const seatName = (table: TableView, seat: Seat): string => playerName(playerOf(table, seat));
