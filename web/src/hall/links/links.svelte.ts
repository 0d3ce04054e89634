/** Connects the chain of a page with its table. */

import { save } from "../../app/controls/files";
import { tableAt } from "../../app/live/connection";
import type { TableStore } from "../../app/live/table.svelte";
import { whenIdle } from "../../app/shared/later.svelte";
import { openChains } from "../../dice/keeper";
import { t } from "../../i18n/messages.svelte";
import type { Command, TableEvent, TableView } from "../../wire";
import { putSealed, sealedAt } from "../devices/api";
import { Exchange } from "../devices/exchange";
import { ownKey } from "../devices/key";
import { type ChainState, LinkGuard } from "./guard";
import { isOfOthers } from "./others";
import { proofFile } from "./proof";
import { Replay } from "./replay";
import { rulesFor } from "./rules";
import { TabTurn } from "./tabs";

export class HallLinks {
  /** Whether the page can give links. */
  state = $state.raw<ChainState>({ kind: "ready" });
  /** Whether to tell the player that the other one replaced a chain. */
  tellsReplaced = $state(false);

  #guard: LinkGuard;
  #devices: Exchange;
  /** Whether the other devices of the player are being asked for a chain that is not here. */
  #asksDevices = false;
  /** The game by the rules; null until they are loaded, and if the server has other ones. */
  #replay: Replay | null = null;
  /** Whether this tab gives links without the player; the others of this browser only look on. */
  #hasTurn = $state(false);
  #turn: TabTurn;
  #stop: () => void;

  constructor(
    readonly store: TableStore,
    devices: Exchange,
    table: string,
  ) {
    this.#devices = devices;
    this.#guard = new LinkGuard(devices, table);
    this.#turn = new TabTurn(store.path, navigator.locks ?? null, (isOurs) => {
      this.#hasTurn = isOurs;
    });
    store.dress = (message) => this.#dress(message);
    store.received = (table, event, before) => {
      void store.during(this.#check(table, event ?? null));
      return event !== undefined && before !== undefined && isOfOthers(event, before, table);
    };
    store.dismissed = () => void store.during(this.#seeAgain());
    this.#stop = $effect.root(() => {
      // What was sent while the connection was lost is sent again; and what another tab left to send.
      $effect(() => {
        const { newest } = store;
        void this.#hasTurn;
        if (store.link === "open" && newest) void store.during(this.#see(newest));
      });
      $effect(() => {
        if (store.link === "open") this.#askForTurn();
        else this.#turn.leave();
        // Again after a connection without which they could not be loaded.
        if (store.link === "open") whenIdle(() => void this.#loadRules());
      });
      $effect(() => {
        const ask = () => {
          this.#askForTurn();
          if (document.visibilityState === "visible") void store.during(this.#takeAgain());
        };
        addEventListener("focus", ask);
        document.addEventListener("visibilitychange", ask);
        return () => {
          removeEventListener("focus", ask);
          document.removeEventListener("visibilitychange", ask);
        };
      });
    });
  }

  static async open(store: TableStore): Promise<HallLinks> {
    // Not from the state shown, of which the server tells what it likes.
    const table = tableAt(store.path);
    const routes = { get: sealedAt, put: putSealed };
    const devices = new Exchange(await openChains(), ownKey, table, routes);
    await devices.take();
    return new HallLinks(store, devices, table);
  }

  close(): void {
    this.#stop();
    this.#turn.leave();
    this.store.dress = null;
    this.store.received = null;
    this.store.dismissed = null;
  }

  /** Looks whether another device has played meanwhile. */
  async #takeAgain(): Promise<void> {
    if ((await this.#devices.take()) && this.store.newest) await this.#see(this.store.newest);
  }

  /** Goes on at this page, although its chain was lost. */
  async playHere(): Promise<void> {
    await this.#takeAgain();
    const table = this.store.newest;
    const message = table && (await this.#guard.replace(table));
    if (message) this.#sendOnce(message);
    else if (table) await this.#see(table);
  }

  /** Whether the player has other devices, which may have played meanwhile. */
  async hasDevices(): Promise<boolean> {
    return (await ownKey().catch(() => null)) !== null;
  }

  /** Saves what others can check of the game. */
  async saveProof(): Promise<void> {
    const proof = await this.#guard.proof();
    if (proof) save(...proofFile(proof), "application/json");
  }

  async confirmReplaced(): Promise<void> {
    this.tellsReplaced = false;
    await this.#guard.confirmReplaced();
  }

  /** A tab that the player looks at takes the turn; another one waits until none has it. */
  #askForTurn(): void {
    if (this.store.link !== "open") return;
    if (document.visibilityState === "visible") void this.store.during(this.#turn.take());
    else this.#turn.wait();
  }

  async #dress(message: Command): Promise<Command | null> {
    const table = this.store.newest;
    // What cannot be sent now must not count as sent.
    if (!table || this.store.link !== "open" || this.store.asking) return message;
    const dressed = await this.#guard.dress(table, message);
    this.store.isPlaySealed = this.#guard.isPlaySealed;
    if (!dressed) this.store.warn(t("hall-links-sealed"));
    return dressed;
  }

  /** Loads the rules, and compares with them what was shown so far. */
  async #loadRules(): Promise<void> {
    const { newest } = this.store;
    const rules = newest && !this.#replay && (await rulesFor(newest.rules));
    if (!rules || !this.store.newest || this.#replay) return;
    this.#replay = new Replay(rules);
    await this.store.during(this.#check(this.store.newest, null));
  }

  /** Compares a state with the rules, once they are loaded, and then with what is stored. */
  async #check(table: TableView, event: TableEvent | null): Promise<void> {
    if (this.#contradiction(table, event) === null) return this.#see(table);
    await this.#guard.stop(table);
    this.state = this.#guard.state;
  }

  #contradiction(table: TableView, event: TableEvent | null): string | null {
    try {
      return this.#replay?.check(table, event) ?? null;
    } catch {
      // The module has failed: the page goes on without the rules.
      this.#replay = null;
      return null;
    }
  }

  async #see(table: TableView): Promise<void> {
    const message = await this.#guard.see(table);
    this.store.isPlaySealed = this.#guard.isPlaySealed;
    const { state } = this.#guard;
    const wasLost = this.state.kind === "lost";
    if (state.kind === "lost" && !wasLost) return this.#askDevices(state);
    this.state = state;
    this.tellsReplaced = this.#guard.tellsReplaced;
    const newest = this.store.newest?.dice_links;
    const isDue =
      newest?.context === table.dice_links?.context &&
      newest?.next === table.dice_links?.next &&
      newest?.linked.join() === table.dice_links?.linked.join();
    if (message && isDue && this.#hasTurn) this.#sendOnce(message);
  }

  /** Says that the chain is lost only after the other devices of the player had time to seal it. */
  async #askDevices(lost: ChainState): Promise<void> {
    if (this.#asksDevices) return;
    this.#asksDevices = true;
    const isNew = await this.#devices.takeSoon();
    this.#asksDevices = false;
    if (!isNew) this.state = lost;
    if (this.store.newest) await this.#see(this.store.newest);
  }

  #sendOnce(message: Command): void {
    if (this.store.sendOnce(message)) this.#guard.sent(message);
  }

  async #seeAgain(): Promise<void> {
    await this.#guard.refused();
    if (this.store.newest) await this.#see(this.store.newest);
  }
}
