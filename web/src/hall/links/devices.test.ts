import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { diceOfLinks, type Triple } from "../../dice/chain";
import type { OwnChain } from "../../dice/keeper";
import type { LinksView, MoveRow, SealedChain, TableView } from "../../wire";
import { Exchange } from "../devices/exchange";
import type { DeviceKey } from "../devices/key";
import { LinkGuard } from "./guard";
import { chainOf } from "./secret";
import { CONTEXT, MemoryChains, PATIENCE_MS, view } from "./testing";

const KEY = "A".repeat(43);
const OTHER_KEY = `${"A".repeat(42)}E`;

/** A server that stores what is sealed, and shows what a test wants. */
class Server {
  stored = new Map<string, SealedChain>();
  /** Everything that was ever stored. */
  all: SealedChain[] = [];
  shown: (() => SealedChain[]) | null = null;

  get = async () => this.shown?.() ?? [...this.stored.values()];
  put = async (_: string, sealed: SealedChain) => {
    this.stored.set(sealed.device, sealed);
    this.all.push(sealed);
  };
}

/** A device with its own store, which shares a key. */
function device(server: Server, id: string, key = KEY) {
  const own: DeviceKey = { key, device: id.repeat(16) };
  const chains = new MemoryChains();
  const exchange = new Exchange(chains, async () => own, "table", server);
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

const links = (change: Partial<LinksView> = {}): LinksView => ({
  context: CONTEXT,
  commitments,
  first: 0,
  next: 0,
  linked: [false, false],
  replaced: [false, false],
  last: null,
  ...change,
});

const opened = (throwNumber: number): Triple => [
  white[throwNumber + 1] ?? "",
  black[throwNumber + 1] ?? "",
  secret[throwNumber + 1] ?? "",
];

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
    const dice = confirm.dice ?? [1, 1];
    const row: MoveRow = { turn: 1, thrower: "white", mover: "white", dice, stages: [] };
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
    const own: DeviceKey = { key: KEY, device: "4".repeat(16) };
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
    await laptop.exchange.settled();
    const own = await stored(laptop);
    // The phone was shown other links of the other player, and went further by them.
    const forged = await chainOf(CONTEXT, "B", "0e".repeat(32));
    const opened = own?.opened.map((one, place) =>
      place === 1 ? { index: 2, link: forged[2] ?? "" } : one,
    );
    await phone.chains.add({
      ...(own as OwnChain),
      opened: opened ?? [],
      version: 99,
      revision: 0,
    });
    await phone.exchange.take();
    phone.exchange.give((await stored(phone)) as OwnChain);
    await phone.exchange.settled();

    expect(await laptop.exchange.take()).toBe(false);
    expect(await stored(laptop)).toEqual(own);
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
