/** The players of a new table. */

import type { Player, Seat } from "../../wire";
import { YOU } from "./seats";

export type Opponent = "computer" | "friend";

/** White and Black at a new table: two people, or one person in the given seat and the computer. */
export function newPlayers(opponent: Opponent, seat: Seat, level: number): [Player, Player] {
  const person = (name: string): Player => ({ kind: "person", name });
  if (opponent === "friend") return [person("White"), person("Black")];
  const computer: Player = { kind: "computer", level };
  return seat === "white" ? [person(YOU), computer] : [computer, person(YOU)];
}
