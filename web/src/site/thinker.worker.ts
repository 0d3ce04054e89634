/** The Worker that thinks: it answers questions about tables, one after another. */

import type { Folders, ToThinker, WorkerAnswer } from "./messages";
import { Module } from "./module";
import { errorCode } from "./refusal";

let folders: Folders = { core: "", data: "" };
let loaded: Promise<Module> | null = null;
let turn: Promise<unknown> = Promise.resolve();

const module = (): Promise<Module> => {
  loaded ??= Module.load(folders, "rosespring.wasm");
  return loaded;
};

type Asked = Exclude<ToThinker, { type: "begin" }>;

/** Calls the module; loads the net of the rules and calls again if it lacks one. */
async function callWithNet(
  thinking: Module,
  rules: () => string,
  call: () => string,
): Promise<string> {
  const text = call();
  if (errorCode(text) !== "no_net") return text;
  await thinking.loadNet(folders, rules());
  return call();
}

async function answer(asked: Asked): Promise<string> {
  const thinking = await module();
  if (asked.type === "body") {
    const { call, body } = asked.asked;
    return callWithNet(
      thinking,
      () => rulesOf(body),
      () => thinking.callText(call, body),
    );
  }
  const { game, question } = asked;
  const opened = thinking.call({ call: "open", ...game });
  if (errorCode(opened) !== null) return opened;
  return callWithNet(
    thinking,
    () => game.table.rules,
    () => thinking.call(question),
  );
}

/** The rules in a question about a position, whose id is `version.rules.White.Black.phase`. */
const rulesOf = (body: string): string => {
  const { position } = JSON.parse(body) as { position: string };
  return position.split(".")[1] ?? "";
};

async function tell(asked: Asked): Promise<void> {
  const { call } = asked;
  let told: WorkerAnswer;
  try {
    told = { call, text: await answer(asked) };
  } catch (error) {
    loaded = null;
    told = { call, failed: String(error) };
  }
  postMessage(told);
}

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "begin") folders = data.folders;
  else turn = turn.then(() => tell(data));
});
