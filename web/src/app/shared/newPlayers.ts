/** The players of a new table. */

import type { Player, Seat } from "../../wire";
import { stored } from "./room";
import { YOU } from "./seats";

export type Opponent = "computer" | "friend";

/** The default name of each side, which the page translates. */
const UNNAMED = { white: "White", black: "Black" } satisfies Record<Seat, string>;

const KEY = "rosespring.names";
/** The number of names that are remembered. */
const MOST = 6;

const person = (name: string): Player => ({ kind: "person", name });

/** White and Black at a new table: two people, or one person in the given seat and the computer. */
export function newPlayers(opponent: Opponent, seat: Seat, level: number): [Player, Player] {
  if (opponent === "friend") return peopleNamed({ white: "", black: "" });
  const computer: Player = { kind: "computer", level };
  return seat === "white" ? [person(YOU), computer] : [computer, person(YOU)];
}

/** Two people at one screen; a side without a name has that of its men. */
export function peopleNamed(names: Record<Seat, string>): [Player, Player] {
  const of = (seat: Seat) => person(names[seat].trim() || UNNAMED[seat]);
  return [of("white"), of("black")];
}

/** The names typed last in this browser, the newest first. */
export function lastNames(): string[] {
  const kept = stored<unknown>(KEY);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string").slice(0, MOST) : [];
}

/** Remembers the names of two people who begin to play. */
export function rememberNames(names: Record<Seat, string>): void {
  const typed = [names.white, names.black].map((name) => name.trim()).filter((name) => name !== "");
  try {
    const all = [...new Set([...typed, ...lastNames()])];
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Without storage the names are typed again.
  }
}
