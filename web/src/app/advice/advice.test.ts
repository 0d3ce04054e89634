import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice, AdviceKind, Hint, StepView } from "../../wire";
import { table as anyTable } from "../shared/fixture";
import { ApiError } from "../shared/http";
import { barParts, barText, hintArrows, hintRows, lossFigure, percent, signed } from "./advice";
import { AdviceStore } from "./advice.svelte";

const boris = { kind: "person", name: "Boris" } as const;
const table = (change = {}) => anyTable({ black_player: boris, ...change });

const step = (from: number, to: number): StepView => ({
  from,
  to,
  number: from - to,
  hits: false,
});

const advice = (change: Partial<Advice> = {}): Advice => ({
  version: 1,
  white: { win: 0.6, double: 0.1, triple: 0.02, capote: 0 },
  black: { win: 0.4, double: 0.05, triple: 0, capote: 0 },
  worth: 0.27,
  match_white: null,
  plies: 0,
  hint: null,
  ...change,
});

const hint = (change: Partial<Hint> = {}): Hint => {
  const choice = (play: string, steps: StepView[], loss: number) => ({
    play,
    steps,
    win: 0.6,
    worth: 0.2 - loss,
    loss,
    plies: 1,
  });
  const steps = [step(24, 18), step(18, 13)];
  return {
    mover: "white",
    plays: 2,
    choices: [choice("24/18/13", steps, 0), choice("24/18 24/19", [], 0.031)],
    played: 0,
    rest: steps,
    gift: null,
    ...change,
  };
};

describe("the evaluation bar", () => {
  it("grows from the side at the bottom, its higher games first", () => {
    const parts = barParts(advice(), "black");

    expect(parts.map((part) => [part.seat, part.higher])).toEqual([
      ["black", true],
      ["black", false],
      ["white", false],
      ["white", true],
    ]);
    expect(parts.map((part) => part.share.toFixed(2))).toEqual(["0.05", "0.35", "0.48", "0.12"]);
  });

  it("has a text, which includes the chances of a match", () => {
    expect(barText(table(), advice({ match_white: 0.584 }), "white")).toEqual([
      "You win 60 %, 12 % double or more",
      "Boris wins 40 %, 5 % double or more",
      "You win the match 58 %",
    ]);
    const friend = { kind: "person", name: "You" } as const;
    const two = table({ black_player: friend });
    expect(barText(two, advice(), "white")[1]).toBe("Black wins 40 %, 5 % double or more");
  });

  it("shows 0 and 100 only for certain results", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

const asWritten = (play: string) => play;

describe("a hint", () => {
  it("has a row for the best play and one for the next best, with what that loses", () => {
    expect(hintRows(hint(), asWritten)).toEqual([
      { letter: "A", play: "24/18/13", win: "wins 60 %", loss: "", notes: [] },
      { letter: "B", play: "24/18 24/19", win: "wins 60 %", loss: "loses 0.03 units", notes: [] },
    ]);
  });

  it("names special cases beside the best play", () => {
    const only = hintRows(hint({ plays: 1, choices: hint().choices.slice(0, 1) }), asWritten);
    expect(only.map(({ notes }) => notes)).toEqual([["only play"]]);
    expect(hintRows(hint({ rest: null }), asWritten)[0]?.notes).toEqual([
      "undo the stage to play it",
    ]);
    const gift = { to: "black" as const, groups: [[6, 6]], pips: 12 };
    expect(hintRows(hint({ gift }), asWritten)[0]?.notes).toEqual(["passes 6-6"]);
  });

  it("is drawn as arrows of the steps left to play", () => {
    const whole = { side: "white", from: 24, to: 13, count: 1, hits: false, ahead: true };
    expect(hintArrows(table(), hint(), "white")).toEqual([whole]);
    const rest = [step(18, 13)];
    expect(hintArrows(table(), hint({ rest }), "white")).toEqual([{ ...whole, from: 18 }]);
    expect(hintArrows(table(), hint({ rest: null }), "white")).toEqual([whole]);
  });

  it("has signed figures", () => {
    expect([0.236, -0.31, -0.001, 0].map(signed)).toEqual(["+0.24", "−0.31", "0.00", "0.00"]);
  });

  it("shows every loss as a loss, however small", () => {
    const figures = [0.236, 0.0051, 0.0042, 0].map(lossFigure);
    expect(figures).toEqual(["−0.24", "−0.01", "−0.004", "−0.000"]);
  });
});

describe("a request", () => {
  interface Call {
    kind: AdviceKind;
    signal: AbortSignal;
    answer: (advice: Advice) => void;
    refuse: (error: Error) => void;
  }
  let calls: Call[];
  let store: AdviceStore;

  beforeEach(() => {
    vi.useFakeTimers();
    calls = [];
    store = new AdviceStore(
      (kind, signal) =>
        new Promise((answer, refuse) => {
          calls.push({ kind, signal, answer, refuse });
        }),
    );
  });

  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });

  const call = (index: number) => calls[index] as Call;

  it("is not sent while nothing is shown", async () => {
    store.follow(1, false);
    store.follow(2, false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);
  });

  it("waits for the last of many events, and until nothing moves", async () => {
    store.follow(1, true);
    store.follow(2, true);
    store.follow(null, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);

    store.follow(3, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.map((one) => one.kind)).toEqual(["bar"]);
  });

  it("drops outdated answers, and keeps the last figure until the next", async () => {
    store.follow(1, true);
    await vi.advanceTimersByTimeAsync(200);
    call(0).answer(advice({ version: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.bar?.version).toBe(1);

    store.follow(2, true);
    await vi.advanceTimersByTimeAsync(200);
    store.follow(3, true);
    expect(call(1).signal.aborted).toBe(true);
    call(1).answer(advice({ version: 2 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(store.bar?.version).toBe(1);
    call(2).answer(advice({ version: 4 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.bar?.version).toBe(1);

    store.follow(3, false);
    expect(store.bar).toBeNull();
  });

  it("shows a hint until the next press or the next step", async () => {
    store.follow(5, false);
    for (const end of [() => void store.toggle(), () => store.follow(6, false)]) {
      void store.toggle();
      expect(store.asking).toBe(true);
      calls.at(-1)?.answer(advice({ version: 5, hint: hint() }));
      await vi.advanceTimersByTimeAsync(0);
      expect([store.asking, store.hint?.version]).toEqual([false, 5]);
      end();
      expect([store.asking, store.hint]).toEqual([false, null]);
    }
    expect(calls).toHaveLength(2);
  });

  it("cancels a hint when something is played, and shows an error", async () => {
    store.follow(5, false);
    void store.toggle();
    store.follow(6, false);
    expect(call(0).signal.aborted).toBe(true);
    call(0).answer(advice({ version: 5, hint: hint() }));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.hint).toBeNull();

    void store.toggle();
    call(1).refuse(new ApiError("not_your_seat", "", 409));
    await vi.advanceTimersByTimeAsync(0);
    expect([store.asking, store.failed]).toEqual([false, "It is not your turn."]);
  });
});
