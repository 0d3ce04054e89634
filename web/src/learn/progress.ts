/** The completed steps of the lessons; stored in the browser if it allows storage. */

const KEY = "rosespring.lessons";

export type Progress = Record<string, string[]>;

/** Loads the progress; empty if it cannot be read. */
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

/** Stores that a step is completed, and returns all completed steps. */
export function storeDone(game: string, step: string): Progress {
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
    // Lessons work without storage too.
  }
}
