/** What a page remembers of its chains, in IndexedDB. */

import type { TableView } from "../wire";
import type { Party, ReplaceLimit, Triple } from "./chain";
import type { SeenLines } from "./seen";

/** A value of a chain that the page knows to be opened, with its number. */
export interface Opened {
  index: number;
  link: string;
}

/** A play as it was shown before its Done: the rows contain it only after that. */
export interface PlayShown {
  /** The thrower, the mover and the dice. */
  turn: string;
  /** The hash of the board after the play. */
  board: string;
}

/** What was shown before the link of a throw was given. */
export interface Mark {
  throw: number;
  /** The number of rows of the move list, and their hash. */
  rows: number;
  hash: string;
  /** The play that the Done with the link commits; absent or null if the link went without one. */
  play?: PlayShown | null;
}

/** What a page was shown about the dice of a game. */
export interface Known {
  /** The commitments of all, once they were shown. */
  commitments: Triple | null;
  /** The values opened last, of White, Black and the server. */
  opened: Opened[];
  /** What was shown before the link of a throw was given; null before the first link. */
  mark: Mark | null;
  /** What was shown before other devices of the player gave links; absent without such a device. */
  past?: Mark[];
  /** The version of the table that showed it. */
  version: number;
  /**
   * The number of the throw that is due, and the throws that White and Black skipped by replacing a
   * chain. These and the following fields are absent in a chain stored by an earlier page.
   */
  next?: number;
  skipped?: [number[], number[]];
  /** The throw with which the chains began. */
  first?: number;
  /** How often each player may replace a chain in this game. */
  limit?: ReplaceLimit;
  /** The lines that a record of this game must have; null if this browser has not seen them all. */
  seen?: SeenLines | null;
}

/** A state that contradicts what was shown before: the evidence from which it can be judged again. */
export interface StoredFault {
  kind: string;
  table: TableView;
  /** What was known before. */
  known: Known;
}

/** A chain of this browser, and what it was shown about the dice of the same game. */
export interface OwnChain extends Omit<Known, "version"> {
  context: string;
  party: Party;
  /** The table and the number of the game. */
  table: string;
  game: number;
  /** The last value of the chain, from which all others follow. */
  last: string;
  commitment: string;
  /** The first context of the game, if this is a later one. */
  base?: string;
  /** Absent in a chain stored by an earlier page. */
  version?: number;
  /** Why the page gives no more links, if there is a reason; an earlier page stored its kind alone. */
  fault: StoredFault | string | null;
  /**
   * How many replaced chains of the other one the player has read of; an earlier page stored whether
   * it was one.
   */
  knowsReplaced: number | boolean;
  /** How often it was stored; absent in a chain stored by an earlier page. */
  revision?: number;
}

/** A store of chains. */
export interface ChainStore {
  get(context: string, party: Party): Promise<OwnChain | null>;
  /** The chain of the newest game at a table; null if there is none. */
  ofTable(table: string): Promise<OwnChain | null>;
  /** Stores a chain unless there is one for its context and party; returns the stored one. */
  add(chain: OwnChain): Promise<OwnChain>;
  /**
   * Stores a chain, if nothing was stored since it was read: another tab may have been faster. Returns
   * whether it was stored.
   */
  put(chain: OwnChain): Promise<boolean>;
  /**
   * Takes over what the player's other devices know, after giving them time to tell it; whether
   * anything was new. Absent where there are no others.
   */
  takeSoon?(): Promise<boolean>;
}

const NAME = "rosespring-dice";
const CHAINS = "chains";

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opens the chains of this browser. Rejects where the browser stores nothing. */
export async function openChains(): Promise<ChainStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(CHAINS, { keyPath: ["context", "party"] });
  };
  const database = await result(opening);
  const open = (mode: IDBTransactionMode) =>
    database.transaction(CHAINS, mode, { durability: "strict" }).objectStore(CHAINS);
  const get = async (context: string, party: Party): Promise<OwnChain | null> =>
    (await result<OwnChain | undefined>(open("readonly").get([context, party]))) ?? null;
  const finish = (store: IDBObjectStore) =>
    new Promise<void>((resolve, reject) => {
      store.transaction.oncomplete = () => resolve();
      store.transaction.onerror = () => reject(store.transaction.error);
      store.transaction.onabort = () => reject(store.transaction.error);
    });
  return {
    get,
    async ofTable(table) {
      const all = await result<OwnChain[]>(open("readonly").getAll());
      return newestOf(all, table);
    },
    async add(chain) {
      const store = open("readwrite");
      const finished = finish(store);
      store.add(chain);
      // Another tab was first if this fails: its chain is the one to use.
      await finished.catch(() => {});
      const stored = await get(chain.context, chain.party);
      if (!stored) throw new Error("the browser does not store the secret of the dice");
      return stored;
    },
    async put(chain) {
      const store = open("readwrite");
      const finished = finish(store);
      const reading = store.get([chain.context, chain.party]) as IDBRequest<OwnChain | undefined>;
      const stored = await result(reading);
      const isUnchanged = stored !== undefined && revisionOf(stored) === revisionOf(chain);
      const next = { ...chain, revision: revisionOf(chain) + 1 };
      if (isUnchanged) store.put(next);
      await finished;
      if (isUnchanged) chain.revision = next.revision;
      return isUnchanged;
    },
  };
}

/** The chain of the newest game at a table, the one stored most often if the game has several. */
export const newestOf = (all: OwnChain[], table: string): OwnChain | null => {
  const own = all.filter((chain) => chain.table === table);
  const order = (one: OwnChain) => [one.game, one.version ?? 0] as const;
  own.sort((a, b) => order(b)[0] - order(a)[0] || order(b)[1] - order(a)[1]);
  return own[0] ?? null;
};

const revisionOf = ({ revision }: OwnChain): number => revision ?? 0;
