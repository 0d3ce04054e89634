/** The tournaments in which the person at this browser plays: other pages tell when a game begins. */

const KEY = "rosespring.tournaments";
/** More than anybody plays in at once. */
const MOST = 5;

/** The ids, the newest first. */
export function mine(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function store(ids: string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // The page works without storage too.
  }
}

/** Notes that the person plays in a tournament. */
export function remember(id: string): void {
  if (!mine().includes(id)) store([id, ...mine()]);
}

/** Notes that the person does not play in a tournament any more. */
export function forget(id: string): void {
  if (mine().includes(id)) store(mine().filter((one) => one !== id));
}
