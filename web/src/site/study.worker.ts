/** The Worker with the module for studying: it answers questions one after another. */

import type { Folders } from "../app/roles";
import type { ToStudy, WorkerAnswer } from "./messages";
import { type Call, fetchFile, LoadError, Module } from "./module";
import { answerWithFiles } from "./puzzleFiles";
import { errorCode, refusalOf } from "./refusal";

let folders: Folders = { core: "", data: "" };
let loaded: Promise<Module> | null = null;
let turn: Promise<unknown> = Promise.resolve();

/** Whether the tables of first throws have been installed. */
let hasOpenings = false;

function module(): Promise<Module> {
  loaded ??= Module.load(folders, "study.wasm");
  return loaded;
}

/** Ends the module: the next question loads a new one. */
function unload(): void {
  loaded = null;
  hasOpenings = false;
}

/** Installs the tables of first throws. */
async function installOpenings(study: Module): Promise<void> {
  if (hasOpenings) return;
  const { openings } = JSON.parse(study.call({ call: "files" })) as { openings: string[] };
  const text = async (name: string) =>
    new TextDecoder().decode(await fetchFile(folders.data, `openings/${name}.json`));
  const tables = await Promise.all(openings.map(text));
  const answer = study.call({ call: "install_openings", tables });
  if (errorCode(answer) !== null) throw new Error(answer);
  hasOpenings = true;
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
  if (call.call === "statistics") await installOpenings(study);
  const position = () => String(call["id"]);
  const answer = (one: Call) => callWithNet(study, position, () => study.call(one));
  return call.call.includes("puzzle")
    ? answerWithFiles(call, folders.data, answer, (one) => study.call(one))
    : answer(call);
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
    // Without a file, the module goes on with those that it has. A module that was not loaded itself
    // is asked for again.
    const isWhole = await loaded?.then(
      () => true,
      () => false,
    );
    if (!isWhole || !(error instanceof LoadError)) unload();
    const { code, message } = refusalOf(error);
    told = { call, text: JSON.stringify({ error: { code, message } }) };
  }
  postMessage(told);
}

addEventListener("message", ({ data }: MessageEvent<ToStudy>) => {
  if (data.type === "begin") folders = data.folders;
  else turn = turn.then(() => postAnswer(data));
});
