/** Reads a game after its end: its analysis, as it comes in. */

import type { ReviewNews, ReviewView } from "../../wire";
import { ENDED, type News } from "../host";
import { problem } from "../shared/names";
import { analyseTable, eventsPath, withNewItems } from "../shared/reviews";
import { transport } from "../transport";

/**
 * Milliseconds after which the first look is told, and the closer one corrects it when it comes.
 * With what the page needs to draw it, the card tells all within five seconds.
 */
const PATIENCE_MS = 3500;

export class Reading {
  view = $state.raw<ReviewView | null>(null);
  state = $state<"none" | "reading" | "done" | "failed">("none");
  /** Why the game could not be read. */
  problem = $state("");
  /** How much of the game has been read, 0 to 1. */
  share = $derived.by(() => {
    const progress = this.view?.figures.progress;
    return progress ? progress.done / Math.max(1, progress.of) : 0;
  });

  /** What is told: all that was found, or after a while what the first look found. */
  told = $derived.by(() => {
    if (this.state === "done") return this.view;
    return this.#isLate || this.state === "failed" ? this.#first : null;
  });

  /** What the first look found, before the closer one changes one decision after the other. */
  #first = $state.raw<ReviewView | null>(null);
  #isLate = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  #news: News | null = null;
  #isClosed = false;

  /** Reads the game of a table. */
  async read(table: string): Promise<void> {
    this.state = "reading";
    this.#patience = setTimeout(() => {
      this.#isLate = true;
    }, PATIENCE_MS);
    try {
      const { id } = await analyseTable(table);
      if (this.#isClosed) return;
      const news = transport.news(eventsPath(id));
      this.#news = news;
      news.onmessage = (event: MessageEvent<string>) => {
        this.#handle(JSON.parse(event.data) as ReviewNews);
      };
      news.onerror = () => {
        if (news.readyState === ENDED && this.state === "reading") this.state = "failed";
      };
    } catch (error) {
      this.state = "failed";
      this.problem = problem(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#patience);
    this.#news?.close();
  }

  #handle(news: ReviewNews): void {
    if (news.type === "gone") this.state = "failed";
    else if (news.type === "all") this.view = news.review;
    else if (this.view) this.view = withNewItems(this.view, news.items, news.figures);
    if (this.view?.figures.progress.plies !== null) this.#first ??= this.view;
    if (this.view?.figures.progress.state !== "done") return;
    this.state = "done";
    this.#news?.close();
  }
}
