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

async function answer({ game, question }: Asked): Promise<string> {
  const thinking = await module();
  const opened = thinking.call({ call: "open", ...game });
  if (errorCode(opened) !== null) return opened;
  const text = thinking.call(question);
  if (errorCode(text) !== "no_net") return text;
  await thinking.loadNet(folders, game.table.rules);
  return thinking.call(question);
}

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
