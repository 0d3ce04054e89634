/** The state of an analysis page: the results so far, and the item shown. */

import { ENDED, type News } from "../app/host";
import { ApiError } from "../app/shared/http";
import { refusal } from "../app/shared/names";
import { analysePosition, eventsPath, withNewItems } from "../app/shared/reviews";
import { transport } from "../app/transport";
import { t } from "../i18n/messages.svelte";
import type { PositionReview, ReviewNews, ReviewView, RunReview } from "../wire";
import { firstItem, isOwnAnalysis, runAnalysis, stopAnalysis } from "./api";
import { scoreOf, stopsOf, throwBefore } from "./model";

export class ReviewStore {
  view = $state.raw<ReviewView | null>(null);
  /** Whether the analysis does not exist. */
  gone = $state(false);
  lost = $state(false);
  /** The item shown. */
  at = $state(0);
  /** The candidate whose arrows are shown; null for the best and the one made. */
  choice = $state<number | null>(null);
  /** All throws that were possible in place of the actual one. */
  map = $state.raw<{ item: number; review: PositionReview } | null>(null);
  /** Another throw that is being tried. */
  trial = $state.raw<{ dice: [number, number]; review: PositionReview | null } | null>(null);
  /** The error of the last request. */
  failed = $state<string | null>(null);

  item = $derived(this.view?.items[this.at] ?? null);
  stops = $derived(this.view ? stopsOf(this.view.items) : []);
  /** The throw that the current item belongs to. */
  thrown = $derived(this.view ? throwBefore(this.view.items, this.at) : null);

  /** Whether the person at this page may have more computed. */
  readonly isOwn: boolean;

  #id: string;
  #events: News;
  #asked: AbortController | null = null;

  constructor(id: string) {
    this.#id = id;
    this.at = firstItem(id);
    this.isOwn = isOwnAnalysis(id);
    this.#events = transport.news(eventsPath(id));
    this.#events.onmessage = (event: MessageEvent<string>) => {
      this.lost = false;
      this.#handle(JSON.parse(event.data) as ReviewNews);
    };
    this.#events.onerror = () => {
      this.lost = true;
      // The stream connects again by itself unless the host refused.
      if (this.#events.readyState === ENDED && !this.view) this.gone = true;
    };
  }

  close(): void {
    this.#events.close();
    this.#asked?.abort();
  }

  /** Shows an item. */
  look(item: number): void {
    if (item === this.at) return;
    this.at = item;
    this.choice = null;
    this.untry();
  }

  /** Moves by a number of items, forwards or back. */
  step(by: number): void {
    const place = this.stops.indexOf(this.at);
    const next = this.stops[Math.max(0, Math.min(this.stops.length - 1, place + by))];
    if (next !== undefined) this.look(next);
  }

  /** Asks the server to compute. */
  async run(what: Partial<RunReview>): Promise<void> {
    await this.#try(() => runAnalysis(this.#id, what));
  }

  async stop(): Promise<void> {
    await this.#try(() => stopAnalysis(this.#id));
  }

  /** Asks for the equities of all throws here. */
  async requestMap(): Promise<void> {
    const [view, item] = [this.view, this.thrown];
    const position = item === null ? null : view?.items[item]?.position;
    if (!view || item === null || !position || this.map?.item === item) return;
    const score = scoreOf(view, view.items[item]?.game ?? 1);
    const review = await this.#request({ position, plies: 0, score });
    if (review) this.map = { item, review };
  }

  /** Tries another throw. */
  async try(dice: [number, number]): Promise<void> {
    const [view, item] = [this.view, this.thrown];
    const position = item === null ? null : view?.items[item]?.position;
    if (!view || item === null || !position) return;
    this.choice = null;
    this.trial = { dice, review: null };
    const score = scoreOf(view, view.items[item]?.game ?? 1);
    const review = await this.#request({ position, dice, plies: 1, score });
    if (review && this.trial?.dice === dice) this.trial = { dice, review };
  }

  /** Returns to the actual throw. */
  untry(): void {
    if (this.trial) this.choice = null;
    this.trial = null;
  }

  async #request(question: Parameters<typeof analysePosition>[0]): Promise<PositionReview | null> {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    try {
      return await analysePosition(question, asked.signal);
    } catch (error) {
      if (!asked.signal.aborted) this.failed = errorText(error);
      return null;
    }
  }

  async #try(request: () => Promise<unknown>): Promise<void> {
    this.failed = null;
    try {
      await request();
    } catch (error) {
      this.failed = errorText(error);
    }
  }

  #handle(news: ReviewNews): void {
    if (news.type === "gone") {
      this.gone = true;
      this.#events.close();
    } else if (news.type === "all") {
      const first = this.view === null;
      this.view = news.review;
      if (first && this.at === 0) this.at = stopsOf(news.review.items)[0] ?? 0;
    } else if (this.view) {
      this.view = withNewItems(this.view, news.items, news.figures);
    }
  }
}

/** The server's error in the language of the page. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("analysis-offline");
  return refusal(error.code) ?? error.message;
}
