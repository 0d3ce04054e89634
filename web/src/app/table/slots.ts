/** The places of the table page that a folder above fills: the hall does, for people elsewhere. */

import type { Component } from "svelte";
import type { Area } from "../../i18n/messages.svelte";
import type { Seat, TableView } from "../../wire";
import type { TableStore } from "../live/table.svelte";
import { Slot } from "../shared/later.svelte";

/** The properties of a part of the table page. */
export type TableProps = {
  store: TableStore;
  table: TableView;
};

/** The properties of a part beside the name of a player. */
export type SeatProps = TableProps & { seat: Seat };

/** A place of the table page, filled at some tables. */
class TableSlot<Props extends TableProps = TableProps> {
  #slot = new Slot<Props>();
  #isFor: (table: TableView) => boolean = () => false;

  /** Fills the slot at the tables that `isFor` accepts. */
  fill(
    isFor: (table: TableView) => boolean,
    load: () => Promise<{ default: Component<Props> }>,
    ...areas: Area[]
  ): void {
    this.#isFor = isFor;
    this.#slot.fill(load, ...areas);
  }

  /** The part at a table; null if it has none, or until it is loaded. */
  at(table: TableView | null): Component<Props> | null {
    return table && this.#isFor(table) ? this.#slot.now : null;
  }
}

export const slots = {
  /** Beside a player's name. */
  presence: new TableSlot<SeatProps>(),
  /** In the strip of a player, before the score. */
  clock: new TableSlot<SeatProps>(),
  /** Over the board: what ends a match before its end. */
  leave: new TableSlot(),
  /** Over the board: nothing that is seen, while a game is rated. */
  ratedGame: new TableSlot(),
  /** Over the board: a new message. */
  chatToast: new TableSlot(),
  /** A tab of the panel. */
  chat: new TableSlot(),
  /** Over the board: why the page gives no link for the dice. */
  diceLinks: new TableSlot(),
  /** In the card of the result: whether the record is what the page saw. */
  gameCheck: new TableSlot(),
  /** In the card of the result. */
  rematch: new TableSlot(),
  /** Above the buttons. */
  watching: new TableSlot(),
};
