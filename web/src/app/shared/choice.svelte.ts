/** What a person plays next, as they chose it last; stored in the browser. */

interface Choice {
  /** The name of a rule set; empty before the first choice. */
  rules: string;
  /** The level of the computer. */
  level: number;
}

const KEY = "rosespring.choice";
/** A level weak enough for a beginner to win. */
export const GENTLE = 2;

function load(): Choice {
  const first = { rules: "", level: GENTLE };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>;
    const { rules, level } = kept;
    return {
      rules: typeof rules === "string" ? rules : first.rules,
      level: typeof level === "number" ? level : first.level,
    };
  } catch {
    return first;
  }
}

export const choice: Choice = $state(load());

/** Remembers a choice. */
export function choose(change: Partial<Choice>): void {
  Object.assign(choice, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // The choice holds until the page is closed.
  }
}
