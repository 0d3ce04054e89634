/** A page with the rules, behind a proxy that changes what follows from the rules. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadFrom, type Rules } from "../../../packages/rules/src/rules";
import type { Step } from "../../../packages/rules/src/types";
import { rulesModule } from "../../../tools/rules.mjs";
import { preset } from "../../app/shared/fixture";
import type { LinksView, MoveRow, Seat, TableEvent, TablePatch, TableView } from "../../wire";
import { checkGame } from "./gameCheck";
import {
  chainsOf,
  changing,
  copy,
  GAMES,
  inserting,
  type MessageProxy,
  playAt,
  RecordedPage,
  statesOf,
} from "./recorded";
import { Replay } from "./replay";
import { PATIENCE_MS } from "./testing";

const MODULE = rulesModule();
const [GUL_BARA] = GAMES;
if (!GUL_BARA) throw new Error("no recorded games");
const PRESETS = [
  preset("gul-bara", { opening: "throw-again" }),
  preset("backgammon", { opening: "play-opening-dice" }),
];

const isStep = (patch: TablePatch, { table }: RecordedPage) =>
  patch.event.kind === "stepped" && table.moves.length > 2;
const mayPlay = ({ phase, moves, you, legal }: TableView) =>
  phase.kind === "play" && phase.mover === you && moves.length > 2 && legal.length > 1;
const isLater = ({ moves }: TableView) => moves.length > 4;

/** What a proxy changes. */
const CHANGES: [string, MessageProxy][] = [
  [
    "the point to which a man was moved",
    changing(isStep, (patch) => {
      const [point, white = 0, black = 0] = patch.points?.[0] ?? [1];
      patch.points = [...(patch.points?.slice(1) ?? []), [point, white + 1, black]];
    }),
  ],
  [
    "the play of the other player",
    changing(
      (patch, { table }) => Boolean(patch.rows?.length) && table.phase.kind === "confirm",
      ({ rows }) => {
        for (const row of rows ?? []) row.stages = row.stages.slice(0, -1);
      },
      4,
    ),
  ],
  [
    "the men of a snapshot",
    inserting(isLater, ({ points }) => {
      const [from, to] = [
        points.find(({ black }) => black > 0),
        points.find(({ black }) => !black),
      ];
      if (from && to) [from.black, to.black] = [from.black - 1, 1];
    }),
  ],
  [
    "the men of a snapshot in the middle of a turn",
    inserting(mayPlay, ({ points }) => {
      const from = points.findLast(({ white }) => white > 0);
      const to = points.find(({ white, black }) => !white && !black);
      if (from && to) [from.white, to.white] = [from.white - 1, 1];
    }),
  ],
  ["the pips", inserting(isLater, ({ white }) => void white.pips--)],
  ["the men off", inserting(isLater, ({ black }) => void black.off++)],
  ["the legal steps, of which it hides one", inserting(mayPlay, ({ legal }) => legal.pop())],
  [
    "the legal steps, to which it adds one",
    inserting(mayPlay, ({ legal }) => {
      const [first] = legal;
      if (first) legal.push({ ...first, to: "off" });
    }),
  ],
  [
    "the side that throws",
    inserting(
      (table) => isLater(table) && table.phase.kind === "throw",
      (table) => {
        if (table.phase.kind !== "throw") return;
        table.phase.thrower = table.phase.thrower === "white" ? "black" : "white";
      },
    ),
  ],
  [
    "the position's id",
    inserting(isLater, (table) => {
      table.position_id = table.position_id.replace(/T(\d+)/, "T1$1");
    }),
  ],
  [
    "the result",
    changing(
      ({ event }) => event.kind === "game_over",
      ({ event, set }) => {
        if (event.kind !== "game_over" || set?.phase?.kind !== "over") return;
        set.phase.result.winner = set.phase.result.winner === "white" ? "black" : "white";
      },
    ),
  ],
  [
    "the units of the result",
    changing(
      ({ event }) => event.kind === "game_over",
      ({ set }) => {
        if (set?.phase?.kind === "over") set.phase.result.units++;
      },
    ),
  ],
  [
    "the end, which it shows early",
    inserting(isLater, (table) => {
      const result = { winner: "black", kind: "single", units: 1, resigned: false } as const;
      table.phase = { kind: "over", result, match_over: true };
    }),
  ],
  [
    "the number of steps, by repeating one",
    (() => {
      let isDone = false;
      const repeat: MessageProxy = (message, page) => {
        if (isDone || message.type !== "patch" || !isStep(message, page)) return [message];
        isDone = true;
        return [message, { ...copy(message), v: message.v + 1 }];
      };
      return repeat;
    })(),
  ],
];

/** Rules that compute each answer once: the states of a game have most of their rows in common. */
function remembering(rules: Rules): Rules {
  const answers = new Map<string, unknown>();
  return new Proxy(rules, {
    get: (_, name) => {
      const method = rules[name as "board"] as (...options: unknown[]) => unknown;
      return (...options: unknown[]) => {
        const question = JSON.stringify([name, options]);
        if (!answers.has(question)) answers.set(question, method.apply(rules, options));
        return answers.get(question);
      };
    },
  });
}

describe.skipIf(!MODULE)("a page with the rules", { timeout: PATIENCE_MS }, () => {
  let rules: Rules;
  let page: RecordedPage;

  beforeAll(async () => {
    if (MODULE) rules = await loadFrom(MODULE);
  });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    page?.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(GAMES)("accepts a game of $name from an honest server", async (game) => {
    page = new RecordedPage(await chainsOf(game), rules);

    await playAt(page, game);

    expect(page.fault).toBeNull();
    const text = JSON.stringify(game.record);
    const checked = await checkGame(text, PRESETS, page.table, page.chains, rules);
    expect(checked).toMatchObject({ kind: "fair", isReplayed: true });
  });

  it.each(GAMES)("accepts every state of a game of $name as the first one", (game) => {
    const remembered = remembering(rules);
    for (const [version, table] of statesOf(game)) {
      expect(new Replay(remembered).check(copy(table), null), `${version}`).toBeNull();
    }
  });

  /** What contradicts the rules in a state of a game, once it is changed. */
  const contradiction = (is: (table: TableView) => boolean, change: (table: TableView) => void) => {
    const found = [...statesOf(GUL_BARA).values()].find(is);
    if (!found) throw new Error("the game has no such state");
    const table = copy(found);
    change(table);
    return new Replay(rules).check(table, null);
  };

  it("lets the winner of the opening begin, and nobody else", () => {
    const isOpened = ({ phase, moves }: TableView) => phase.kind === "throw" && moves.length === 0;
    const other = (table: TableView) => {
      if (table.phase.kind !== "throw") return;
      table.phase.thrower = table.phase.thrower === "white" ? "black" : "white";
      table.position_id = rules.start(table.rules, table.phase.thrower).id;
    };
    const hidden = (table: TableView) => {
      other(table);
      table.opening_dice = null;
    };

    expect(contradiction(isOpened, () => {})).toBeNull();
    expect(contradiction(isOpened, other)).toBe("the side that begins");
    expect(contradiction(isOpened, hidden)).toBe("the dice of the opening");
  });

  it("lets the winner of a game begin the next one, unless that has an opening", () => {
    const states = [...statesOf(GUL_BARA).values()];
    const over = states.find(({ phase }) => phase.kind === "over");
    const begun = states.find(({ phase, moves }) => phase.kind === "throw" && moves.length === 0);
    if (over?.phase.kind !== "over" || !begun?.dice_links) throw new Error("the game has no end");
    for (const thrower of ["white", "black"] as const) {
      const replay = new Replay(rules);
      expect(replay.check(over, null)).toBeNull();
      const next: TableView = {
        ...begun,
        game_number: 2,
        phase: { kind: "throw", thrower },
        position_id: rules.start(begun.rules, thrower).id,
        opening_dice: null,
        dice_links: { ...begun.dice_links, last: null },
      };
      const isRight = thrower === over.phase.result.winner;
      expect(replay.check(next, null)).toBe(isRight ? null : "the side that begins");
    }
  });

  it("lets White lead every game of Laquet, also after one of Black", () => {
    const over = [...statesOf(GUL_BARA).values()].find(({ phase }) => phase.kind === "over");
    if (over?.phase.kind !== "over" || !over.dice_links) throw new Error("the game has no end");
    const { result } = over.phase;
    for (const winner of ["white", "black"] as const) {
      for (const thrower of ["white", "black"] as const) {
        const replay = new Replay(rules);
        const won = { ...over.phase, result: { ...result, winner } };
        replay.check({ ...over, phase: won }, null);
        const begun = rules.start("laquet");
        const { points, white, black } = rules.board(begun.id, []);
        const next: TableView = {
          ...over,
          rules: "laquet",
          game_number: over.game_number + 1,
          phase: { kind: "throw", thrower },
          position_id: begun.id,
          moves: [],
          opening_dice: null,
          dice_links: { ...(over.dice_links as LinksView), last: null },
          points: points as TableView["points"],
          white: { ...over.white, ...white },
          black: { ...over.black, ...black },
        };
        const fault = thrower === "white" ? null : "the side that begins";
        expect(replay.check(next, null), `${winner} won`).toBe(fault);
      }
    }
  });

  it("finds a server that hides or invents what passes to the other side", () => {
    const isOver = ({ phase }: TableView) => phase.kind === "confirm";
    const passes = ({ phase }: TableView) => {
      if (phase.kind === "confirm") phase.passes_on = [[6, 6]];
    };

    expect(contradiction(isOver, () => {})).toBeNull();
    expect(contradiction(isOver, passes)).toBe("what passes to the other side");
  });

  /** A state of a game that began from a position, as an honest server shows it. */
  const shown = (
    from: string,
    at: string,
    steps: Step[],
    change: Partial<TableView>,
  ): TableView => {
    const { points, white, black, legal } = rules.board(at, steps);
    const first = copy(GUL_BARA.first);
    return {
      ...first,
      dice_links: { ...(first.dice_links as LinksView), last: null },
      rules: from.split(".")[1] ?? "",
      started_from: from,
      position_id: at,
      moves: [],
      ladder: null,
      opening_dice: null,
      points: points as TableView["points"],
      white: { ...first.white, ...white },
      black: { ...first.black, ...black },
      legal: legal as TableView["legal"],
      ...change,
    };
  };

  it("follows a step that is taken back after a snapshot, whichever was played first", () => {
    const from = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Tw";
    const begun = rules.throw(rules.position(from).id, [3, 1]);
    const steps: Step[] = [
      [8, 3],
      [6, 1],
    ];
    const played = { thrower: "white", mover: "white" } as const;
    const over = rules.play(begun.id, steps);
    for (const left of steps) {
      const replay = new Replay(rules);
      const confirm: TableView["phase"] = { kind: "confirm", passes_on: [], ...played };
      const dice: [number, number] = [3, 1];
      expect(
        replay.check(shown(from, over.id, [], { phase: confirm, dice, legal: [] }), null),
      ).toBeNull();
      const play = { phase: { kind: "play", ...played } as const, dice };
      const undone = { kind: "undone", steps: 1 } as unknown as TableEvent;
      expect(replay.check(shown(from, begun.id, [left], play), undone)).toBeNull();
    }
  });

  it("tells by the numbers that are left which one bore a man off", () => {
    const from = "rs1.gul-bara.l2r1g318T19.zh22ObT19.Tb";
    const begun = rules.throw(rules.position(from).id, [5, 4]);
    const phase = { kind: "play", thrower: "black", mover: "black" } as const;
    for (const [played, left] of [
      [4, 5],
      [5, 4],
    ]) {
      const first: Step[] = [[2, played as number]];
      const dice: [number, number] = [5, 4];
      const of = (table: Partial<TableView>) =>
        shown(from, begun.id, first, { phase, dice, you: "black", ...table });
      expect(new Replay(rules).check(of({}), null)).toBeNull();
      const wrong = { from: 1, to: "off", number: left as number, hits: false } as const;
      expect(new Replay(rules).check(of({ legal: [wrong] }), null)).toBe("the legal steps");
    }
  });

  it("lets a remainder pass that the other side cannot play either", () => {
    const from = "rs1.gioul.7z35gT9.2r1h2131113gT9.Tb";
    const groups: Step[][] = [
      [3, [8, 11, 6, 7]],
      [4, [6, 6, 8, 24]],
      [5, [24, 8, 20, 15]],
      [6, [10, 19, 13]],
    ].map(([number, points]) =>
      (points as number[]).map((point): Step => [point, number as number]),
    );
    let after = rules.throw(rules.position(from).id, [3, 3]);
    for (const group of groups) after = rules.play(after.id, group);
    expect(after.phase).toBe("throw");
    const row = (mover: Seat, stages: [number[], Step[]][]): MoveRow =>
      ({
        turn: 1,
        thrower: "black",
        mover,
        dice: [3, 3],
        stages: stages.map(([numbers, steps]) => ({
          numbers,
          play: "",
          steps: steps.map(([point, number]) => ({ from: point, to: 1, number, hits: false })),
          lost: [],
          passed_on: [],
        })),
      }) as MoveRow;
    const own = row(
      "black",
      groups.map((steps, at) => [Array(4).fill(at + 3), steps]),
    );
    const theirs = row("white", [[[6], []]]);
    const passed = (moves: MoveRow[], phase: TableView["phase"]) =>
      new Replay(rules).check(shown(from, after.id, [], { moves, phase, dice: [3, 3] }), null);
    const confirm = { kind: "confirm" as const, thrower: "black" as const, passes_on: [] };

    expect(passed([own], { ...confirm, mover: "white" })).toBeNull();
    expect(passed([own, theirs], { kind: "throw", thrower: "white" })).toBeNull();
    const invented = row("white", [[[6], [[24, 6]]]]);
    expect(passed([own, invented], { kind: "throw", thrower: "white" })).not.toBeNull();
  });

  it.each(CHANGES)("finds a server that changes %s", async (_, proxy) => {
    page = new RecordedPage(await chainsOf(GUL_BARA), rules);

    await playAt(page, GUL_BARA, proxy);

    expect(page.fault).toBe("rules");
    expect(await page.give({ type: "throw" })).toEqual({ type: "throw" });
    // The fault stays after a reload.
    const { table } = page;
    page.reload();
    await page.show(copy(table));
    expect(page.fault).toBe("rules");
  });
});
