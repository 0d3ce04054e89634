/** Which steps of the lessons were done; kept in the browser, as far as it keeps anything. */

const KEY = "rosespring.lessons";

export type Progress = Record<string, string[]>;

/** What is kept; nothing if it cannot be read. */
export function loadProgress(): Progress {
  try {
    return clean(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function clean(kept: unknown): Progress {
  const progress: Progress = {};
  if (typeof kept !== "object" || kept === null) return progress;
  for (const [game, steps] of Object.entries(kept)) {
    if (Array.isArray(steps)) progress[game] = steps.filter((step) => typeof step === "string");
  }
  return progress;
}

/** Writes down that a step was done, and answers what is done now. */
export function keepDone(game: string, step: string): Progress {
  const progress = loadProgress();
  const before = progress[game] ?? [];
  progress[game] = before.includes(step) ? before : [...before, step];
  write(progress);
  return progress;
}

function write(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
