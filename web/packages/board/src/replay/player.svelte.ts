/** What the replayer shows, and where in the record it is. */

import { CYCLES } from "../../../../src/cycles";
import type { ReplayFault as Fault, ReplayWords, Side } from "../types";
import { type Frame, type Game, gamesOf, madeBy, type Turn, turnsOf } from "./frames";
import { keyOf, type Marks, type MistakeMark, marksOf } from "./marks";
import { type MatchRecord, RecordError, readRecord } from "./record";
import { boardOf } from "./rules";
import { ENGLISH, sayingOf } from "./words";

/** Milliseconds that a frame stays at speed 1: after dice, and after men have moved. */
const STAY = { dice: 1100, men: 1900 };

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How a frame was reached: men fly only on the way forward. */
export type Way = "jump" | "forward";

export class Player {
  record = $state.raw<MatchRecord | null>(null);
  games = $state.raw<Game[]>([]);
  marks = $state.raw<Marks>(new Map());
  fault = $state.raw<Fault | null>(null);
  isLoading = $state(false);
  words = $state.raw<ReplayWords>(ENGLISH);
  /** Whether some mistake has a reason. */
  hasReasons = $derived([...this.marks.values()].some(({ reasons }) => reasons.length > 0));
  label = $state("");
  speed = $state(1);
  isPlaying = $state(false);
  /** The index of the game, and of the frame in it. */
  game = $state(0);
  at = $state(0);
  way = $state<Way>("jump");
  /** Whether the best play is shown in the place of the one that was played. */
  showsBest = $state(false);
  /** Where the record opens: a game and a turn from 1. */
  opensAt = { game: 1, turn: 0 };
  /** Called when another frame is shown. */
  onmove: (game: number, frame: Frame) => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  current = $derived<Game | null>(this.games[this.game] ?? null);
  frame = $derived<Frame | null>(this.current?.frames[this.at] ?? null);
  turns = $derived<Turn[]>(turnsOf(this.current?.frames ?? []));
  mark = $derived<MistakeMark | null>(this.frame ? this.markOf(this.frame) : null);
  /** The frame with the best play, where it is to be shown. */
  shown = $derived.by<Frame | null>(() => {
    const { frame, mark, current } = this;
    if (!this.showsBest || !frame || !mark || !current || frame.what.kind !== "play") return frame;
    const made = madeBy(current.board, frame.before, frame.what.mover, mark.steps);
    return made ? { ...frame, ...made, play: mark.best } : frame;
  });
  /** The mistakes of the game: their frames, and how much each lost. */
  mistakes = $derived(
    (this.current?.frames ?? []).flatMap((frame, at) => {
      const kind = this.markOf(frame)?.kind;
      return kind ? [{ at, kind }] : [];
    }),
  );
  last = $derived(Math.max(0, (this.current?.frames.length ?? 0) - 1));
  isAtEnd = $derived(this.at === this.last && this.game >= this.games.length - 1);
  names = $derived<Record<Side, string>>({
    white: this.record?.white || this.words.sides.white,
    black: this.record?.black || this.words.sides.black,
  });
  /** The name of the match or game. */
  title = $derived.by(() => {
    const rules = this.record?.rules ?? "";
    const cycle = CYCLES.find(({ name }) => name === rules);
    return cycle?.title ?? boardOf(rules)?.title ?? this.current?.board.title ?? rules;
  });
  saying = $derived.by(() => {
    const { shown, words, mark } = this;
    if (!shown) return "";
    if (this.showsBest && mark) return words.showing(mark.best);
    const said = [
      sayingOf(shown, { words, names: this.names, title: this.current?.board.title ?? "" }),
    ];
    // A reason may have looked further than the analysis: both figures are of the same depth.
    if (mark) said.push(words.mistakeOf(mark.kind, mark.reasons[0]?.loss ?? mark.loss, mark.best));
    said.push(...(mark?.reasons ?? []).map((reason) => words.why(reason)));
    if (this.isAtEnd && this.record?.lostOnTime)
      said.push(words.late(this.names[this.record.lostOnTime]));
    return said.filter(Boolean).join(" ");
  });

  markOf(frame: Frame): MistakeMark | null {
    return this.marks.get(keyOf(this.game + 1, frame.entry)) ?? null;
  }

  /** Shows a record, or says why it cannot be shown. */
  open(value: unknown): void {
    this.pause();
    this.#attempt(() => {
      const record = readRecord(value);
      const games = gamesOf(record);
      this.record = record;
      this.games = games;
      this.marks = new Map();
      const { game, turn } = this.opensAt;
      this.game = Math.min(Math.max(game, 1), games.length) - 1;
      this.at = 0;
      this.goToTurn(turn);
    });
  }

  /** Marks the mistakes of an analysis. */
  rate(value: unknown): void {
    this.#attempt(() => {
      this.marks = marksOf(value, this.games);
    });
  }

  fail(fault: Fault): void {
    this.isLoading = false;
    this.fault = fault;
  }

  close(): void {
    this.pause();
    this.record = null;
    this.games = [];
    this.marks = new Map();
    this.fault = null;
  }

  #attempt(act: () => void): void {
    this.isLoading = false;
    this.fault = null;
    try {
      act();
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.fault = error.fault;
    }
  }

  go(at: number, way: Way = "jump"): void {
    const to = Math.min(Math.max(at, 0), this.last);
    this.way = way;
    this.showsBest = false;
    this.at = to;
    const { frame } = this;
    if (frame) this.onmove(this.game + 1, frame);
  }

  goToGame(game: number): void {
    this.game = Math.min(Math.max(game, 0), this.games.length - 1);
    this.go(0);
  }

  /** Goes to the throw of a turn of the game, from 1. */
  goToTurn(turn: number): void {
    const found = this.turns.find(({ number, side }) => number === turn && side !== null);
    this.go(turn > 0 ? (found?.at ?? this.last) : 0);
  }

  /** Steps one frame, on to the next game after the last one. */
  forward(): void {
    if (this.at < this.last) this.go(this.at + 1, "forward");
    else if (!this.isAtEnd) this.goToGame(this.game + 1);
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
    else if (this.game > 0) {
      this.game--;
      this.go(this.last);
    }
  }

  /** Goes on by a whole turn, or back. */
  turnBy(by: 1 | -1): void {
    const starts = this.turns.map(({ at }) => at);
    const before = starts.filter((at) => at < this.at).at(-1) ?? 0;
    const after = starts.find((at) => at > this.at) ?? this.last;
    this.go(by > 0 ? after : before);
  }

  /** Goes to the next mistake of the match, after the last one to the first. */
  nextMistake(): void {
    const all = this.games.flatMap(({ number, frames }) =>
      frames.flatMap(({ entry }, at) =>
        this.marks.has(keyOf(number, entry)) ? [{ game: number - 1, at }] : [],
      ),
    );
    const isAhead = ({ game, at }: { game: number; at: number }) =>
      game > this.game || (game === this.game && at > this.at);
    const next = all.find(isAhead) ?? all[0];
    if (!next) return;
    this.game = next.game;
    this.go(next.at, "forward");
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    if (this.games.length === 0) return;
    if (this.isAtEnd) {
      this.game = 0;
      this.go(0);
    }
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const stay = this.frame?.what.kind === "play" ? STAY.men : STAY.dice;
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.forward();
      if (this.isAtEnd) this.pause();
      else this.#wait();
    }, stay / this.speed);
  }
}
