import { afterEach, describe, expect, it, vi } from "vitest";
import type { Call } from "./module";
import { answerWithFiles } from "./puzzleFiles";

const DATA = "http://site/data-1/";
const NEXT: Call = { call: "next_puzzle", game: "backgammon", day: null };

/** Bytes by the addresses below `DATA`; without one, the network is gone. */
type Host = Record<string, Uint8Array<ArrayBuffer>>;

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const FINE = await pack("fine");
const OTHER = await pack("other");

/** A host that answers with files; returns the addresses that were asked for. */
function serve(host: Host): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: URL) => {
    const path = address.href.slice(DATA.length);
    asked.push(path);
    const bytes = host[path];
    if (!bytes) throw new TypeError("Failed to fetch");
    return new Response(bytes);
  });
  return asked;
}

/** A module that wants an index, and then the first of these parts that it may use. */
function moduleOf(parts: string[]) {
  const installed = new Set<string>();
  const answer = async ({ without }: Call): Promise<string> => {
    const left = parts.filter((part) => !((without ?? []) as string[]).includes(part));
    if (!installed.has("backgammon/index")) return '{"missing":"backgammon/index"}';
    const [part] = left;
    if (part === undefined) return '{"error":{"code":"no_puzzle","message":""}}';
    return JSON.stringify(installed.has(part) ? { id: part } : { missing: part });
  };
  const install = ({ file, text }: Call): string => {
    if (text !== "fine") return '{"error":{"code":"invalid_body","message":"damaged"}}';
    installed.add(String(file));
    return "{}";
  };
  return { ask: (call: Call) => answerWithFiles(call, DATA, answer, install), installed };
}

const INDEX = "puzzles/backgammon/index.packed";
const HIT = "puzzles/backgammon/hit-1.packed";
const PAIR = "puzzles/backgammon/pair-0.packed";
const PARTS = ["backgammon/hit-1", "backgammon/pair-0"];

afterEach(() => vi.unstubAllGlobals());

describe("files of puzzles", () => {
  it("are loaded once, and only those that are needed", async () => {
    const asked = serve({ [INDEX]: FINE, [HIT]: FINE, [PAIR]: FINE });
    const { ask } = moduleOf(PARTS);
    expect(JSON.parse(await ask(NEXT))).toEqual({ id: "backgammon/hit-1" });
    await ask(NEXT);
    expect(asked).toEqual([INDEX, HIT]);
  });

  it("are done without if others are at hand", async () => {
    serve({ [INDEX]: FINE, [PAIR]: FINE });
    const { ask } = moduleOf(PARTS);
    expect(JSON.parse(await ask(NEXT))).toEqual({ id: "backgammon/pair-0" });
  });

  it("are missed aloud if none is at hand", async () => {
    serve({ [INDEX]: FINE });
    await expect(moduleOf(PARTS).ask(NEXT)).rejects.toMatchObject({ code: "not_loaded" });
    serve({});
    await expect(moduleOf(PARTS).ask(NEXT)).rejects.toMatchObject({ code: "not_loaded" });
  });

  it("have no substitute for an answer or the puzzle of a day", async () => {
    serve({ [INDEX]: FINE, [PAIR]: FINE });
    for (const call of [
      { ...NEXT, day: 331 },
      { call: "answer_puzzle", id: "rs1" },
    ]) {
      await expect(moduleOf(PARTS).ask(call)).rejects.toMatchObject({ code: "not_loaded" });
    }
  });

  it("are loaded again past all caches if they are damaged", async () => {
    const cut = FINE.slice(0, -3);
    const flipped = FINE.map((byte, at) => (at === FINE.length - 1 ? byte ^ 1 : byte));
    for (const damaged of [cut, flipped, OTHER, new Uint8Array()]) {
      const host = { [INDEX]: FINE, [HIT]: damaged, [`${HIT}?again`]: FINE };
      const asked = serve(host);
      const { ask } = moduleOf(PARTS);
      expect(JSON.parse(await ask(NEXT))).toEqual({ id: "backgammon/hit-1" });
      expect(asked).toEqual([INDEX, HIT, `${HIT}?again`]);

      serve({ [INDEX]: FINE, [HIT]: damaged, [`${HIT}?again`]: damaged });
      await expect(moduleOf([PARTS[0] ?? ""]).ask(NEXT)).rejects.toMatchObject({
        code: "not_loaded",
        message: expect.stringContaining("damaged"),
      });
    }
  });

  it("end the search if the module wants the same file for ever", async () => {
    serve({ [INDEX]: FINE });
    const answer = async () => '{"missing":"backgammon/index"}';
    const asked = answerWithFiles(NEXT, DATA, answer, () => "{}");
    await expect(asked).rejects.toMatchObject({ code: "not_loaded" });
  });
});
