/** The files of puzzles: the module names the one that it needs, and gets it (decision 61). */

import { LATER } from "../offline/scope";
import { type Call, fetchFile, LoadError } from "./module";
import { errorCode } from "./refusal";

/** Answers a call of the module, as JSON text. */
type Answer = (call: Call) => Promise<string>;

/**
 * Answers a call about puzzles. The module names the file that it lacks; it is loaded, and the module
 * asked again. If a part cannot be loaded, the next puzzle is chosen without it, so that those at
 * hand go on. Rejects with a `LoadError` if there is none.
 */
export async function answerWithFiles(
  asked: Call,
  data: string,
  answer: Answer,
  install: (call: Call) => string,
): Promise<string> {
  const without: string[] = [];
  let fault: unknown = null;
  let last = "";
  for (;;) {
    const call = without.length > 0 ? { ...asked, without } : asked;
    const text = await answer(call);
    const { missing } = JSON.parse(text) as { missing?: string };
    if (missing === undefined) {
      if (fault !== null && errorCode(text) === "no_puzzle") throw fault;
      return text;
    }
    if (missing === last) throw new LoadError("not_loaded", `${missing} is of no use`);
    last = missing;
    try {
      await installFile(data, missing, install);
    } catch (error) {
      if (!canDoWithout(asked, missing)) throw error;
      fault ??= error;
      without.push(missing);
      last = "";
    }
  }
}

/** Whether another puzzle is as good as one of this file: not for an answer, nor for that of a day. */
const canDoWithout = (asked: Call, file: string): boolean =>
  asked.call === "next_puzzle" && (asked["day"] ?? null) === null && !file.endsWith("/index");

/** Loads and installs a file; a damaged one is loaded once more, past all caches. */
async function installFile(
  data: string,
  file: string,
  install: (call: Call) => string,
): Promise<void> {
  const name = `puzzles/${file}.packed`;
  const take = async (packed: ArrayBuffer) => {
    const answer = install({ call: "install_puzzles", file, text: await unpack(packed) });
    if (errorCode(answer) !== null) throw new Error(answer);
  };
  const packed = await fetchFile(data, name);
  try {
    await take(packed);
  } catch {
    const again = await fetchPastCaches(data, name);
    await take(again).catch((error: unknown) => {
      throw new LoadError("not_loaded", `${name} is damaged: ${String(error)}`);
    });
    const cache = await self.caches?.open(LATER);
    await cache?.put(new URL(name, data).href, new Response(again)).catch(() => {});
  }
}

/** The bytes of a file as the host has it: the service worker leaves an address with a query alone. */
async function fetchPastCaches(data: string, name: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(new URL(`${name}?again`, data), { cache: "reload" });
    if (answer.ok) return await answer.arrayBuffer();
  } catch {
    // As for an answer that is none.
  }
  throw new LoadError("not_loaded", `${name} is damaged, and cannot be loaded again`);
}

/** The text of a packed file. Rejects if it is damaged: it has a checksum. */
function unpack(packed: ArrayBuffer): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}
