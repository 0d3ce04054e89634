import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { diceOfLinks, LINKS, renewed, type Triple } from "../../dice/chain";
import type { OwnChain } from "../../dice/keeper";
import type { Command, LinksView, MoveRow, TableView } from "../../wire";
import { LinkGuard } from "./guard";
import { chainOf } from "./secret";
import { CONTEXT, linksOf, linksOfThrow, MemoryChains, PATIENCE_MS, view } from "./testing";

let chains: MemoryChains;
let guard: LinkGuard;
let black: string[];
let server: string[];
let white: string[];
let commitments: Triple;

const links = (change: Partial<LinksView> = {}) => linksOf(commitments, change);
const opened = (number: number) => linksOfThrow([white, black, server], number);

/** The table after throw 0, while `mover` plays it. */
async function thrown(change: Partial<TableView> = {}): Promise<TableView> {
  const dice = await diceOfLinks(CONTEXT, 0, opened(0));
  return view(links({ next: 1, last: { throw: 0, links: opened(0) } }), {
    phase: { kind: "play", thrower: "white", mover: "white" },
    dice,
    ...change,
  });
}

beforeAll(async () => {
  black = await chainOf(CONTEXT, "B", "0b".repeat(32));
  server = await chainOf(CONTEXT, "S", "0c".repeat(32));
}, PATIENCE_MS);

beforeEach(async () => {
  chains = new MemoryChains();
  guard = new LinkGuard(chains);
  const message = await guard.see(view(links({ commitments: null })));
  const own = await chains.get(CONTEXT, "W");
  if (!own) throw new Error("nothing was stored");
  expect(message).toEqual({ type: "commit_dice", commitment: own.commitment });
  white = await chainOf(CONTEXT, "W", own.last);
  commitments = [own.commitment, black[0] ?? "", server[0] ?? ""];
}, PATIENCE_MS);

describe("a page", { timeout: PATIENCE_MS }, () => {
  it("gives its first link when the commitments of all were shown, once", async () => {
    expect(await guard.see(view(links()))).toEqual({ type: "link", link: white[1] });
    expect(await guard.see(view(links({ linked: [true, false] })))).toBeNull();
  });

  it("gives no link while a decision may come before the throw", async () => {
    await guard.see(view(links()));
    const phases: TableView["phase"][] = [
      { kind: "play", thrower: "white", mover: "black" },
      { kind: "confirm", thrower: "white", mover: "black", passes_on: [] },
    ];
    for (const phase of phases) {
      expect(await guard.see(await thrown({ phase }))).toBeNull();
    }
    expect(guard.state).toEqual({ kind: "ready" });
  });

  it("gives a link with a Done that leads to the throw, and with no other", async () => {
    const confirm = (passes_on: number[][]) =>
      thrown({ phase: { kind: "confirm", thrower: "white", mover: "white", passes_on } });
    await guard.see(view(links()));
    const [leads, handsOver] = [await confirm([]), await confirm([[6, 6]])];
    await guard.see(leads);

    expect(await guard.dress(handsOver, { type: "done" })).toEqual({ type: "done" });
    expect(await guard.dress(leads, { type: "undo_step" })).toEqual({ type: "undo_step" });
    expect(await guard.dress(leads, { type: "done" })).toEqual({
      type: "done_with_link",
      link: white[2],
    });
  });

  it("gives the thrower's link with the throw, and the other's by itself", async () => {
    await guard.see(view(links()));
    const toThrow = (thrower: "white" | "black") =>
      thrown({ phase: { kind: "throw", thrower }, dice: null, opening_dice: null });
    const own = await toThrow("white");

    expect(await guard.see(own)).toBeNull();
    expect(await guard.dress(own, { type: "throw" })).toEqual({
      type: "throw_with_link",
      link: white[2],
    });
    expect(await guard.see(await toThrow("black"))).toEqual({ type: "link", link: white[2] });
  });

  it("gives no link while the dice of the opening are due to its winner", async () => {
    await guard.see(view(links()));
    const opening_dice = await diceOfLinks(CONTEXT, 0, opened(0));
    for (const thrower of ["white", "black"] as const) {
      const due = await thrown({ phase: { kind: "throw", thrower }, dice: null, opening_dice });
      expect(await guard.see({ ...due, position_id: "rs1.tawula.fsc.fsc.O" })).toBeNull();
      expect(await guard.see(await thrown())).toBeNull();
      expect(guard.state).toEqual({ kind: "ready" });
    }
  });

  it("commits anew in the same game only once its chain is used up", async () => {
    await guard.see(view(links()));
    const own = await chains.get(CONTEXT, "W");
    const used = { ...own, next: LINKS } as OwnChain;
    const at = async (first: number, context: string) => {
      const begun = links({ context, commitments: null, first, next: first });
      return guard.see(view(begun, { version: 900, phase: { kind: "throw", thrower: "black" } }));
    };

    // Too early, and with a context that does not follow.
    for (const [chain, context] of [
      [own, await renewed(CONTEXT, LINKS)],
      [used, "5e".repeat(32)],
    ] as [OwnChain, string][]) {
      guard = new LinkGuard(chains);
      await chains.put({ ...chain, revision: (await chains.get(CONTEXT, "W"))?.revision ?? 0 });
      expect(await at(LINKS, context)).toBeNull();
      expect(guard.state).toEqual({ kind: "fault", fault: "repeated" });
    }

    guard = new LinkGuard(chains);
    await chains.put({ ...used, revision: (await chains.get(CONTEXT, "W"))?.revision ?? 0 });
    expect(await at(LINKS, await renewed(CONTEXT, LINKS))).toMatchObject({ type: "commit_dice" });
    expect(guard.state).toEqual({ kind: "ready" });
  });

  it("refuses another table at its address, with or without a chain here", async () => {
    const here = new LinkGuard(chains, view(links()).id);
    await here.see(view(links(), { id: "another" }));
    expect(here.state).toEqual({ kind: "fault", fault: "swapped" });

    // A device without the chain remembers that there was one.
    const device = new LinkGuard(new MemoryChains());
    await device.see(view(links()));
    expect(device.state.kind).toBe("lost");
    const { dice_links: _, ...without } = view(links());
    await device.see(without);
    expect(device.state).toEqual({ kind: "fault", fault: "swapped" });
  });

  it("asks for no links at a table that has none, and shows nothing to who only watches", async () => {
    const plain = new LinkGuard(new MemoryChains(), "plain");
    const { dice_links: _, ...table } = view(links(), { id: "plain" });
    expect(await plain.see(table)).toBeNull();
    await guard.see(view(links(), { you: "none" }));
    expect([plain.state, guard.state]).toEqual([{ kind: "ready" }, { kind: "ready" }]);
  });

  it("refuses a server that moves the throw with which the chains began", async () => {
    expect(await guard.see(view(links()))).toEqual({ type: "link", link: white[1] });
    expect(await guard.see(view(links({ first: -1 })))).toBeNull();
    expect(guard.state).toEqual({ kind: "fault", fault: "number" });
  });

  it("compares the dice of a row with the links, whatever dice lie beside it", async () => {
    await guard.see(view(links()));
    const { dice } = await thrown();
    const [first = 1, second = 1] = dice ?? [];
    const row = (dice: [number, number], mover: "white" | "black" = "white"): MoveRow => ({
      turn: 1,
      thrower: "white",
      mover,
      dice,
      stages: [],
    });
    const other = row([(first % 6) + 1, second]);
    const right = row([first, second]);
    const phase = { kind: "throw", thrower: "black" } as const;
    const stored = JSON.stringify(await chains.get(CONTEXT, "W"));
    for (const [moves, fault] of [
      [[right], null],
      [[right, row([first, second], "black")], null],
      [[other], "rows"],
      [[other, row([first, second], "black")], "rows"],
      [[row([first, second], "black")], "rows"],
    ] as [MoveRow[], string | null][]) {
      guard = new LinkGuard(chains);
      chains.all.set(`${CONTEXT}W`, stored);
      await guard.see(await thrown({ phase, moves }));
      expect(guard.state.kind === "fault" ? guard.state.fault : null).toBe(fault);
    }
  });

  it("refuses a server that asks for a later link", async () => {
    expect(await guard.see(view(links({ next: 1 })))).toBeNull();
    expect(await guard.see(view(links({ next: 5 })))).toBeNull();
  });

  it("refuses a server that swaps its link or its commitment", async () => {
    await guard.see(view(links()));
    const other: Triple = [opened(0)[0], opened(0)[1], "0d".repeat(32)];
    await guard.see(
      await thrown({ dice_links: links({ next: 1, last: { throw: 0, links: other } }) }),
    );
    expect(guard.state).toEqual({ kind: "fault", fault: "links" });
  });

  it("refuses a server that shows other dice than the links give", async () => {
    await guard.see(view(links()));
    const right = await thrown();
    const [first = 1, second = 1] = right.dice ?? [];
    await guard.see({ ...right, dice: [(first % 6) + 1, second] });
    expect(guard.state).toEqual({ kind: "fault", fault: "dice" });
    expect(await guard.see(right)).toBeNull();
  });

  it("refuses a server that repeats a context", async () => {
    await guard.see(view(links()));
    const again = new LinkGuard(chains);
    expect(await again.see(view(links({ commitments: null })))).toBeNull();
    expect(again.state).toEqual({ kind: "fault", fault: "repeated" });
  });

  it("refuses a server that shows another decision after the link was given", async () => {
    await guard.see(view(links()));
    const row = { turn: 1, thrower: "black", mover: "black", dice: [6, 5], stages: [] } as const;
    const moves = [{ ...row, dice: [6, 5] as [number, number], stages: [] }];
    await guard.see(view(links({ linked: [true, false] }), { moves }));
    expect(guard.state).toEqual({ kind: "fault", fault: "rows" });
  });

  it("goes on after a reload with what is stored", async () => {
    await guard.see(view(links()));
    const reloaded = new LinkGuard(chains);
    const confirm = await thrown({
      phase: { kind: "confirm", thrower: "white", mover: "white", passes_on: [] },
    });
    await reloaded.see(confirm);
    expect(reloaded.state).toEqual({ kind: "ready" });
    expect((await reloaded.dress(confirm, { type: "done" }))?.type).toBe("done_with_link");
  });

  it("tells that the other player replaced a chain until that is confirmed", async () => {
    await guard.see(view(links()));
    expect(guard.tellsReplaced).toBe(false);
    const again = await chainOf(CONTEXT, "b", "0d".repeat(32));
    const replaced = links({
      next: 1,
      commitments: [commitments[0], again[0] ?? "", commitments[2]],
      replaced: [false, true],
      skipped: [[], [0]],
    });
    expect(await guard.see(view(replaced))).toEqual({ type: "link", link: white[2] });
    expect(guard.tellsReplaced).toBe(true);
    expect(guard.state).toEqual({ kind: "ready" });

    await guard.confirmReplaced();
    const reloaded = new LinkGuard(chains);
    await reloaded.see(view(replaced));
    expect(reloaded.tellsReplaced).toBe(false);
  });

  it("that has lost its chain gives no link, and may replace it once", async () => {
    const lost = new LinkGuard(new MemoryChains());
    expect(await lost.see(view(links()))).toBeNull();
    expect(lost.state).toEqual({ kind: "lost", again: true, isOther: false });
    expect((await lost.replace(view(links())))?.type).toBe("replace_dice");
    const twice = view(links({ replaced: [true, false] }));
    expect(await new LinkGuard(new MemoryChains()).replace(twice)).toBeNull();
  });
});

describe("two tabs of a player", { timeout: PATIENCE_MS }, () => {
  /** The table after throw 0 and after throw 1, with the versions of an honest server. */
  async function course(): Promise<{ begun: TableView; first: TableView; second: TableView }> {
    const begun = view(links(), { version: 3 });
    const first = await thrown({ version: 6 });
    const dice = await diceOfLinks(CONTEXT, 1, opened(1));
    const last = { throw: 1, links: opened(1) };
    const row: MoveRow = {
      turn: 1,
      thrower: "white",
      mover: "white",
      dice: first.dice ?? [1, 1],
      stages: [],
    };
    const second = view(links({ next: 2, last }), {
      phase: { kind: "play", thrower: "black", mover: "black" },
      dice,
      moves: [row],
      version: 12,
    });
    return { begun, first, second };
  }

  it("see states late, and take none for a contradiction", async () => {
    const { begun, first, second } = await course();
    for (const table of [begun, first, second]) await guard.see(table);
    const stored = await chains.get(CONTEXT, "W");
    const unbegun = view(links({ commitments: null }), { version: 1 });

    const late = new LinkGuard(chains);
    for (const table of [unbegun, begun, first, second]) {
      expect(await late.see(table)).toBeNull();
      expect(late.state.kind).toBe(table === second ? "ready" : "behind");
      expect(await late.dress(table, { type: "throw" })).toEqual({ type: "throw" });
    }
    expect(await chains.get(CONTEXT, "W")).toEqual(stored);
  });

  it("refuse an older state with links that do not lead to the later ones", async () => {
    const { begun, first, second } = await course();
    for (const table of [begun, first, second]) await guard.see(table);
    const other: Triple = [opened(0)[0], opened(0)[1], "0d".repeat(32)];
    const forged = { ...first, dice_links: links({ next: 1, last: { throw: 0, links: other } }) };

    const late = new LinkGuard(chains);
    await late.see(forged);

    expect(late.state).toEqual({ kind: "fault", fault: "links" });
  });

  it("store one after the other, and lose nothing that the other one stored", async () => {
    const { begun, first, second } = await course();
    const other = new LinkGuard(chains);
    await guard.see(begun);
    await other.see(begun);
    chains.beforePut = async () => {
      chains.beforePut = null;
      await other.see(second);
    };

    expect(await guard.see(first)).toBeNull();

    expect(guard.state).toEqual({ kind: "behind" });
    const stored = await chains.get(CONTEXT, "W");
    expect(stored?.version).toBe(12);
    expect(stored?.opened.map(({ index }) => index)).toEqual([2, 2, 2]);
  });
});

describe("a stored fault", { timeout: PATIENCE_MS }, () => {
  /** Stores the fault `dice` with a state of the table as evidence, and loads the page again. */
  async function reloaded(evidence: TableView): Promise<LinkGuard> {
    const own = await chains.get(CONTEXT, "W");
    if (!own) throw new Error("nothing was stored");
    const { commitments, opened, mark } = own;
    const known = { commitments, opened, mark, version: 0 };
    await chains.put({ ...own, fault: { kind: "dice", table: evidence, known } });
    return new LinkGuard(chains);
  }

  it("goes if what was stored with it is none", async () => {
    await guard.see(view(links()));
    const page = await reloaded(await thrown());

    await page.see(await thrown());

    expect(page.state).toEqual({ kind: "ready" });
    expect((await chains.get(CONTEXT, "W"))?.fault).toBeNull();
  });

  it("stays, whatever the server shows later", async () => {
    await guard.see(view(links()));
    const right = await thrown();
    const [first = 1, second = 1] = right.dice ?? [];
    const page = await reloaded({ ...right, dice: [(first % 6) + 1, second] });

    expect(await page.see(right)).toBeNull();

    expect(page.state).toEqual({ kind: "fault", fault: "dice" });
  });

  it("stays if an earlier page stored it without the state", async () => {
    await guard.see(view(links()));
    const own = await chains.get(CONTEXT, "W");
    if (!own) throw new Error("nothing was stored");
    await chains.put({ ...own, fault: "rows" });

    const page = new LinkGuard(chains);
    await page.see(await thrown());

    expect(page.state).toEqual({ kind: "fault", fault: "rows" });
  });
});

/** What a server may answer to a Done with a link, and what it may not. */
describe("after its link went with a Done, a page", { timeout: PATIENCE_MS }, () => {
  const DONE: Command = { type: "done" };
  let confirm: TableView;
  let row: MoveRow;
  let withLink: Command;

  const toThrow = (change: Partial<TableView> = {}): TableView => ({
    ...confirm,
    phase: { kind: "throw", thrower: "black" },
    dice: null,
    moves: [row],
    ...change,
  });

  /** The board with one man of White's elsewhere. */
  const otherBoard = (): TableView["points"] =>
    confirm.points.map((point) =>
      point.white_number === 1 ? { ...point, white: point.white + 1 } : point,
    );

  async function expectFault(shown: TableView): Promise<void> {
    for (const page of [guard, new LinkGuard(chains)]) {
      expect(await page.see(shown)).toBeNull();
      expect(page.state).toEqual({ kind: "fault", fault: "rows" });
      expect(await page.dress(confirm, DONE)).toEqual(DONE);
    }
  }

  beforeEach(async () => {
    await guard.see(view(links()));
    confirm = await thrown({
      phase: { kind: "confirm", thrower: "white", mover: "white", passes_on: [] },
      can_undo: true,
      can_done: true,
    });
    const dice = confirm.dice ?? [1, 1];
    row = { turn: 1, thrower: "white", mover: "white", dice, stages: [] };
    withLink = { type: "done_with_link", link: white[2] ?? "" };
    await guard.see(confirm);
    expect(guard.isPlaySealed).toBe(false);
    expect(await guard.dress(confirm, DONE)).toEqual(withLink);
    expect(guard.isPlaySealed).toBe(true);
  }, PATIENCE_MS);

  it("lets nothing be decided any more, also after a reload and in another tab", async () => {
    const tab = new LinkGuard(chains);
    const reloaded = new LinkGuard(chains);
    await tab.see(confirm);
    const offered = { ...confirm, version: 1 };
    const resign = [
      { kind: "single", units: 1, needs_consent: true },
      { kind: "double", units: 2, needs_consent: false },
    ] as const;
    for (const page of [guard, reloaded, tab]) {
      await page.see(offered);
      expect(page.isPlaySealed).toBe(true);
      const table = { ...offered, resign: [...resign] };
      const decisions: Command[] = [
        { type: "undo_step" },
        { type: "undo_stage" },
        { type: "undo_turn" },
        { type: "undo_to", steps: 0 },
        { type: "accept_resignation" },
        { type: "call_off" },
        { type: "resign", kind: "single" },
      ];
      for (const message of decisions) expect(await page.dress(table, message)).toBeNull();
      const others: Command[] = [
        { type: "refuse_resignation" },
        { type: "refuse_call_off" },
        { type: "resign", kind: "double" },
        { type: "resign_match" },
      ];
      for (const message of others) expect(await page.dress(table, message)).toBe(message);
      expect(page.state).toEqual({ kind: "ready" });
    }
  });

  it("in a tab that has seen nothing new, lets nothing be taken back either", async () => {
    expect(await new LinkGuard(chains).dress(confirm, { type: "undo_turn" })).toBeNull();
  });

  it("lets nothing be taken back in a state from before the stored one either", async () => {
    const own = await chains.get(CONTEXT, "W");
    if (!own) throw new Error("nothing was stored");
    await chains.put({ ...own, version: 7 });
    const page = new LinkGuard(chains);
    const older = { ...confirm, version: 6 };

    await page.see(older);

    expect(page.state).toEqual({ kind: "behind" });
    expect(page.isPlaySealed).toBe(true);
    expect(await page.dress(older, { type: "undo_turn" })).toBeNull();
    expect(await page.dress(older, DONE)).toEqual(DONE);
  });

  it("gives the same link with the same Done if the first one was lost", async () => {
    for (const page of [guard, new LinkGuard(chains)]) {
      expect(await page.see(confirm)).toBeNull();
      expect(page.state).toEqual({ kind: "ready" });
      expect(await page.dress(confirm, DONE)).toEqual(withLink);
    }
    await guard.see(toThrow());
    expect(guard.state).toEqual({ kind: "ready" });
  });

  it("goes on to the throw and beyond it", async () => {
    const linked = links({ ...confirm.dice_links, linked: [true, false] });
    expect(await guard.see(toThrow())).toEqual({ type: "link", link: white[2] });
    expect(guard.isPlaySealed).toBe(false);
    expect(await guard.see(toThrow({ dice_links: linked }))).toBeNull();
    const last = { throw: 1, links: opened(1) };
    const dice = await diceOfLinks(CONTEXT, 1, opened(1));
    const phase = { kind: "play", thrower: "black", mover: "black" } as const;
    const next = toThrow({ phase, dice, dice_links: links({ next: 2, last }) });

    for (const page of [guard, new LinkGuard(chains)]) {
      await page.see(next);
      expect(page.state).toEqual({ kind: "ready" });
      await page.see({ ...next, points: otherBoard() });
      expect(page.state).toEqual({ kind: "ready" });
    }
  });

  it("that was away until after the throw goes on", async () => {
    const last = { throw: 1, links: opened(1) };
    const dice = await diceOfLinks(CONTEXT, 1, opened(1));
    const phase = { kind: "play", thrower: "black", mover: "black" } as const;
    const next = toThrow({ phase, dice, dice_links: links({ next: 2, last }) });
    await guard.see({ ...next, points: otherBoard() });
    expect(guard.state).toEqual({ kind: "ready" });

    const other = [{ ...row, mover: "black" as const }];
    await expectFault({ ...next, moves: other });
  });

  it("goes on if the game ended before or with the Done", async () => {
    const phase = { kind: "over", match_over: true } as TableView["phase"];
    for (const moves of [[], [row]]) {
      await guard.see(toThrow({ phase, moves, points: otherBoard() }));
      expect(guard.state).toEqual({ kind: "ready" });
    }
  });

  it("goes on while the row of a Done that ends the game is shown before the result", async () => {
    const ending = { ...confirm, can_undo: false, can_done: false, moves: [row] };
    for (const page of [guard, new LinkGuard(chains)]) {
      expect(await page.see(ending)).toBeNull();
      expect(page.state).toEqual({ kind: "ready" });
      expect(await page.dress(ending, { type: "undo_turn" })).toBeNull();
    }
    const phase = { kind: "over", match_over: false } as TableView["phase"];
    await guard.see(toThrow({ phase }));
    expect(guard.state).toEqual({ kind: "ready" });

    await expectFault({ ...ending, moves: [{ ...row, thrower: "black" }] });
  });

  it("takes steps back again if the other player's new chain skips the throw", async () => {
    const again = await chainOf(CONTEXT, "b", "0d".repeat(32));
    const replaced = links({
      ...confirm.dice_links,
      next: 2,
      commitments: [commitments[0], again[0] ?? "", commitments[2]],
      replaced: [false, true],
      skipped: [[], [1]],
    });
    const skipped = { ...confirm, dice_links: replaced };
    await guard.see(skipped);
    expect(guard.state).toEqual({ kind: "ready" });
    expect(guard.isPlaySealed).toBe(false);
    const undo: Command = { type: "undo_turn" };
    expect(await guard.dress(skipped, undo)).toBe(undo);
    await guard.see({ ...skipped, points: otherBoard() });
    expect(guard.state).toEqual({ kind: "ready" });
    const done = await guard.dress(skipped, DONE);
    expect(done).toEqual({ type: "done_with_link", link: white[3] });
    expect(guard.isPlaySealed).toBe(true);
  });

  it("refuses a server that lets another play be chosen", async () => {
    await expectFault({ ...confirm, phase: { kind: "play", thrower: "white", mover: "white" } });
  });

  it("refuses a server that shows another play before the Done", async () => {
    await expectFault({ ...confirm, points: otherBoard() });
  });

  it("refuses a server that passes numbers on to the other side", async () => {
    await expectFault({
      ...confirm,
      phase: { kind: "confirm", thrower: "white", mover: "black", passes_on: [[6]] },
    });
  });

  it("refuses a server that commits another play", async () => {
    await expectFault(toThrow({ points: otherBoard() }));
  });

  it("refuses a server that commits the play of another turn", async () => {
    await expectFault(toThrow({ moves: [{ ...row, thrower: "black" }] }));
  });

  it("refuses a server that has a turn more before the throw", async () => {
    await expectFault(toThrow({ moves: [row, { ...row, turn: 2 }] }));
  });
});
