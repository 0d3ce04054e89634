/** A table of a server, played over its socket without a page. */

import WebSocket from "ws";
import type { Command, NewTable, TableView, ToClient } from "../../src/wire";
import { post } from "./server";

export class SocketTable {
  readonly id: string;
  readonly #socket: WebSocket;
  #table: TableView | null = null;
  #waiting: (() => void)[] = [];

  private constructor(url: string, id: string) {
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

  close(): void {
    this.#socket.close();
  }
}
