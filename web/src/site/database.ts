/** The browser's database, IndexedDB: its object stores, and transactions that are all or none. */

/** Why something was not stored, with a code of the server's routes. */
export class StoreError extends Error {
  constructor(
    readonly code:
      | "no_table"
      | "no_analysis"
      | "conflict"
      | "no_storage"
      | "no_space"
      | "not_loaded"
      | "database",
    message: string,
  ) {
    super(message);
  }
}

const NAME = "rosespring";
/** The object stores of each format, with their keys; a later format adds stores. */
const FORMATS: Record<string, string | string[]>[] = [
  { tables: "id", events: ["table", "version"] },
  { tries: "position", ratings: "game" },
  { analyses: "head.id", records: "id", items: ["analysis", "item"], facts: "table" },
];

/**
 * Opens the database. Calls `created` if it did not exist, as at the first visit, and `ended` if the
 * browser closes it later, as when a person removes the data of the site.
 */
export async function openDatabase(created: () => void, ended: () => void): Promise<IDBDatabase> {
  try {
    const opening = indexedDB.open(NAME, FORMATS.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) created();
      for (const stores of FORMATS.slice(oldVersion)) {
        for (const [name, keyPath] of Object.entries(stores)) {
          opening.result.createObjectStore(name, { keyPath });
        }
      }
    };
    const database = await opened(opening);
    database.onclose = ended;
    // A newer version of the page changes the form of the data: it waits until this one lets go.
    database.onversionchange = () => {
      database.close();
      ended();
    };
    return database;
  } catch (error) {
    const { name } = error as Error;
    if (name === "VersionError") throw new StoreError("not_loaded", String(error));
    throw new StoreError("no_storage", String(error));
  }
}

/** The result of a request to open a database. Rejects with the browser's error. */
function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Ends a transaction; nothing of it is stored. */
export type Refuse = (code: StoreError["code"], message: string) => void;

/** Runs a transaction that writes; resolves once it is on the disk. */
export function change(
  database: IDBDatabase,
  names: string[],
  work: (store: (name: string) => IDBObjectStore, refuse: Refuse) => void,
): Promise<void> {
  const transaction = database.transaction(names, "readwrite", { durability: "strict" });
  let refused: StoreError | null = null;
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refused ?? storeError(transaction.error));
    work(
      (name) => transaction.objectStore(name),
      (code, message) => {
        refused = new StoreError(code, message);
        transaction.abort();
      },
    );
  });
}

/** The rows of an object store, in the order of their keys. */
export const rows = <Row>(database: IDBDatabase, name: string): Promise<Row[]> =>
  result(database.transaction(name, "readonly").objectStore(name).getAll() as IDBRequest<Row[]>);

function storeError(error: DOMException | null): StoreError {
  const message = error?.message ?? "the transaction was ended";
  if (error?.name === "ConstraintError") return new StoreError("conflict", message);
  if (error?.name === "QuotaExceededError") return new StoreError("no_space", message);
  return new StoreError("database", message);
}

/** The result of a request. Rejects with a `StoreError`. */
export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(storeError(request.error));
  });
}
