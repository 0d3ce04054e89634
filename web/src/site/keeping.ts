/** Whether the browser keeps the stored games: it may remove them when it needs space. */

/** A mark outside of the database: some browsers keep it when they remove the database. */
const MARK = "rosespring.games";

/** What happened in the store of games. */
export type StoreChange =
  /** The database did not exist. */
  | "created"
  /** The database was removed while this page used it. */
  | "removed"
  /** Games were added. */
  | "filled"
  /** A game has ended. */
  | "played";

let hasAsked = false;

export function handleStoreChange(change: StoreChange): void {
  if (change === "filled") mark("stored");
  else if (change === "played") requestPersistence();
  else if (change === "removed" || readMark() === "stored") mark("lost");
}

/** Whether the browser has removed games, and none were added since. */
export const isDataLost = (): boolean => readMark() === "lost";

/** Asks the browser to keep the games. It may ask the person, so this waits for the first game. */
function requestPersistence(): void {
  if (hasAsked) return;
  hasAsked = true;
  // A refusal is shown beside the list of games.
  void navigator.storage?.persist?.();
}

function readMark(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

function mark(text: "stored" | "lost"): void {
  try {
    localStorage.setItem(MARK, text);
  } catch {
    // Without it, a loss is not noticed.
  }
}
