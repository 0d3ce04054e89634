/**
 * For tests: games of a hall as White's page received them, recorded by the server's own code
 * (`cargo xtask codegen`), and a page that receives them through a proxy.
 */

import { vi } from "vitest";
import type { Rules } from "../../../packages/rules/src/rules";
import { fold } from "../../app/live/fold";
import { TableStore } from "../../app/live/table.svelte";
import type { OwnChain } from "../../dice/keeper";
import type { Command, LinksPatch, TablePatch, TableView, ToClient } from "../../wire";
import games from "./games.ndjson?raw";
import { LinkGuard } from "./guard";
import { Replay } from "./replay";
import { chainOf } from "./secret";
import { MemoryChains } from "./testing";

export interface RecordedGame {
  name: string;
  /** The last value of White's chain. */
  secret: string;
  first: TableView;
  messages: ToClient[];
  /** The commands of White's page, and the version of the table at which each was sent. */
  sent: { after: number; command: Command }[];
  record: unknown;
}

export const GAMES = games
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as RecordedGame);

/** A socket that the test drives. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.readyState = 3;
  }
}

/** A copy of a message: what a test changes in it stays in the test. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The page of White's player. */
export class RecordedPage {
  store!: TableStore;
  guard!: LinkGuard;
  /** What the page sent last by itself. */
  message: Command | null = null;
  #socket!: FakeSocket;
  #seen: Promise<void> = Promise.resolve();

  constructor(
    readonly chains: MemoryChains,
    /** The rules by which the page replays the game; null before they are loaded. */
    readonly rules: Rules | null = null,
  ) {
    vi.stubGlobal("WebSocket", FakeSocket);
    this.reload();
  }

  /** Forgets everything but what this browser stores. */
  reload(): void {
    this.store?.close();
    const guard = new LinkGuard(this.chains);
    this.guard = guard;
    this.store = new TableStore("/test");
    this.#socket = FakeSocket.last;
    this.#socket.onopen?.();
    const replay = this.rules && new Replay(this.rules);
    this.store.received = (table, event) => {
      const contradiction = replay?.check(table, event ?? null) ?? null;
      this.#seen = this.#seen.then(async () => {
        if (contradiction !== null) return guard.stop(table);
        this.message = await guard.see(table);
        if (this.message) guard.sent(this.message);
      });
      return false;
    };
    this.store.dismissed = () => {
      this.#seen = this.#seen.then(() => guard.refused());
    };
  }

  get table(): TableView {
    if (!this.store.newest) throw new Error("nothing was shown yet");
    return this.store.newest;
  }

  get fault(): string | null {
    return this.guard.state.kind === "fault" ? this.guard.state.fault : null;
  }

  /** Whether the page has asked for what it lacks since the last call. */
  asksForNews(): boolean {
    const asks = this.#socket.sent.some(({ type }) => type === "refresh");
    this.#socket.sent = [];
    return asks;
  }

  async hear(message: ToClient): Promise<void> {
    this.#socket.onmessage?.({ data: JSON.stringify(message) });
    await this.#seen;
  }

  async show(table: TableView): Promise<void> {
    await this.hear({ type: "snapshot", table });
  }

  /** Gives the command that White's page gave in the recorded game; what the page makes of it. */
  give(command: Command): Promise<Command | null> {
    const type = command.type.replace("_with_link", "");
    const plain = "link" in command ? ({ type } as Command) : command;
    return this.guard.dress(this.table, plain);
  }

  close(): void {
    this.store.close();
  }
}

/** The chains of a browser in which the secret of the recorded page is drawn. */
export async function chainsOf({ first, secret }: RecordedGame): Promise<MemoryChains> {
  const chains = new MemoryChains();
  const context = first.dice_links?.context ?? "";
  const [commitment = ""] = await chainOf(context, "W", secret);
  await chains.add({
    context,
    party: "W",
    table: first.id,
    game: first.game_number,
    last: secret,
    commitment,
    commitments: null,
    opened: [],
    mark: null,
    fault: null,
    knowsReplaced: 0,
  } satisfies OwnChain);
  return chains;
}

/** The states of a recorded game, by their versions. */
export function statesOf({ first, messages }: RecordedGame): Map<number, TableView> {
  let table = first;
  const states = new Map([[table.version, table]]);
  for (const message of messages) {
    if (message.type !== "patch") throw new Error("only patches are recorded");
    table = fold(table, message).table;
    states.set(table.version, table);
  }
  return states;
}

/** What a proxy makes of a message; the same message if nothing. */
export type MessageProxy = (
  message: ToClient,
  page: RecordedPage,
) => ToClient[] | Promise<ToClient[]>;

export const honest: MessageProxy = (message) => [message];

/** Plays a recorded game at a page behind a proxy, until the page finds a fault. */
export async function playAt(
  page: RecordedPage,
  game: RecordedGame,
  proxy: MessageProxy = honest,
  compare: (sent: Command | null, recorded: Command) => void = () => {},
): Promise<void> {
  const give = async () => {
    const { version } = page.table;
    for (const { after, command } of game.sent) {
      if (after !== version) continue;
      const isByItself = command.type === "link" || command.type === "commit_dice";
      compare(isByItself ? page.message : await page.give(command), command);
    }
  };
  const states = statesOf(game);
  await page.show(copy(game.first));
  await give();
  let now = game.first;
  for (const message of game.messages) {
    now = states.get(now.version + 1) ?? now;
    for (const changed of await proxy(copy(message), page)) {
      await page.hear(changed);
      if (page.asksForNews()) await page.show(copy(now));
    }
    if (page.fault) return;
    await give();
  }
}

/** The changes of the links that a patch tells, if any. */
export const linksIn = ({ set }: TablePatch): LinksPatch | null => set?.dice_links ?? null;

/** Changes the patches that `is` accepts, from the one with this number on. */
export function changing(
  is: (patch: TablePatch, page: RecordedPage) => boolean,
  change: (patch: TablePatch, page: RecordedPage) => void,
  from = 1,
): MessageProxy {
  let number = 0;
  return (message, page) => {
    if (message.type === "patch" && is(message, page) && ++number >= from) change(message, page);
    return [message];
  };
}

/** Shows a changed state once, as if something had happened, where `is` accepts the state before. */
export function inserting(
  is: (table: TableView) => boolean,
  change: (table: TableView) => void,
): MessageProxy {
  let isDone = false;
  return (message, page) => {
    const { newest } = page.store;
    if (isDone || !newest || !is(newest)) return [message];
    isDone = true;
    const table = copy(newest);
    table.version++;
    change(table);
    return [{ type: "snapshot", table }, message];
  };
}
