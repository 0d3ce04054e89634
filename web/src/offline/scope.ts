/** What the service worker uses of its scope; the page's types have none. */

/** The cache of the files that are fetched when they are first needed, for all builds. */
export const LATER = "later-rosespring";

/** The files of a build, relative to the scope. */
export interface Build {
  /** Changes with the files. */
  id: string;
  /** The page, which answers every address within it. */
  start: string;
  /** Stored when the worker is installed, with the page. */
  files: string[];
  /** Stored when they are first needed. */
  later: string[];
  /** Those of them that are stored before, so that what is personal works without a network. */
  rest: string[];
  /** Whether the page is asked of the server while that answers, which may have a newer one. */
  isFresh?: boolean;
}

/** What the page tells the worker: to take over, or to store the rest or some addresses. */
export type FromPage = "take-over" | "store-rest" | { store: string[] };

export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FilesEvents {
  install: LongEvent;
  activate: LongEvent;
  message: LongEvent & { readonly data: FromPage };
  fetch: LongEvent & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
}

export interface PushEvents {
  push: LongEvent & { readonly data: { text(): string } | null };
  notificationclick: LongEvent & { readonly notification: Notification };
  pushsubscriptionchange: LongEvent;
}

type Events = FilesEvents & PushEvents;

export interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}
