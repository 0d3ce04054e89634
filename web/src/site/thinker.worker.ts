/** The Worker that thinks: it answers questions about tables, one after another. */

import type { Folders } from "../app/roles";
import { isCycle } from "../cycles";
import { budgetFor, LEAST, measure } from "./budget";
import type { Choice, Question, StoredGame, ToThinker, WorkerAnswer } from "./messages";
import { Module } from "./module";
import { NETS_MOST, Nets } from "./nets";
import { errorCode, refuseErrors } from "./refusal";

const nets = new Nets();
let folders: Folders = { core: "", data: "" };
let loaded: Promise<Module> | null = null;
let turn: Promise<unknown> = Promise.resolve();
/** Calls when nobody has asked for a while. */
let idle: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds without a question after which bear-off tables are built, which takes up to a second. */
const IDLE_MS = 2000;

const module = (): Promise<Module> => {
  loaded ??= Module.load(folders, "rosespring.wasm");
  return loaded;
};

type Asked = Exclude<ToThinker, { type: "begin" }>;

async function answer({ game, question }: Asked): Promise<string> {
  const thinking = await module();
  const opened = thinking.call({ call: "open", ...game });
  if (errorCode(opened) !== null) return opened;
  idle = setTimeout(() => prepare(game.table), IDLE_MS);
  const { rules } = game.table;
  let text = thinking.call(question);
  // A match of several games may lack the nets of earlier games too.
  for (let given = 0; errorCode(text) === "no_net" && given < NETS_MOST; given++) {
    if (!(await nets.give(thinking, folders, rules))) break;
    text = thinking.call(question);
  }
  if (errorCode(text) !== "no_net") return withBudget(thinking, question, text);
  return question.call === "choose" ? withoutNet(thinking, question) : text;
}

/** The choice of the hand-written evaluation. Its budget is not that of the game. */
function withoutNet(thinking: Module, question: Extract<Question, { call: "choose" }>): string {
  const text = thinking.call({ ...question, budget: question.budget ?? LEAST, without_net: true });
  if (errorCode(text) !== null) return text;
  const { budget: _, ...choice } = JSON.parse(text) as Choice;
  return JSON.stringify({ ...choice, simple: true } satisfies Choice);
}

/** The answer to a question: a level that looks ahead asks how far it may. */
function withBudget(thinking: Module, question: Question, text: string): string {
  if (errorCode(text) !== "no_budget") return text;
  const { id } = question;
  const speed = measure(() => {
    const measured = thinking.call({ call: "measure", id });
    refuseErrors(measured);
    return (JSON.parse(measured) as { evaluations: number }).evaluations;
  });
  return thinking.call({ ...question, budget: budgetFor(speed) });
}

/**
 * Builds the bear-off tables before a decision needs them, which stay for all games of the kind, and
 * fetches the net of the next game of several.
 */
function prepare({ id, rules }: StoredGame["table"]): void {
  turn = turn
    .then(module)
    .then((thinking) => {
      thinking.call({ call: "prepare", id });
      return isCycle(rules) ? nets.give(thinking, folders, rules) : true;
    })
    .catch(() => {
      loaded = null;
    });
}

async function postAnswer(asked: Asked): Promise<void> {
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
  else {
    clearTimeout(idle);
    turn = turn.then(() => postAnswer(data));
  }
});
