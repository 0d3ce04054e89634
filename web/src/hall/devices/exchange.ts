/** Passes the chains of a table between the devices of a person, through the server, sealed. */

import type { ChainStore, OwnChain } from "../../dice/keeper";
import type { SealedChain } from "../../wire";
import type { DeviceKey } from "./key";
import { merged } from "./merge";
import { seal, unseal } from "./seal";

/** The routes of a server. */
export interface SealedRoutes {
  get: (table: string) => Promise<readonly SealedChain[]>;
  put: (table: string, sealed: SealedChain) => Promise<unknown>;
}

export class Exchange implements ChainStore {
  #chains: ChainStore;
  #ownKey: () => Promise<DeviceKey | null>;
  /** The key; null while this browser is the only one of its person. */
  #key: DeviceKey | null = null;
  #table: string;
  #routes: SealedRoutes;
  /** What waits to be sealed, and whether one is under way. */
  #next: OwnChain | null = null;
  #sending: Promise<void> | null = null;

  constructor(
    chains: ChainStore,
    ownKey: () => Promise<DeviceKey | null>,
    table: string,
    routes: SealedRoutes,
  ) {
    this.#chains = chains;
    this.#ownKey = ownKey;
    this.#table = table;
    this.#routes = routes;
  }

  /** Whether this browser shares a key with another device of its person. */
  get hasKey(): boolean {
    return this.#key !== null;
  }

  get = (context: string, party: OwnChain["party"]) => this.#chains.get(context, party);
  ofTable = (table: string) => this.#chains.ofTable(table);
  add = (chain: OwnChain) => this.#chains.add(chain);

  async put(chain: OwnChain): Promise<boolean> {
    const isStored = await this.#chains.put(chain);
    if (isStored) this.give(chain);
    return isStored;
  }

  /**
   * Takes over what the other devices sealed; whether anything was new. Without an answer of the
   * server the page goes on with what it has.
   */
  async take(): Promise<boolean> {
    const own = await this.#ownKey().catch(() => null);
    this.#key = own;
    if (!own) return false;
    let isNew = false;
    const entries = await this.#routes.get(this.#table).catch(() => []);
    for (const { device, text } of entries) {
      if (device === own.device) continue;
      const there = await unseal(own.key, this.#table, text);
      if (there?.table === this.#table && (await this.#store(there))) isNew = true;
    }
    return isNew;
  }

  async #store(there: OwnChain): Promise<boolean> {
    const here = await this.#chains.get(there.context, there.party);
    const chain = await merged(here, there);
    if (!chain) return false;
    if (here) return this.#chains.put(chain);
    await this.#chains.add({ ...chain, revision: 0 });
    return true;
  }

  /** Seals a chain for the other devices, once its commitment is in play. */
  give(chain: OwnChain): void {
    if (chain.commitments === null || !this.#key) return;
    this.#next = structuredClone(chain);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** Resolves when everything that was given is with the server, or could not be sent. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#next && this.#key) {
      const [chain, { key, device }] = [this.#next, this.#key];
      this.#next = null;
      const text = await seal(key, chain);
      // What is lost here comes with the next one; the game does not wait for it.
      await this.#routes.put(this.#table, { device, text }).catch(() => undefined);
    }
  }
}
