/** The line to the lobby: what is there now, and the call to a table. */

import type { Line } from "../../app/host";
import { backOff } from "../../app/live/pacing";
import { transport } from "../../app/transport";
import type { ChallengeView, LobbyMessage, LobbyView } from "../../wire";
import { wait, waits } from "../shared/waits.svelte";
import { callTo, callToChallenge } from "./call.svelte";
import { fold } from "./fold";
import { loadWishes } from "./wishes";

/** Milliseconds of silence after which the line is dead: the server gives a sign each 20 seconds. */
const DEAD_MS = 30_000;

/** The line of this tab, and how many parts of the page use it. */
let shared: LobbyLine | null = null;
let users = 0;

/** The line, which all parts of the page share: it stays open from page to page. */
export function enterLobby(): LobbyLine {
  users++;
  shared ??= new LobbyLine();
  return shared;
}

/** Closes the line unless another part of the page uses it, or the next page does at once. */
export function leaveLobby(): void {
  users--;
  setTimeout(() => {
    if (users > 0) return;
    shared?.close();
    shared = null;
  });
}

export class LobbyLine {
  /** The lobby; null until it is known. */
  lobby = $state.raw<LobbyView | null>(null);
  /** The challenges of the member at this page, and those to them. */
  challenges = $state.raw<ChallengeView[]>([]);
  /** The member who declined last; empty if none did since the last challenge. */
  declined = $state("");
  /** The id of the invitation whose game somebody learns before they sit down. */
  learned = $state("");
  /** Whether the line is broken; then `lobby` is what was last heard. */
  lost = $state(false);

  #line: Line | null = null;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#connect();
    window.addEventListener("online", this.#now);
  }

  /** The seek of the person at this page. */
  get seek(): string | null {
    return waits.seek;
  }

  set seek(id: string | null) {
    wait({ seek: id });
  }

  /** Enters again, as another person or with another wish to be named. */
  enter(): void {
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
    if (this.lost) this.enter();
  };

  #connect(): void {
    if (this.#closed) return;
    const query = new URLSearchParams({ named: String(loadWishes([]).named) });
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
      case "learning":
        this.learned = message.invitation;
        return;
      case "seated":
        callTo(message.table);
    }
  }

  #show(challenges: ChallengeView[]): void {
    const known = new Set(this.challenges.map(({ id }) => id));
    const isNew = challenges.some(({ id, is_yours }) => !is_yours && !known.has(id));
    this.challenges = challenges;
    if (isNew) callToChallenge();
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
