/**
 * A page behind a proxy that changes one thing at a time, and honest servers whose messages come in
 * disorder.
 */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preset } from "../../app/shared/fixture";
import type { LinksPatch, TablePatch, TableView, ToClient } from "../../wire";
import { checkGame } from "./gameCheck";
import {
  chainsOf,
  changing,
  copy,
  GAMES,
  honest,
  inserting,
  linksIn,
  type MessageProxy,
  playAt,
  RecordedPage,
  statesOf,
} from "./recorded";
import { MemoryChains, PATIENCE_MS } from "./testing";

const [GUL_BARA, BACKGAMMON] = GAMES;
if (!GUL_BARA || !BACKGAMMON) throw new Error("no recorded games");
const PRESETS = [
  preset("gul-bara", { opening: "throw-again" }),
  preset("backgammon", { opening: "play-opening-dice" }),
];

let page: RecordedPage;
const pages: RecordedPage[] = [];

/** A page of this browser. */
function open(chains: MemoryChains): RecordedPage {
  const opened = new RecordedPage(chains);
  pages.push(opened);
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const opened of pages.splice(0)) opened.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isThrow = ({ event }: TablePatch) => event.kind === "thrown";
const last = (patch: TablePatch) => linksIn(patch)?.last ?? null;
const otherDigit = (text: string) => (text.startsWith("0") ? "1" : "0") + text.slice(1);

/** Whether White's link for the next throw is out. */
const isOut = ({ dice_links, moves }: TableView) =>
  dice_links?.linked[0] === true && moves.length > 3;

describe("an honest server", { timeout: PATIENCE_MS }, () => {
  it.each(GAMES)("is sent what the page of $name sent, and its record is fair", async (game) => {
    page = open(await chainsOf(game));

    await playAt(page, game, honest, (sent, recorded) => expect(sent).toEqual(recorded));

    expect(page.fault).toBeNull();
    expect(page.table.phase.kind).toBe("over");
    const checked = await checkGame(
      JSON.stringify(game.record),
      PRESETS,
      page.table,
      page.chains,
      null,
    );
    expect(checked).toMatchObject({ kind: "fair" });
  });

  it("may repeat messages and send them out of order, and the page may load anew", async () => {
    page = open(await chainsOf(BACKGAMMON));
    const states = statesOf(BACKGAMMON);
    let number = 0;
    let held: ToClient | null = null;

    await playAt(page, BACKGAMMON, async (message, { table }) => {
      number++;
      if (number % 5 === 0) return [message, message];
      if (number % 11 === 0) {
        page.reload();
        await page.show(copy(states.get(table.version) ?? table));
      }
      const all = held ? [message, held] : [message];
      held = number % 7 === 0 && !held ? message : null;
      return held ? [] : all;
    });

    expect(page.fault).toBeNull();
    expect(page.table.phase.kind).toBe("over");
    const text = JSON.stringify(BACKGAMMON.record);
    expect(await checkGame(text, PRESETS, page.table, page.chains, null)).toMatchObject({
      kind: "fair",
    });
  });

  it("may be heard late in a second tab, and show an older state after a reconnect", async () => {
    page = open(await chainsOf(GUL_BARA));
    const late = open(page.chains);
    await late.show(copy(GUL_BARA.first));
    const waiting: ToClient[] = [];

    await playAt(page, GUL_BARA, async (message) => {
      waiting.push(copy(message));
      const next = waiting.length > 4 ? waiting.shift() : null;
      if (next) await late.hear(next);
      return [message];
    });

    expect([page.fault, late.fault]).toEqual([null, null]);
    const old = statesOf(GUL_BARA).get(40);
    if (!old) throw new Error("the game is too short");
    late.reload();
    await late.show(copy(old));
    expect(late.guard.state).toEqual({ kind: "behind" });
  });

  it("may refuse the commitment of a second device, which came too late", async () => {
    page = open(await chainsOf(GUL_BARA));
    const device = open(new MemoryChains());
    await device.show(copy(GUL_BARA.first));
    expect(device.message?.type).toBe("commit_dice");
    const begun = [...statesOf(GUL_BARA).values()].find(
      ({ dice_links }) => dice_links?.commitments,
    );
    if (!begun) throw new Error("nobody committed");

    await device.hear({ type: "stale", table: copy(begun) });
    expect(device.guard.state).toEqual({ kind: "lost", again: true, isOther: true });

    // The state may also come before the answer.
    const other = open(new MemoryChains());
    await other.show(copy(GUL_BARA.first));
    await other.show(copy(begun));
    expect(other.fault).toBe("own");
    await other.hear({ type: "rejected", code: "wrong_phase", message: "" });
    await other.show({ ...copy(begun), version: begun.version + 1 });
    expect(other.guard.state).toEqual({ kind: "lost", again: true, isOther: true });
  });
});

/** Whether a patch tells the commitments. */
const tellsCommitments = (patch: TablePatch) => Boolean(linksIn(patch)?.commitments);

/** Changes the links of a patch. */
const withLinks = (patch: TablePatch, change: LinksPatch): void => {
  patch.set = { ...patch.set, dice_links: { ...patch.set?.dice_links, ...change } };
};

/** Changes one value of the links of the last throw. */
const otherLink = (place: 0 | 1 | 2): MessageProxy =>
  changing(
    (patch) => isThrow(patch) && last(patch) !== null,
    (patch) => {
      const { links } = last(patch) ?? { links: ["", "", ""] };
      links[place] = otherDigit(links[place]);
    },
    4,
  );

/** Changes one commitment after all were shown. */
const otherCommitment = (place: 0 | 1 | 2): MessageProxy =>
  inserting(isOut, ({ dice_links }) => {
    const commitments = dice_links?.commitments;
    if (commitments) commitments[place] = otherDigit(commitments[place]);
  });

/** What a proxy changes, and the fault that the page must find. */
const CHANGES: [string, MessageProxy, string][] = [
  [
    "the dice of a throw",
    changing(
      (patch) => isThrow(patch) && patch.set?.dice !== undefined,
      ({ set }) => {
        if (set?.dice) set.dice[0] = (set.dice[0] % 6) + 1;
      },
      5,
    ),
    "dice",
  ],
  ["this page's link of a throw", otherLink(0), "links"],
  ["the other player's link of a throw", otherLink(1), "links"],
  ["the server's link of a throw", otherLink(2), "links"],
  [
    "the commitment that this page sent",
    changing(tellsCommitments, (patch) => {
      const commitments = linksIn(patch)?.commitments;
      if (commitments) commitments[0] = otherDigit(commitments[0]);
    }),
    "own",
  ],
  ["this page's commitment later", otherCommitment(0), "swapped"],
  ["the other player's commitment", otherCommitment(1), "swapped"],
  ["the server's commitment", otherCommitment(2), "swapped"],
  [
    "who has replaced a chain",
    inserting(isOut, ({ dice_links }) => {
      if (!dice_links) return;
      dice_links.replaced = [false, true];
      dice_links.skipped = [[], [dice_links.next]];
      dice_links.next++;
    }),
    "replaced",
  ],
  [
    "the other player's chain, at every throw",
    (message, { store }) => {
      const links = store.newest?.dice_links;
      if (message.type !== "patch" || !isThrow(message) || !links?.commitments) return [message];
      const skipped = links.skipped?.[1] ?? [];
      withLinks(message, {
        commitments: [links.commitments[0], "0e".repeat(32), links.commitments[2]],
        replaced: [false, true],
        skipped: [[], [...skipped, links.next]],
        next: links.next + 1,
      });
      return [message];
    },
    "replaced",
  ],
  [
    "the number of the next throw",
    inserting(isOut, ({ dice_links }) => {
      if (dice_links) dice_links.next++;
    }),
    "number",
  ],
  [
    "a play that was shown before the link",
    inserting(isOut, ({ moves }) => {
      const step = moves[0]?.stages[0]?.steps[0];
      if (step) step.number = (step.number % 6) + 1;
    }),
    "rows",
  ],
  ["the number of plays before the throw", inserting(isOut, ({ moves }) => moves.shift()), "rows"],
  [
    "the context, which it repeats",
    inserting(isOut, ({ dice_links }) => {
      if (dice_links) dice_links.commitments = null;
    }),
    "repeated",
  ],
  [
    "the context, so that the page commits again before a throw",
    inserting(isOut, ({ dice_links }) => {
      if (!dice_links) return;
      const { next } = dice_links;
      const begun = { commitments: null, first: next, last: null };
      Object.assign(dice_links, begun, { context: "5e".repeat(32), linked: [false, false] });
    }),
    "repeated",
  ],
  [
    "the context, with commitments of all",
    inserting(isOut, ({ dice_links }) => {
      if (!dice_links) return;
      const { next } = dice_links;
      const own = dice_links.commitments?.[0] ?? "";
      const commitments = [own, "0e".repeat(32), "0f".repeat(32)];
      const begun = { commitments, first: next, last: null };
      Object.assign(dice_links, begun, { context: "5e".repeat(32), linked: [false, false] });
    }),
    "swapped",
  ],
  [
    "the links, which it leaves out",
    inserting(isOut, (table) => delete table.dice_links),
    "swapped",
  ],
  [
    "the seat, so that the page thinks both are at this screen",
    inserting(isOut, (table) => delete table.you),
    "swapped",
  ],
  [
    "the context and the number of the game, in mid-game",
    inserting(isOut, (table) => {
      table.game_number++;
      const begun = { context: "5e".repeat(32), commitments: null, next: 0, last: null };
      Object.assign(table.dice_links ?? {}, begun, { linked: [false, false] });
    }),
    "repeated",
  ],
  [
    "the rows, by a remainder that nobody saw before the throw",
    inserting(
      ({ moves, phase }) => phase.kind === "play" && moves.length > 3,
      ({ moves, dice }) => {
        const row = moves.at(-1);
        const mover = row?.thrower === "white" ? "black" : "white";
        if (row && dice) moves.push({ ...row, mover, dice });
      },
    ),
    "rows",
  ],
  [
    "the order of states, by showing an older one as the newest",
    (() => {
      const states: TableView[] = [];
      return inserting(
        (table) => states.push(copy(table)) > 60 && isOut(table),
        (table) => Object.assign(table, states[20], { version: table.version }),
      );
    })(),
    "links",
  ],
  [
    "the newest throw, in whose place it repeats the one before",
    (() => {
      let first: TablePatch["set"] | null = null;
      return changing(
        (patch) => isThrow(patch) && last(patch) !== null,
        (patch) => {
          if (first) patch.set = first;
          else first = copy(patch.set);
        },
        3,
      );
    })(),
    "rows",
  ],
];

describe("a proxy that changes", { timeout: PATIENCE_MS }, () => {
  it.each(CHANGES)("%s is found", async (_, proxy, fault) => {
    page = open(await chainsOf(GUL_BARA));

    await playAt(page, GUL_BARA, proxy);

    expect(page.fault).toBe(fault);
    // The page gives no link any more, whatever it is shown.
    const given = await page.give({ type: "throw" });
    expect(given).toEqual({ type: "throw" });
    expect((await page.guard.proof())?.fault?.kind).toBe(fault);
    expect(JSON.stringify(await page.guard.proof())).not.toContain(GUL_BARA.secret);
  });
});

describe("a record", { timeout: PATIENCE_MS }, () => {
  interface Record {
    dice_links: string[];
    games: { entries: { kind: string; steps: [number, number][] }[] }[];
  }
  const changes: [string, (record: Record) => void][] = [
    ["a link", ({ dice_links }) => dice_links.pop()],
    [
      "a play",
      ({ games }) => games[0]?.entries.findLast(({ kind }) => kind === "play")?.steps.pop(),
    ],
    ["an entry", ({ games }) => games[0]?.entries.splice(5, 1)],
  ];

  it.each(changes)("without %s that the page saw is found", async (_, change) => {
    page = open(await chainsOf(GUL_BARA));
    await playAt(page, GUL_BARA);
    const record = copy(GUL_BARA.record) as Record;
    change(record);
    const checked = await checkGame(JSON.stringify(record), PRESETS, page.table, page.chains, null);
    expect(checked).toEqual({ kind: "other" });
  });
});
