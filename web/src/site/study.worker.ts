/** The Worker with the module for studying: it answers questions one after another. */

import type { Folders } from "../app/roles";
import type { ToStudy, WorkerAnswer } from "./messages";
import { type Call, fetchFile, Module } from "./module";
import { errorCode, refusalOf } from "./refusal";

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
  if (call.includes("puzzle")) await installFiles(study, "install_puzzles", "books", "puzzles");
  if (call === "statistics") await installFiles(study, "install_openings", "tables", "openings");
}

async function installFiles(
  study: Module,
  call: string,
  parameter: string,
  folder: "puzzles" | "openings",
): Promise<void> {
  if (installed.has(call)) return;
  const files = JSON.parse(study.call({ call: "files" })) as Record<typeof folder, string[]>;
  const text = async (name: string) =>
    new TextDecoder().decode(await fetchFile(folders.data, `${folder}/${name}.json`));
  const answer = study.call({ call, [parameter]: await Promise.all(files[folder].map(text)) });
  if (errorCode(answer) !== null) throw new Error(answer);
  installed.add(call);
}

type Asked = Exclude<ToStudy, { type: "begin" }>;

async function answer(asked: Asked): Promise<string> {
  const study = await module();
  if (asked.type === "body") {
    const { call, body } = asked.asked;
    const position = () => (JSON.parse(body) as { position: string }).position;
    return callWithNet(study, position, () => study.callText(call, body));
  }
  const { asked: call } = asked;
  await install(study, call);
  const position = () => String(call["id"]);
  return callWithNet(study, position, () => study.call(call));
}

/** Calls the module. If it lacks the net for the position, loads the net and calls again. */
async function callWithNet(
  study: Module,
  position: () => string,
  call: () => string,
): Promise<string> {
  const text = call();
  if (errorCode(text) !== "no_net") return text;
  // The id of a position is `version.rules.White.Black.phase`.
  await study.loadNet(folders, position().split(".")[1] ?? "");
  return call();
}

async function postAnswer(asked: Asked): Promise<void> {
  const { call } = asked;
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
  else turn = turn.then(() => postAnswer(data));
});
