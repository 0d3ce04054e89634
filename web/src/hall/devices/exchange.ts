/** Passes the chains of a table between the devices of a person, through the server, sealed. */

import type { ChainStore, OwnChain } from "../../dice/keeper";
import type { SealedChain, SealedView } from "../../wire";
import type { DeviceKey } from "./key";
import { merged } from "./merge";
import { seal, unseal } from "./seal";

/** Milliseconds between two looks at what other devices sealed, and the number of looks. */
const LOOK_EVERY_MS = 1000;
const LOOKS = 3;

/** The routes of a server. */
export interface SealedRoutes {
  get: (table: string) => Promise<SealedView>;
  put: (table: string, sealed: SealedChain) => Promise<unknown>;
}

export class Exchange implements ChainStore {
  #chains: ChainStore;
  #ownKey: () => Promise<DeviceKey | null>;
  /** The id of the person at this browser, as the server told it; null before. */
  #reader: string | null = null;
  #table: string;
  #routes: SealedRoutes;
  #lookEveryMs: number;
  /** The chain that waits to be sealed, and whether one is under way. */
  #next: Pick<OwnChain, "context" | "party"> | null = null;
  #sending: Promise<void> | null = null;

  constructor(
    chains: ChainStore,
    ownKey: () => Promise<DeviceKey | null>,
    table: string,
    routes: SealedRoutes,
    lookEveryMs = LOOK_EVERY_MS,
  ) {
    this.#lookEveryMs = lookEveryMs;
    this.#chains = chains;
    this.#ownKey = ownKey;
    this.#table = table;
    this.#routes = routes;
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
    const view =
      (await this.#usableKey()) && (await this.#routes.get(this.#table).catch(() => null));
    if (!view) return false;
    this.#reader = view.person;
    const own = await this.#usableKey();
    if (!own) return false;
    let isNew = false;
    for (const { device, text } of view.sealed) {
      if (device === own.device) continue;
      const there = await unseal(own.key, this.#table, text);
      if (there?.table === this.#table && (await this.#store(there))) isNew = true;
    }
    return isNew;
  }

  async takeSoon(): Promise<boolean> {
    let isNew = await this.take();
    for (let look = 1; look < LOOKS && !isNew && (await this.#usableKey()); look++) {
      await new Promise((resolve) => setTimeout(resolve, this.#lookEveryMs));
      isNew = await this.take();
    }
    return isNew;
  }

  /**
   * The key, unless it is that of somebody who was at this browser before: they must not open what is
   * sealed now.
   */
  async #usableKey(): Promise<DeviceKey | null> {
    const own = await this.#ownKey().catch(() => null);
    return own && (this.#reader ?? own.person) === own.person ? own : null;
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
  give({ context, party, commitments }: OwnChain): void {
    if (commitments === null) return;
    this.#next = { context, party };
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** Resolves when everything that was given is with the server, or could not be sent. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** Seals what is stored by then. What is lost comes with the next one; the game does not wait. */
  async #send(): Promise<void> {
    while (this.#next) {
      const { context, party } = this.#next;
      this.#next = null;
      try {
        const own = this.#reader === null ? null : await this.#usableKey();
        const chain = own && (await this.#chains.get(context, party));
        if (!own || !chain) return;
        const { device, key } = own;
        await this.#routes.put(this.#table, { device, text: await seal(key, chain) });
      } catch {
        // The server does not answer, or the page came by plain http and cannot seal.
      }
    }
  }
}
