import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { diceOfLinks, type Triple } from "../../dice/chain";
import type { OwnChain } from "../../dice/keeper";
import type { LinksView, MoveRow, SealedChain, TableView } from "../../wire";
import { Exchange } from "../devices/exchange";
import type { DeviceKey } from "../devices/key";
import { merged } from "../devices/merge";
import { LinkGuard } from "./guard";
import { chainOf } from "./secret";
import { CONTEXT, linksOf, linksOfThrow, MemoryChains, PATIENCE_MS, view } from "./testing";

/** Milliseconds between two looks of a device. */
const LOOK_EVERY_MS = 1;
const KEY = "A".repeat(43);
const OTHER_KEY = `${"A".repeat(42)}E`;

/** A server that stores what is sealed, and shows what a test wants. */
class Server {
  stored = new Map<string, SealedChain>();
  /** Everything that was ever stored. */
  all: SealedChain[] = [];
  shown: (() => SealedChain[]) | null = null;

  /** The person for whom the server takes the reader. */
  person = "ada";

  get = async () => {
    const sealed = this.shown?.() ?? [...this.stored.values()];
    return { person: this.person, sealed };
  };
  put = async (_: string, sealed: SealedChain) => {
    this.stored.set(sealed.device, sealed);
    this.all.push(sealed);
  };
}

/** A device with its own store, which shares a key. */
function device(server: Server, id: string, key = KEY) {
  const own: DeviceKey = { person: "ada", key, device: id.repeat(16) };
  const chains = new MemoryChains();
  const exchange = new Exchange(chains, async () => own, "table", server, LOOK_EVERY_MS);
  return { chains, exchange, guard: new LinkGuard(exchange) };
}

type Device = ReturnType<typeof device>;

let server: Server;
let laptop: Device;
let phone: Device;
let white: string[];
let black: string[];
let secret: string[];
let commitments: Triple;

const links = (change: Partial<LinksView> = {}) => linksOf(commitments, change);
const opened = (number: number) => linksOfThrow([white, black, secret], number);

/** The table after a throw, while White plays it. */
async function thrown(number: number, change: Partial<TableView> = {}): Promise<TableView> {
  const dice = await diceOfLinks(CONTEXT, number, opened(number));
  const last = { throw: number, links: opened(number) };
  return view(links({ next: number + 1, last }), {
    id: "table",
    phase: { kind: "play", thrower: "white", mover: "white" },
    version: 10 * (number + 1),
    dice,
    ...change,
  });
}

/** The table that waits for the first throw. */
const begun = () => view(links(), { id: "table", version: 3 });

const rowOf = (mover: "white" | "black", dice: [number, number]): MoveRow => ({
  turn: 1,
  thrower: mover,
  mover,
  dice,
  stages: [],
});

/** The table after these rows, while it waits for Black's throw. */
const beforeThrow = (number: number, moves: MoveRow[], version = 25): Promise<TableView> =>
  thrown(number, { phase: { kind: "throw", thrower: "black" }, dice: null, moves, version });

const stored = async ({ chains }: Device): Promise<OwnChain | null> => chains.get(CONTEXT, "W");

beforeAll(async () => {
  black = await chainOf(CONTEXT, "B", "0b".repeat(32));
  secret = await chainOf(CONTEXT, "S", "0c".repeat(32));
}, PATIENCE_MS);

beforeEach(async () => {
  server = new Server();
  laptop = device(server, "1");
  phone = device(server, "2");
  await laptop.exchange.take();
  await laptop.guard.see(view(links({ commitments: null }), { id: "table", version: 1 }));
  const own = await stored(laptop);
  white = await chainOf(CONTEXT, "W", own?.last ?? "");
  commitments = [own?.commitment ?? "", black[0] ?? "", secret[0] ?? ""];
  await laptop.guard.see(begun());
  await laptop.exchange.settled();
}, PATIENCE_MS);

describe("a second device of a player", { timeout: PATIENCE_MS }, () => {
  it("goes on with the chain of the first one, and the first one after it", async () => {
    await phone.exchange.take();
    expect(await phone.guard.see(await thrown(0))).toBeNull();
    expect(phone.guard.state).toEqual({ kind: "ready" });
    const confirm = await thrown(0, {
      phase: { kind: "confirm", thrower: "white", mover: "white", passes_on: [] },
    });
    const done = await phone.guard.dress(confirm, { type: "done" });
    expect(done).toEqual({ type: "done_with_link", link: white[2] });
    await phone.exchange.settled();

    expect(await laptop.exchange.take()).toBe(true);
    expect((await stored(laptop))?.mark).toEqual((await stored(phone))?.mark);
    const row = rowOf("white", confirm.dice ?? [1, 1]);
    expect(await laptop.guard.see(await thrown(1, { moves: [row] }))).toBeNull();
    expect(laptop.guard.state).toEqual({ kind: "ready" });
  });

  it("gives its place to the chain in play, if it made another one", async () => {
    await phone.guard.see(view(links({ commitments: null }), { id: "table", version: 1 }));
    await phone.guard.see(begun());
    expect(phone.guard.state).toEqual({ kind: "lost", again: true, isOther: true });

    expect(await phone.exchange.take()).toBe(true);

    expect(await phone.guard.see(begun())).toEqual({ type: "link", link: white[1] });
    expect(phone.guard.state).toEqual({ kind: "ready" });
  });

  it("brings a fault along, whatever the server shows it", async () => {
    const right = await thrown(0);
    const [first = 1, second = 1] = right.dice ?? [];
    await laptop.guard.see({ ...right, dice: [(first % 6) + 1, second] });
    expect(laptop.guard.state).toEqual({ kind: "fault", fault: "dice" });
    await laptop.exchange.settled();

    await phone.exchange.take();

    expect(await phone.guard.see(right)).toBeNull();
    expect(phone.guard.state).toEqual({ kind: "fault", fault: "dice" });
  });

  it("knows what the first one saw before its link: another play is a fault", async () => {
    await laptop.guard.see(await thrown(0));
    const confirm = await thrown(0, {
      phase: { kind: "confirm", thrower: "white", mover: "white", passes_on: [] },
    });
    await laptop.guard.dress(confirm, { type: "done" });
    await laptop.exchange.settled();
    await phone.exchange.take();

    const points = confirm.points.map((point) =>
      point.white_number === 1 ? { ...point, white: point.white + 1 } : point,
    );
    expect(await phone.guard.see({ ...confirm, points })).toBeNull();

    expect(phone.guard.state).toEqual({ kind: "fault", fault: "rows" });
  });
});

describe("a device that was away", { timeout: PATIENCE_MS }, () => {
  it("asks the others before it takes a replacement for a fault", async () => {
    await laptop.guard.see(await thrown(0));
    await laptop.exchange.settled();
    await phone.exchange.take();
    const again = await chainOf(CONTEXT, "b", "0f".repeat(32));
    const triple: Triple = [commitments[0], again[0] ?? "", commitments[2]];
    const skipped: [number[], number[]] = [[], [1]];
    const replaced = links({ commitments: triple, replaced: [false, true], skipped, next: 2 });
    const last = { throw: 0, links: opened(0) };
    await laptop.guard.see(await thrown(0, { dice_links: { ...replaced, last }, version: 20 }));
    const two: Triple = [white[3] ?? "", again[3] ?? "", secret[3] ?? ""];
    const dice = await diceOfLinks(CONTEXT, 2, two);
    const shown = await thrown(0, {
      dice_links: { ...replaced, next: 3, last: { throw: 2, links: two } },
      dice,
      version: 30,
    });
    await laptop.guard.see(shown);
    expect(laptop.guard.state).toEqual({ kind: "ready" });
    await laptop.exchange.settled();

    await phone.guard.see(shown);

    expect(phone.guard.state).toEqual({ kind: "ready" });
  });

  it("does not replace a chain that has arrived meanwhile", async () => {
    expect(await phone.guard.see(begun())).toBeNull();
    expect(phone.guard.state.kind).toBe("lost");
    await phone.exchange.take();

    expect(await phone.guard.replace(begun())).toBeNull();
  });
});

describe("a server that passes sealed chains on", { timeout: PATIENCE_MS }, () => {
  it("cannot read them, nor change a bit of them", async () => {
    const [sealed] = server.all;
    const own = await stored(laptop);
    const bytes = atob((sealed?.text ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    expect(bytes).not.toContain(own?.last);
    const outsider = device(server, "3", OTHER_KEY);
    expect(await outsider.exchange.take()).toBe(false);

    const { text = "", device: from = "" } = sealed ?? {};
    for (const at of [0, 20, text.length - 2]) {
      const digit = text[at] === "A" ? "B" : "A";
      const changed = text.slice(0, at) + digit + text.slice(at + 1);
      server.shown = () => [{ device: from, text: changed }];
      expect(await phone.exchange.take()).toBe(false);
    }
    expect(phone.chains.all.size).toBe(0);
  });

  it("cannot show what was sealed at another table", async () => {
    const own: DeviceKey = { person: "ada", key: KEY, device: "4".repeat(16) };
    const elsewhere = new Exchange(new MemoryChains(), async () => own, "elsewhere", server);

    expect(await elsewhere.take()).toBe(false);
  });

  it("takes nothing back by showing an old seal", async () => {
    const old = [...server.all];
    await laptop.guard.see(await thrown(0));
    await laptop.exchange.settled();
    await phone.exchange.take();
    const before = await stored(phone);
    server.shown = () => old;

    expect(await phone.exchange.take()).toBe(false);

    expect(await stored(phone)).toEqual(before);
    // A throw that both devices have seen cannot be made again with other links.
    const other: Triple = [opened(0)[0], opened(0)[1], "0d".repeat(32)];
    const forged = { throw: 0, links: other };
    await phone.guard.see(await thrown(0, { dice_links: links({ next: 1, last: forged }) }));
    expect(phone.guard.state).toEqual({ kind: "fault", fault: "links" });
  });

  it("joins no two histories: what does not lead to what was seen here is not taken", async () => {
    await laptop.guard.see(await thrown(0));
    const own = (await stored(laptop)) as OwnChain;
    // The phone was shown other links of the other player, and went further by them.
    const forged = await chainOf(CONTEXT, "B", "0e".repeat(32));
    const links = own.opened.map((one, place) =>
      place === 1 ? { index: 2, link: forged[2] ?? "" } : one,
    );
    // Or another chain that replaced that of the other player.
    const swapped: Triple = [commitments[0], forged[0] ?? "", commitments[2]];
    for (const other of [
      { opened: links, next: 2 },
      { commitments: swapped, opened: own.opened, next: 2 },
      {
        commitments: swapped,
        opened: own.opened,
        next: 2,
        skipped: [[], []] as [number[], number[]],
      },
    ]) {
      expect(await merged(own, { ...own, ...other, version: 99 })).toBeNull();
    }
    const skipped: [number[], number[]] = [[], [1]];
    const replaced = { ...own, commitments: swapped, skipped, next: 2 };
    const other: Triple = [commitments[0], "0f".repeat(32), commitments[2]];
    expect(await merged(replaced, { ...replaced, commitments: other, next: 3 })).toBeNull();
    expect(await merged(own, replaced)).toMatchObject({ commitments: swapped, skipped });
  });

  it("leaves each device the rows that it saw, also where both went on by one chain", async () => {
    const dice = await diceOfLinks(CONTEXT, 1, opened(1));
    const [own, forged] = [rowOf("white", dice), rowOf("black", dice)];
    await laptop.guard.see(await thrown(0));
    const early = (await stored(laptop)) as OwnChain;
    await laptop.guard.see(await thrown(1));
    await laptop.guard.see(await beforeThrow(1, [own]));
    expect((await stored(laptop))?.mark?.rows).toBe(1);
    await laptop.exchange.settled();
    // The server keeps the seal back, and shows the phone another row.
    server.shown = () => [];
    await phone.chains.add({ ...early, revision: 0 });
    await phone.exchange.take();
    await phone.guard.see(await thrown(1, { version: 90 }));
    await phone.guard.see(await beforeThrow(1, [forged], 91));
    await phone.guard.see(await thrown(2, { moves: [forged], version: 92 }));
    expect(phone.guard.state).toEqual({ kind: "ready" });
    await phone.exchange.settled();
    server.shown = null;

    expect(await laptop.exchange.take()).toBe(true);

    await laptop.guard.see(await thrown(2, { moves: [forged], version: 92 }));
    expect(laptop.guard.state).toEqual({ kind: "fault", fault: "rows" });
  });

  it("cannot open a play again by a device that only looks on", async () => {
    await laptop.guard.see(await thrown(0));
    const confirm = await thrown(0, {
      phase: { kind: "confirm", thrower: "white", mover: "white", passes_on: [] },
      can_undo: true,
    });
    await phone.exchange.take();
    await laptop.guard.dress(confirm, { type: "done" });
    expect(await laptop.guard.dress(confirm, { type: "undo_step" })).toBeNull();
    await laptop.exchange.settled();
    // The server has swallowed the Done, and the seal; it shows the phone the same play.
    const [seal] = server.stored.values();
    server.shown = () => [];
    await phone.guard.see({ ...confirm, version: 40 });
    await phone.exchange.settled();
    server.shown = () => server.all.filter(({ device }) => device !== seal?.device);

    await laptop.exchange.take();

    expect(await laptop.guard.dress(confirm, { type: "undo_step" })).toBeNull();
  });

  it("cannot keep a fault from a device that has seen as much", async () => {
    await laptop.guard.see(await thrown(0));
    await laptop.exchange.settled();
    await phone.exchange.take();
    const right = await thrown(1);
    const [first = 1, second = 1] = right.dice ?? [];
    await laptop.guard.see({ ...right, dice: [(first % 6) + 1, second] });
    await laptop.exchange.settled();

    expect(await phone.exchange.take()).toBe(true);

    expect(await phone.guard.see(right)).toBeNull();
    expect(phone.guard.state).toEqual({ kind: "fault", fault: "dice" });
  });

  it("cannot have what somebody else plays here later sealed with the key", async () => {
    const sealed = server.all.length;
    server.person = "boris";
    await laptop.exchange.take();

    await laptop.guard.see(await thrown(0));
    await laptop.exchange.settled();

    expect(server.all).toHaveLength(sealed);
  });

  it("may be silent: the page goes on with what it has", async () => {
    server.shown = () => {
      throw new Error("no answer");
    };
    server.put = () => Promise.reject(new Error("no answer"));

    expect(await laptop.exchange.take()).toBe(false);
    await laptop.guard.see(await thrown(0));
    await laptop.exchange.settled();
    expect(laptop.guard.state).toEqual({ kind: "ready" });
  });
});
