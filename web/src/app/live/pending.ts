/** A command whose answer is awaited, and what it means in another state. Pure. */

import type { Command, TableRequest, TableView } from "../../wire";

export interface Pending {
  message: TableRequest;
  /** The state in which it was sent. */
  before: TableView;
  /** The version of the table once the command has been carried out. */
  version: number;
  /** Whether the connection was lost meanwhile: the server may not have received the command. */
  lost: boolean;
  resolve: (ok: boolean) => void;
}

/** The events, at least, to which a command leads: a link is an event before that of its throw. */
export function eventsOf(message: Command): number {
  if (message.type === "steps") return message.steps.length;
  return message.type === "throw_with_link" ? 2 : 1;
}

/** Whether a message has the same effect at every version at which it is allowed. */
export const isAside = (message: Command) =>
  message.type === "link" || message.type === "commit_dice";

/** What is offered in a state. */
const offersIn = ({ resign_offer, call_off_offer }: TableView) =>
  JSON.stringify([resign_offer, call_off_offer]);

/** What a command can change in a state; the time is not in it. */
export const gameIn = (table: TableView) =>
  JSON.stringify([
    table.position_id,
    table.phase,
    table.points,
    table.ladder,
    table.can_throw,
    table.can_done,
    offersIn(table),
  ]);

/** Whether a command that was given in one state still does the same in another one. */
export function isDue(message: Command, before: TableView | null, now: TableView | null): boolean {
  if (!now || now.version === before?.version) return true;
  if (now.position_id !== before?.position_id) return false;
  if (message.type === "throw") return now.can_throw;
  // To call off is an offer, or the answer to one.
  if (/resign|call/.test(message.type)) return offersIn(now) === offersIn(before);
  return message.type !== "done" || now.can_done;
}
