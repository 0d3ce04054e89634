/** Lines and streams of a host that is loaded when it is first needed. */

import { ENDED, type Line, type News } from "./host";

const CLOSED = 3;
/** Milliseconds after which a stream that was lost is opened again. */
const AGAIN_MS = 1000;

/** A line that opens once its host is loaded. */
export class LateLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  #line: Line | null = null;
  #isClosed = false;

  constructor(opening: Promise<Line>) {
    opening.then(
      (line) => this.#take(line),
      () => this.#end(new CloseEvent("close")),
    );
  }

  get readyState(): number {
    if (this.#isClosed) return CLOSED;
    return this.#line?.readyState ?? 0;
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.#isClosed = true;
    this.#line?.close();
  }

  #take(line: Line): void {
    this.#line = line;
    if (this.#isClosed) {
      line.close();
      return;
    }
    line.onopen = (event) => this.onopen?.(event);
    line.onmessage = (event) => this.onmessage?.(event);
    line.onclose = (event) => this.#end(event);
  }

  #end(event: CloseEvent): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.(event);
  }
}

/** A stream of messages: a line that is opened again unless the host refuses it. */
export class LineNews implements News {
  readyState = 0;
  onmessage: News["onmessage"] = null;
  onerror: News["onerror"] = null;
  #line: Line;

  constructor(readonly openLine: () => Line) {
    this.#line = this.#open();
  }

  #open(): Line {
    const line = this.openLine();
    line.onopen = () => {
      this.readyState = 1;
    };
    line.onmessage = (event) => this.onmessage?.(event);
    line.onclose = ({ wasClean }) => {
      this.readyState = wasClean ? ENDED : 0;
      this.onerror?.(new Event("error"));
      if (wasClean) return;
      setTimeout(() => {
        if (this.readyState !== ENDED) this.#line = this.#open();
      }, AGAIN_MS);
    };
    return line;
  }

  close(): void {
    this.readyState = ENDED;
    this.#line.close();
  }
}
