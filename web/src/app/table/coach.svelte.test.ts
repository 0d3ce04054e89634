import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import type { TableView } from "../../wire";
import { Notices } from "../live/notices.svelte";
import type { TableStore } from "../live/table.svelte";
import { four, table } from "../shared/fixture";
import { Coach, tipsOf } from "./coach.svelte";

beforeAll(() => loadTexts("play", "play-scenes"));
beforeEach(() => localStorage.clear());

const play = { kind: "play", thrower: "white", mover: "white" } as const;
const fours = {
  thrower: "white",
  mover: "white",
  stages: [four(4, "to_play", true), four(5, "to_play")],
} as const;
const cascade = (change: Partial<TableView> = {}) =>
  table({ phase: play, ladder: { ...fours, stages: [...fours.stages] }, ...change });
const names = (view: TableView) => tipsOf(view).map(({ name }) => name);

describe("a tip", () => {
  it("explains what is to be done, the newest thing first", () => {
    expect(names(table())).toEqual(["throw"]);
    expect(names(table({ phase: play }))).toEqual(["tap"]);
    expect(names(cascade())).toEqual(["cascade", "tap"]);
    expect(tipsOf(cascade())[0]?.text).toBe(
      "A doublet runs on: the fours, then all fives, then all sixes.",
    );
    expect(names(table({ phase: { ...play, mover: "black", thrower: "black" } }))).toEqual([]);
  });

  it("explains the remainder to both sides", () => {
    const phase = {
      kind: "confirm",
      thrower: "white",
      mover: "white",
      passes_on: [[5, 5]],
    } as const;
    const passes = tipsOf(table({ phase: { ...phase, passes_on: [[5, 5]] } }));
    expect(passes[0]?.text).toBe("The fives do not fit. Computer plays them now.");
    const gift = cascade({
      ladder: { thrower: "black", mover: "white", stages: [four(6, "to_play", true)] },
    });
    expect(names(gift)).toEqual(["gift", "tap"]);
  });

  it("explains the bar, the hand, a pin and bearing off where there are such men", () => {
    const white = table().white;
    expect(names(table({ phase: play, white: { ...white, bar: 1 } }))[0]).toBe("hit");
    expect(names(table({ phase: play, white: { ...white, hand: 13 } }))[0]).toBe("hand");
    const [first, ...rest] = table().points;
    const points = first
      ? [{ ...first, white: 1, black: 1, pinned: "black" as const }, ...rest]
      : [];
    expect(names(table({ phase: play, points }))).toEqual(["pin", "tap"]);
    const legal = [{ from: 3, to: "off" as const, number: 3, hits: false }];
    expect(names(table({ phase: play, legal }))[0]).toBe("off");
  });
});

describe("the coach", () => {
  let stop: () => void = () => {};
  afterEach(() => stop());

  function teach(first: TableView, isRated: boolean | null = null) {
    const shown = $state({ table: first });
    const store = {
      notices: new Notices(),
      showing: false,
      isRated,
      get table() {
        return shown.table;
      },
    } as unknown as TableStore;
    stop = $effect.root(() => new Coach(store).follow());
    flushSync();
    return {
      text: () => store.notices.of("coach")?.text ?? null,
      press: (action: string) => {
        store.notices
          .of("coach")
          ?.ways?.find((way) => way.action === action)
          ?.run();
        flushSync();
      },
      show: (next: TableView) => {
        shown.table = next;
        flushSync();
      },
    };
  }

  it("gives each tip once, until it is understood or its moment has passed", () => {
    const coach = teach(cascade());
    expect(coach.text()).toContain("A doublet runs on");
    coach.press("tip");
    expect(coach.text()).toBe("Tap a man with a blue ring.");
    coach.show(cascade({ version: 1 }));
    expect(coach.text()).toBeNull();
  });

  it("teaches in the first game of a group alone, and in no rated one", () => {
    teach(table()).press("tip");
    stop();
    expect(teach(table({ id: "t2", phase: play })).text()).toBeNull();
    stop();
    const backgammon = table({ id: "t3", phase: play, has_bar: true });
    expect(teach(backgammon).text()).toBe("Tap a man with a blue ring.");
    stop();
    expect(teach({ ...backgammon, you: "white" }, true).text()).toBeNull();
  });

  it("explains the first pin also to a player who knows games like it", () => {
    teach(table()).press("tip");
    stop();
    const [first, ...rest] = table().points;
    const points = first
      ? [{ ...first, white: 1, black: 1, pinned: "black" as const }, ...rest]
      : [];
    const pinned = teach(table({ id: "t2", phase: play, points }));
    expect(pinned.text()).toBe("The lock: a pinned man. It stays while a man stands on it.");
    pinned.press("tip");
    stop();
    expect(teach(table({ id: "t3", phase: play, points })).text()).toBeNull();
  });

  it("is silent for a player who wants no tips", () => {
    const coach = teach(table());
    coach.press("no-tips");
    expect(coach.text()).toBeNull();
    stop();
    expect(teach(table()).text()).toBeNull();
  });
});
