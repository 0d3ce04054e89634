/** Puzzles: what the player has tried, and calls of the module for studying. */

import type { PuzzleVerdict } from "../wire";
import type { AnalysisStore, StoredMistake } from "./analysisStore";
import { change, rows } from "./database";
import type { Call } from "./module";
import { Refusal, refuseErrors } from "./refusal";
import type { Study } from "./study";

/** A try as it is stored; the module reads the other fields. */
interface StoredTry {
  /** The id of the puzzle's position. */
  position: string;
  last_ms: number;
}

/** The player's rating in a game as it is stored; the module reads the rating. */
interface StoredRating {
  game: string;
  rating: { deviation: number };
}

/** The player's tries and ratings, for a backup. */
export interface PracticeBackup {
  tries: StoredTry[];
  ratings: StoredRating[];
}

/** Which puzzle is asked for. */
export interface NextPuzzle {
  game: string;
  theme: string | null;
  /** The id of a puzzle that is avoided. */
  not: string | null;
  day: number | null;
}

/** What the module answers to an answer. */
interface JudgedAnswer {
  keep: { try: StoredTry & { game: string }; rating?: StoredRating["rating"] };
  verdict: PuzzleVerdict;
}

export class Practice {
  /** The last answer: they are judged one after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly database: IDBDatabase,
    readonly study: Study,
    readonly analyses: AnalysisStore,
  ) {}

  /** The overview with the player's progress, as JSON. */
  async overview(): Promise<string> {
    return this.#call({ call: "puzzles" });
  }

  /** The next puzzle of a game or one of its themes, or that of a day, as JSON. */
  async next(asked: NextPuzzle): Promise<string> {
    return this.#call({ call: "next_puzzle", ...asked });
  }

  /** Judges the answer to a puzzle and stores the try. Returns the verdict as JSON. */
  answer(id: string, body: unknown): Promise<string> {
    const { end } = (body ?? {}) as { end?: unknown };
    if (typeof end !== "string") throw new Refusal("invalid_body", "`end`: expected an id");
    const now = this.#last.then(() => this.#judge(id, end));
    this.#last = now.catch(() => {});
    return now;
  }

  async #judge(id: string, end: string): Promise<string> {
    const answer = JSON.parse(await this.#call({ call: "answer_puzzle", id, end })) as JudgedAnswer;
    const { try: tried, rating } = answer.keep;
    await change(this.database, ["tries", "ratings"], (store) => {
      store("tries").put(tried);
      if (rating) store("ratings").put({ game: tried.game, rating } satisfies StoredRating);
    });
    return JSON.stringify(answer.verdict);
  }

  /** Refuses practice data and large mistakes that the module cannot read. */
  async check(backup: PracticeBackup, mistakes: StoredMistake[]): Promise<void> {
    await this.#callAbout(backup, mistakes, { call: "puzzles" });
  }

  async #call(asked: Call): Promise<string> {
    const [practice, mistakes] = await Promise.all([
      readPractice(this.database),
      this.analyses.mistakes(),
    ]);
    return this.#callAbout(practice, mistakes, asked);
  }

  async #callAbout(
    { tries, ratings }: PracticeBackup,
    mistakes: StoredMistake[],
    asked: Call,
  ): Promise<string> {
    const rated = ratings.map(({ game, rating }) => [game, rating]);
    const practice = { ratings: Object.fromEntries(rated), tries, mistakes };
    const text = await this.study.call({ ...asked, practice, now_ms: Date.now() });
    refuseErrors(text);
    return text;
  }
}

/** The tries and the ratings that are stored. */
export async function readPractice(database: IDBDatabase): Promise<PracticeBackup> {
  const [tries, ratings] = await Promise.all([
    rows<StoredTry>(database, "tries"),
    rows<StoredRating>(database, "ratings"),
  ]);
  return { tries, ratings };
}

/** Adds tries that are newer than those stored, and ratings that rest on more answers. */
export function restorePractice(
  store: (name: string) => IDBObjectStore,
  { tries, ratings }: PracticeBackup,
): void {
  for (const row of tries) {
    putIf<StoredTry>(store("tries"), row.position, row, (kept) => kept.last_ms < row.last_ms);
  }
  for (const row of ratings) {
    const isLess = (kept: StoredRating) => kept.rating.deviation > row.rating.deviation;
    putIf<StoredRating>(store("ratings"), row.game, row, isLess);
  }
}

/** Stores a row unless there is one that `isLess` does not hold for. */
function putIf<Row>(
  store: IDBObjectStore,
  key: string,
  row: Row,
  isLess: (kept: Row) => boolean,
): void {
  const asked = store.get(key) as IDBRequest<Row | undefined>;
  asked.onsuccess = () => {
    if (asked.result === undefined || isLess(asked.result)) store.put(row);
  };
}
