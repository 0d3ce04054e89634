/**
 * The rated games that run in this browser. While there is one, the engine is closed in all its tabs:
 * hints, the tutor, analyses and the judgement of a position (decision 45).
 */

/** The ids of the tables, as a list in JSON: all tabs of a browser share it. */
const KEY = "rosespring.rated";

/** The tables of rated games that had not ended when this browser last heard of them. */
export function ratedGames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function store(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that stores nothing cannot tell its other tabs.
  }
}

/** Remembers whether a rated game runs at a table. */
export function setRated(table: string, isRunning: boolean): void {
  const others = ratedGames().filter((id) => id !== table);
  store(isRunning ? [...others, table] : others);
}

/** Forgets all rated games but those at the tables that the hall says are in play. */
export function keepRated(inPlay: readonly string[]): void {
  const known = ratedGames();
  if (known.length > 0) store(known.filter((id) => inPlay.includes(id)));
}

/** Whether a request asks the engine of this browser for something that helps in a game. */
export const isAdvice = (method: string, path: string): boolean =>
  /^\/api\/(?:tables\/[^/]+\/(?:advice|tutor)\b|analyse$)/.test(path) ||
  (method === "POST" && /^\/api\/analyses(?:$|\/[^/]+\/run$)/.test(path));
