/** The Worker with the module for studying: it answers questions one after another. */

import type { Folders, ToStudy, WorkerAnswer } from "./messages";
import { type Call, fetchFile, Module } from "./module";
import { errorCode, refusalOf } from "./refusal";

/** The tables of first throws. */
const OPENINGS = [
  "gul-bara",
  "gul-bara-2007",
  "gul-bara-bulgarian",
  "gioul",
  "tawula",
  "tawula-falkener",
  "backgammon",
];
/** The games with puzzles, in the order of the module. */
const GAMES = ["gul-bara", "gioul", "tawula", "backgammon"];

let folders: Folders = { core: "", data: "" };
let loaded: Promise<Module> | null = null;
let turn: Promise<unknown> = Promise.resolve();

/** The files that have been installed. */
const installed = new Set<string>();

function module(): Promise<Module> {
  loaded ??= Module.load(folders, "study.wasm");
  return loaded;
}

/** Installs the files that a call needs: the books of puzzles, or the tables of first throws. */
async function install(study: Module, { call }: Call): Promise<void> {
  if (call.includes("puzzle")) {
    await installFiles(study, "install_puzzles", "books", "puzzles", GAMES);
  }
  if (call === "statistics") {
    await installFiles(study, "install_openings", "tables", "openings", OPENINGS);
  }
}

async function installFiles(
  study: Module,
  call: string,
  parameter: string,
  folder: string,
  names: string[],
): Promise<void> {
  if (installed.has(call)) return;
  const text = async (name: string) =>
    new TextDecoder().decode(await fetchFile(folders.data, `${folder}/${name}.json`));
  const answer = study.call({ call, [parameter]: await Promise.all(names.map(text)) });
  if (errorCode(answer) !== null) throw new Error(answer);
  installed.add(call);
}

async function answer(asked: Call): Promise<string> {
  const study = await module();
  await install(study, asked);
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
    installed.clear();
    const { code, message } = refusalOf(error);
    told = { call, text: JSON.stringify({ error: { code, message } }) };
  }
  postMessage(told);
}

addEventListener("message", ({ data }: MessageEvent<ToStudy>) => {
  if (data.type === "begin") folders = data.folders;
  else turn = turn.then(() => tell(data.call, data.asked));
});
