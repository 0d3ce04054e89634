import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Party, Triple } from "../../dice/chain";
import type { ClockView, LinksView } from "../../wire";
import { LinkGuard } from "./guard";
import { chainOf } from "./secret";
import { CONTEXT, MemoryChains, PATIENCE_MS, view } from "./testing";

/** What a server can do with chains that it invents for the other player. */
describe("a chain that replaces another one", { timeout: PATIENCE_MS }, () => {
  const DAYS = { control: "days-1" } as ClockView;
  let chains: MemoryChains;
  let guard: LinkGuard;
  let server: string[];
  let white: string[];
  /** Black's chains: the first, and each that replaces another one. */
  let black: string[][];
  /** What the server shows. */
  let shown: LinksView;
  let clock: ClockView | undefined;

  beforeAll(async () => {
    const letters: Party[] = ["B", "b", "c", "d"];
    black = await Promise.all(
      letters.map((letter, at) => chainOf(CONTEXT, letter, `${at}b`.repeat(32))),
    );
    server = await chainOf(CONTEXT, "S", "0c".repeat(32));
  }, PATIENCE_MS);

  const blacks = () => black[shown.skipped?.[1].length ?? 0] ?? [];
  const commitments = (): Triple => [white[0] ?? "", blacks()[0] ?? "", server[0] ?? ""];
  const skips = () => shown.skipped?.[1] ?? [];

  /** Shows the table, at which Black is to throw; what the page sends. */
  const show = (change: Partial<LinksView> = {}) => {
    shown = { ...shown, commitments: commitments(), ...change };
    return guard.see(
      view(shown, {
        phase: { kind: "throw", thrower: "black" },
        opening_dice: null,
        ...(clock ? { clock } : {}),
      }),
    );
  };

  const opened = (number: number, others = blacks()): Triple => [
    white[number + 1] ?? "",
    others[number + 1] ?? "",
    server[number + 1] ?? "",
  ];

  /** Makes throws as an honest server does. */
  async function throwTimes(times: number): Promise<void> {
    for (let at = 0; at < times; at++) {
      const { next } = shown;
      await show({ next: next + 1, last: { throw: next, links: opened(next) } });
      expect(guard.state, `throw ${next}`).toEqual({ kind: "ready" });
    }
  }

  /** Shows a new chain of Black's, for which the throw that is due is skipped. */
  async function replace(): Promise<void> {
    shown = { ...shown, replaced: [false, true], skipped: [[], [...skips(), shown.next]] };
    await show({ next: shown.next + 1 });
  }

  const link = (number: number) => ({ type: "link", link: white[number + 1] });

  beforeEach(async () => {
    chains = new MemoryChains();
    guard = new LinkGuard(chains);
    clock = undefined;
    shown = {
      context: CONTEXT,
      commitments: null,
      first: 0,
      next: 0,
      linked: [false, false],
      replaced: [false, false],
      last: null,
    };
    await guard.see(view(shown));
    const own = await chains.get(CONTEXT, "W");
    white = await chainOf(CONTEXT, "W", own?.last ?? "");
    expect(await show()).toEqual(link(0));
  }, PATIENCE_MS);

  it("skips the throw for which the link was given, and the game goes on", async () => {
    await throwTimes(3);
    await replace();
    expect(guard.state).toEqual({ kind: "ready" });
    expect(guard.tellsReplaced).toBe(true);
    expect((await chains.get(CONTEXT, "W"))?.next).toBe(4);
    await throwTimes(3);
  });

  it("is a fault the second time, so that a server chooses no throw after throw", async () => {
    let accepted = 0;
    for (let at = 0; at < 13 && guard.state.kind !== "fault"; at++) {
      await replace();
      if (guard.state.kind === "ready") {
        accepted++;
        await throwTimes(1);
      }
    }
    expect(accepted).toBe(1);
    expect(guard.state).toEqual({ kind: "fault", fault: "replaced" });
  });

  it("may come three times a side in a game with days, at most once in ten throws", async () => {
    clock = DAYS;
    guard = new LinkGuard(chains);
    // The limit was stored when the game began.
    const own = await chains.get(CONTEXT, "W");
    await chains.put({ ...own, limit: 3 } as never);
    for (let times = 0; times < 3; times++) {
      await replace();
      expect(guard.state, `${times}`).toEqual({ kind: "ready" });
      await throwTimes(9);
      await guard.confirmReplaced();
      expect(guard.tellsReplaced).toBe(false);
    }
    await throwTimes(9);
    await replace();
    expect(guard.state).toEqual({ kind: "fault", fault: "replaced" });
  });

  it("is a fault less than ten throws after another one, also in a game with days", async () => {
    const own = await chains.get(CONTEXT, "W");
    await chains.put({ ...own, limit: 3 } as never);
    await replace();
    await throwTimes(8);
    await replace();
    expect(guard.state).toEqual({ kind: "fault", fault: "replaced" });
  });

  it("cannot take part in the throw for which the link was given", async () => {
    await throwTimes(2);
    await replace();
    await show({ next: 4, last: { throw: 2, links: opened(2) } });
    expect(guard.state).toEqual({ kind: "fault", fault: "number" });
  });

  it("cannot take part in a throw that is shown together with it", async () => {
    await throwTimes(2);
    const forged = black[1] ?? [];
    shown = { ...shown, replaced: [false, true], skipped: [[], [3]] };
    await show({ next: 4, last: { throw: 2, links: opened(2, forged) } });
    expect(guard.state).toEqual({ kind: "fault", fault: "links" });
  });

  it("may be shown together with the throw before it", async () => {
    await throwTimes(2);
    const links = opened(2);
    shown = { ...shown, replaced: [false, true], skipped: [[], [3]] };
    expect(await show({ next: 4, last: { throw: 2, links } })).toEqual(link(4));
    expect(guard.state).toEqual({ kind: "ready" });
  });

  it("is a fault if no throw is skipped, or if the chain is the same", async () => {
    await throwTimes(2);
    shown = { ...shown, replaced: [false, true], skipped: [[], [2]] };
    await show();
    expect(guard.state).toEqual({ kind: "fault", fault: "number" });

    guard = new LinkGuard(chains);
    const own = await chains.get(CONTEXT, "W");
    await chains.put({ ...own, fault: null } as never);
    await show({ next: 3, commitments: [white[0] ?? "", black[0]?.[0] ?? "", server[0] ?? ""] });
    expect(guard.state).toEqual({ kind: "fault", fault: "replaced" });
  });

  it("is told until the player has read of it", async () => {
    await replace();
    await guard.confirmReplaced();
    await new LinkGuard(chains).see(view(shown));
    expect(guard.tellsReplaced).toBe(false);
  });
});
