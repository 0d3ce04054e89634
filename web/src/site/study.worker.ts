/** The Worker with the module for studying: it answers questions one after another. */

import type { Folders, ToStudy, WorkerAnswer } from "./messages";
import { type Call, fetchFile, Module } from "./module";
import { errorCode, refusalOf } from "./refusal";

/** The games with puzzles, in the order of the module. */
const GAMES = ["gul-bara", "gioul", "tawula", "backgammon"];

let folders: Folders = { core: "", data: "" };
let loaded: Promise<Module> | null = null;
let turn: Promise<unknown> = Promise.resolve();

function module(): Promise<Module> {
  loaded ??= load();
  return loaded;
}

/** Loads the module with the puzzles. */
async function load(): Promise<Module> {
  const text = async (game: string) =>
    new TextDecoder().decode(await fetchFile(folders.data, `puzzles/${game}.json`));
  const [study, books] = await Promise.all([
    Module.load(folders, "study.wasm"),
    Promise.all(GAMES.map(text)),
  ]);
  const installed = study.call({ call: "install_puzzles", books });
  if (errorCode(installed) !== null) throw new Error(installed);
  return study;
}

async function answer(asked: Call): Promise<string> {
  const study = await module();
  const text = study.call(asked);
  if (errorCode(text) !== "no_net") return text;
  await study.loadNet(folders, rulesOf(asked));
  return study.call(asked);
}

/** The rules of a question about a position, whose id is `version.rules.White.Black.phase`. */
const rulesOf = ({ id }: Call): string => String(id).split(".")[1] ?? "";

async function tell(call: number, asked: Call): Promise<void> {
  let told: WorkerAnswer;
  try {
    told = { call, text: await answer(asked) };
  } catch (error) {
    loaded = null;
    const { code, message } = refusalOf(error);
    told = { call, text: JSON.stringify({ error: { code, message } }) };
  }
  postMessage(told);
}

addEventListener("message", ({ data }: MessageEvent<ToStudy>) => {
  if (data.type === "begin") folders = data.folders;
  else turn = turn.then(() => tell(data.call, data.asked));
});
