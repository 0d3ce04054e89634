/** The line to the lobby: what is there now, and the call to a table. */

import type { Line } from "../../app/host";
import { backOff } from "../../app/live/pacing";
import { transport } from "../../app/transport";
import type { ChallengeView, LobbyMessage, LobbyView } from "../../wire";
import { fold } from "./fold";

/** Milliseconds of silence after which the line is dead: the server gives a sign each 20 seconds. */
const DEAD_MS = 30_000;

export class LobbyLine {
  /** The lobby; null until it is known. */
  lobby = $state.raw<LobbyView | null>(null);
  /** The seek of the person at this page. */
  seek = $state<string | null>(null);
  /** The challenges of the member at this page, and those to them. */
  challenges = $state.raw<ChallengeView[]>([]);
  /** The member who declined last; empty if none did since the last challenge. */
  declined = $state("");
  /** Whether the line is broken; then `lobby` is what was last heard. */
  lost = $state(false);

  #line: Line | null = null;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #named: boolean;

  constructor(
    named: boolean,
    /** Called when a game of the person begins. */
    readonly onseated: (table: string) => void,
    /** Called when another member challenges the person. */
    readonly onchallenged: () => void = () => {},
  ) {
    this.#named = named;
    this.#connect();
    window.addEventListener("online", this.#now);
  }

  /** Enters again, as another person or with another wish to be named. */
  enter(named: boolean): void {
    this.#named = named;
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    window.removeEventListener("online", this.#now);
    this.#line?.close();
  }

  #now = () => {
    if (this.lost) this.enter(this.#named);
  };

  #connect(): void {
    if (this.#closed) return;
    const query = new URLSearchParams({ named: String(this.#named) });
    // A seek may be accepted while there is no line.
    if (this.seek !== null) query.set("seek", this.seek);
    const before = this.#line;
    const line = transport.line(`/api/hall/lobby?${query}`);
    this.#line = line;
    before?.close();
    line.onmessage = (event) => {
      if (this.#line !== line) return;
      this.#failures = 0;
      this.lost = false;
      this.#listen(line);
      this.#handle(JSON.parse(event.data) as LobbyMessage);
    };
    line.onclose = () => this.#end(line);
    this.#listen(line);
  }

  #handle(message: LobbyMessage): void {
    switch (message.type) {
      case "lobby":
        this.lobby = message.lobby;
        return;
      case "changes":
        if (this.lobby) this.lobby = fold(this.lobby, message);
        return;
      case "own":
        this.seek = message.seek ?? null;
        return;
      case "challenges":
        this.#show(message.challenges);
        return;
      case "declined":
        this.declined = message.name;
        return;
      case "seated":
        this.onseated(message.table);
    }
  }

  #show(challenges: ChallengeView[]): void {
    const known = new Set(this.challenges.map(({ id }) => id));
    const isNew = challenges.some(({ id, is_yours }) => !is_yours && !known.has(id));
    this.challenges = challenges;
    if (isNew) this.onchallenged();
  }

  #listen(line: Line): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end(line), DEAD_MS);
  }

  #end(line: Line): void {
    if (this.#closed || this.#line !== line) return;
    this.#line = null;
    line.close();
    clearTimeout(this.#silence);
    this.lost = true;
    this.#retry = setTimeout(() => this.#connect(), backOff(this.#failures++));
  }
}
