/** What the tests of links share: a store in memory, and a table with links. */

import { table as fixture } from "../../app/shared/fixture";
import type { Triple } from "../../dice/chain";
import { type ChainStore, newestOf, type OwnChain } from "../../dice/keeper";
import type { LinksView, TableView } from "../../wire";

export const CONTEXT = "ab".repeat(32);
/** Milliseconds for thousands of hashes on a busy machine. */
export const PATIENCE_MS = 60_000;

/** Chains in memory, as copies: what is not stored is forgotten. */
export class MemoryChains implements ChainStore {
  all = new Map<string, string>();
  /** What another tab does between reading and storing. */
  beforePut: (() => Promise<void>) | null = null;

  async get(context: string, party: string): Promise<OwnChain | null> {
    const found = this.all.get(context + party);
    return found === undefined ? null : JSON.parse(found);
  }
  async ofTable(table: string): Promise<OwnChain | null> {
    return newestOf(
      [...this.all.values()].map((text) => JSON.parse(text)),
      table,
    );
  }
  async add(chain: OwnChain): Promise<OwnChain> {
    const stored = await this.get(chain.context, chain.party);
    if (!stored) await this.put(chain);
    return stored ?? chain;
  }
  async put(chain: OwnChain): Promise<boolean> {
    await this.beforePut?.();
    const stored = await this.get(chain.context, chain.party);
    if (stored && stored.revision !== chain.revision) return false;
    chain.revision = (chain.revision ?? 0) + 1;
    this.all.set(chain.context + chain.party, JSON.stringify(chain));
    return true;
  }
}

export const table = (change: Partial<TableView>) => fixture({ moves: [], ...change });

/** A table in the opening, with these links. */
export const view = (dice_links: LinksView, change: Partial<TableView> = {}): TableView =>
  table({ you: "white", phase: { kind: "opening", tie: null }, dice_links, ...change });

/** The links of a game that has begun with these commitments, before its first throw. */
export const linksOf = (commitments: Triple, change: Partial<LinksView> = {}): LinksView => ({
  context: CONTEXT,
  commitments,
  first: 0,
  next: 0,
  linked: [false, false],
  replaced: [false, false],
  last: null,
  ...change,
});

/** The links that open a throw, from all values of the three chains. */
export const linksOfThrow = (chains: string[][], number: number): Triple =>
  chains.map((values) => values[number + 1] ?? "") as Triple;
