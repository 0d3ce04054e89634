import { createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { expect, it } from "vitest";

/** `table::schedule` must give what this file says: `npx vitest run schedule -u` writes it anew. */
const FILE = "../../../crates/table/tests/fsrs.csv";

const DAY_MS = 86_400_000;

/** A sequence of numbers below 2^32, the same at every run (Numerical Recipes). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

/**
 * A puzzle that was missed, and up to twelve answers: on the day it was due, too early, or late.
 * Its line has the answers as `days:right`, and what each led to as `wait/stability/difficulty`.
 */
function history(seed: number): string {
  const next = sequence(seed * 2_654_435_761);
  const below = (most: number) => Math.floor((next() / 2 ** 32) * most);
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  let card = createEmptyCard(new Date(0));
  let now = 0;
  const answers: string[] = [];
  const results: string[] = [];
  const count = 2 + below(11);
  for (let answer = 0; answer < count; answer++) {
    const wait = card.scheduled_days;
    const kinds = [wait, wait, below(wait + 1), wait + below(60)];
    const days = answer === 0 ? 0 : (kinds[below(4)] ?? 0);
    const isRight = answer > 0 && below(4) > 0;
    now += days * DAY_MS;
    card = scheduler.next(card, new Date(now), isRight ? Rating.Good : Rating.Again).card;
    answers.push(`${days}:${isRight ? 1 : 0}`);
    results.push(`${card.scheduled_days}/${card.stability}/${card.difficulty}`);
  }
  return `${answers.join(" ")},${results.join(" ")}\n`;
}

it("is that of a thousand histories by ts-fsrs", async () => {
  const lines = Array.from({ length: 1_000 }, (_, seed) => history(seed));
  await expect(lines.join("")).toMatchFileSnapshot(FILE);
});
