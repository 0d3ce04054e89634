/** The seats of a table and who has them, without texts. Pure. */

import type { Player, Seat, TableView } from "../../wire";

/** The players of a table, and the seat of the person at this page if they are elsewhere. */
export type Seated = Pick<TableView, "white_player" | "black_player" | "you">;

export const opposite = (seat: Seat): Seat => (seat === "white" ? "black" : "white");

export const playerOf = (table: Seated, seat: Seat): Player =>
  seat === "white" ? table.white_player : table.black_player;

export const isPerson = (table: Seated, seat: Seat): boolean =>
  playerOf(table, seat).kind === "person";

/** Whether a person at this screen plays a side. */
export const isHere = (table: Seated, seat: Seat): boolean =>
  isPerson(table, seat) && (table.you === undefined || table.you === seat);

/** Whether the screen is for one player, whose opponent is the computer or at another machine. */
export const isAlone = (table: Seated): boolean =>
  isHere(table, "white") !== isHere(table, "black");

/** The side drawn at the bottom: that of the player at this screen, or else White. */
export function bottomSeat(table: Seated): Seat {
  return !isHere(table, "white") && isHere(table, "black") ? "black" : "white";
}

/** The side that is to throw or to play, if the game goes on. */
export function moverOf(table: Pick<TableView, "phase">): Seat | null {
  const phase = table.phase;
  if (phase.kind === "throw" || phase.kind === "name") return phase.thrower;
  return phase.kind === "play" || phase.kind === "confirm" ? phase.mover : null;
}
