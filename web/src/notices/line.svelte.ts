/** The notices of the person at this page, as the hall tells them while the page is looked at. */

import { ENDED, type News } from "../app/host";
import type { NoticesView, NoticeView } from "../wire";
import { notices, openNews, remove, see } from "./api";
import { arrivals, newest, unseen } from "./model";

/** Milliseconds until a page that nobody uses any more stops listening: pages follow one another. */
const LINGER_MS = 2_000;
/** Milliseconds until a refused stream is tried again. */
const RETRY_MS = 30_000;

export class NoticeLine {
  /** Whether the hall knows the person; others have no notices. */
  isKnown = $state(false);
  all = $state.raw<readonly NoticeView[]>([]);
  /** The notices that came last while the page listened. */
  latest = $state.raw<readonly NoticeView[]>([]);
  #news: News | null = null;
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A part of the page begins to show the notices; it asks for them by `look`. */
  enter(): void {
    this.#users++;
    clearTimeout(this.#timer);
    if (this.#users === 1) document.addEventListener("visibilitychange", this.#look);
  }

  /** A part of the page stops to show them. */
  leave(): void {
    this.#users--;
    if (this.#users > 0) return;
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#close(), LINGER_MS);
  }

  /** Asks for the notices, also after another person has signed in, and listens from then on. */
  async look(): Promise<void> {
    try {
      this.#take(await notices(), false);
    } catch {
      // The stream, or the next page, asks again.
    }
    if (this.#users > 0) this.#listen();
  }

  /** Tells the hall that the person has seen all notices. */
  async seeAll(): Promise<void> {
    if (unseen(this.all) === 0) return;
    const until = newest(this.all);
    this.all = this.all.map((one) => ({ ...one, is_seen: true }));
    await see(until).catch(() => {});
  }

  async remove(id: string): Promise<void> {
    this.all = this.all.filter((one) => one.id !== id);
    await remove(id).catch(() => this.look());
  }

  /** Listens only while the page is looked at: a browser has few connections for all its tabs. */
  #look = () => {
    if (document.hidden) this.#close();
    else void this.look();
  };

  #take(view: NoticesView, tells: boolean): void {
    if (tells) this.latest = arrivals(this.all, view.notices);
    this.isKnown = view.is_known;
    this.all = view.notices;
    if (!view.is_known) this.#close();
  }

  #listen(): void {
    if (this.#news || !this.isKnown || document.hidden) return;
    const news = openNews();
    this.#news = news;
    news.onmessage = ({ data }) => this.#take(JSON.parse(data) as NoticesView, true);
    news.onerror = () => {
      if (news.readyState !== ENDED || this.#news !== news) return;
      this.#close();
      this.#timer = setTimeout(() => void this.look(), RETRY_MS);
    };
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#news?.close();
    this.#news = null;
  }
}

/** The notices that all pages show. */
export const noticeLine = new NoticeLine();
