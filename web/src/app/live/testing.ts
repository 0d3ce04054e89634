/** What the tests of a table share: a socket that they drive, and a side that plays. */

import { patchOf } from "../../../tests/mock/patch.mjs";
import type { TableEvent, TableRequest, TableView, ToClient } from "../../wire";
import { table } from "../shared/fixture";
import { TableStore } from "./table.svelte";

/** A socket that the test drives. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: TableRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as TableRequest);
  }

  close() {
    this.readyState = 3;
  }

  says(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  event(event: TableEvent, after: TableView) {
    this.says(patchOf(event, after));
  }
}

export const last = () => FakeSocket.all.at(-1) as FakeSocket;

/** Opens a table in this state. */
export function opened(view: TableView): TableStore {
  const store = new TableStore("/test");
  last().onopen?.();
  last().says({ type: "snapshot", table: view });
  return store;
}

/** A table at which White plays 6 and 4. */
export const playing = (change: Partial<TableView> = {}) =>
  table({
    phase: { kind: "play", thrower: "white", mover: "white" },
    dice: [6, 4],
    legal: [{ from: 24, to: 18, number: 6, hits: false }],
    ladder: {
      thrower: "white",
      mover: "white",
      stages: [
        {
          current: true,
          numbers: [
            { number: 6, state: "to_play" },
            { number: 4, state: "to_play" },
          ],
        },
      ],
    },
    ...change,
  });
