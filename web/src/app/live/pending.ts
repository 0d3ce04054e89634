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

/** What a command can change in a state: all but the time and the links of the dice. */
const gameIn = ({ version, clock, due, dice_links, ...game }: TableView) => JSON.stringify(game);

/** Whether a command that was given in one state still does the same in another one. */
export const isSame = (before: TableView | null, now: TableView | null): boolean =>
  !before || !now || now.version === before.version || gameIn(now) === gameIn(before);

/** A command as a player gives it. */
export function withoutLink(message: TableRequest): Command {
  const { after, link, ...rest } = message as TableRequest & { link?: string };
  return { ...rest, type: rest.type.replace("_with_link", "") } as Command;
}
