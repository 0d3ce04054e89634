/** A table of a server, played over its socket without a page: much faster than by its board. */

import WebSocket from "ws";
import type { Command, NewTable, StepView, TableView, ToClient } from "../../src/wire";
import { post } from "./server";

/** How far back a man is that a step moves. */
const rank = ({ from }: StepView) => (typeof from === "number" ? from : 25);

/**
 * What a person says who always moves the rearmost man by the number that a tap plays, and goes on
 * to the next game; null if the match is over or another player is to act.
 */
export function nextCommand(table: TableView): Command | null {
  if (table.phase.kind === "over") return table.phase.match_over ? null : { type: "next_game" };
  if (table.can_throw) return { type: "throw" };
  const back = Math.max(...table.legal.map(rank));
  const steps = table.legal.filter((step) => rank(step) === back);
  const chosen = table.dice?.find((face) => table.legal.some(({ number }) => number === face));
  const step = steps.find(({ number }) => number === chosen) ?? steps[0];
  if (step) return { type: "step", from: step.from, number: step.number };
  return table.can_done ? { type: "done" } : null;
}

/** A table of a server, joined without a page. */
export class SocketTable {
  readonly id: string;
  readonly #socket: WebSocket;
  #table: TableView | null = null;
  #waiting: (() => void)[] = [];

  /** Joins a table. */
  constructor(url: string, id: string) {
    this.id = id;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${id}/socket`);
    this.#socket.on("message", (data) => {
      const said = JSON.parse(String(data)) as ToClient;
      // No patches are folded here: the answer to each event is a request for the whole state.
      if (said.type === "patch") this.#socket.send(JSON.stringify({ type: "refresh" }));
      if (said.type !== "snapshot") return;
      this.#table = said.table;
      for (const look of this.#waiting) look();
    });
  }

  /** Creates a table and joins it. */
  static async create(url: string, table: NewTable): Promise<SocketTable> {
    const { id } = await post<{ id: string }>(`${url}/api/tables`, table);
    return new SocketTable(url, id);
  }

  /** Waits for a state of the table. */
  until(fits: (table: TableView) => boolean): Promise<TableView> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.#table || !fits(this.#table)) return;
        this.#waiting.splice(this.#waiting.indexOf(look), 1);
        resolve(this.#table);
      };
      this.#waiting.push(look);
      look();
    });
  }

  /** Sends a command for the state known, and waits for a later one. */
  async send(command: Command): Promise<TableView> {
    const { version } = await this.until(() => true);
    this.#socket.send(JSON.stringify({ ...command, after: version }));
    return await this.until((table) => table.version > version);
  }

  /** Plays both sides until `stop` returns true; returns the state then. */
  async playOn(stop: (table: TableView) => boolean): Promise<TableView> {
    for (;;) {
      const now = await this.until((table) => stop(table) || nextCommand(table) !== null);
      const next = stop(now) ? null : nextCommand(now);
      if (!next) return now;
      await this.send(next);
    }
  }

  close(): void {
    this.#socket.close();
  }
}
