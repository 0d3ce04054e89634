/** The messages between the page, the Worker that has the tables, and the Worker that thinks. */

import type { ComputerState } from "../app/host";
import type { Folders } from "../app/roles";
import type { AnalysisAddition, StoredAnalysis } from "./analysisStore";
import type { StoreChange } from "./keeping";
import type { Call } from "./module";

/** From the page to the Worker of the tables. */
export type ToTables =
  /** The first message. */
  | { type: "begin"; folders: Folders }
  | { type: "request"; call: number; method: string; path: string; body: string | undefined }
  | { type: "open"; line: number; path: string }
  | { type: "send"; line: number; text: string }
  | { type: "close"; line: number }
  /** The tab is hidden now. */
  | { type: "hidden" }
  /** Is to be answered at once. */
  | { type: "alive" };

/** From the page to the Worker that reads a file of another program. */
export interface ToArchive {
  folders: Folders;
  bytes: Uint8Array;
}

/** From the Worker of the tables to the page. */
export type FromTables =
  | { type: "answer"; call: number; status: number; text: string }
  | { type: "opened"; line: number }
  | { type: "said"; line: number; text: string }
  /** A refused line is not to be opened again. */
  | { type: "closed"; line: number; refused?: boolean }
  | { type: "store"; change: StoreChange }
  | { type: "computer"; table: string; state: ComputerState }
  | { type: "alive" };

/** A table as it is stored, for the Worker that thinks. */
export interface StoredGame {
  /** The stored form of the table, which only the module reads. */
  table: StoredTable;
  /** Its entries, from the first one. */
  entries: string[];
}

/** The progress of a match. */
export interface Progress {
  /** Units of White and Black. */
  units: [number, number];
  finished: boolean;
}

/** The fields of a stored table that the store uses; the module reads the others. */
export interface StoredTable {
  id: string;
  /** The rules as text, which begins with the name of the game. */
  rules: string;
  progress: Progress;
  changed_ms: number;
  /** The greatest number of evaluations of a level that looks ahead, once it was measured. */
  budget?: number;
}

/** The computer's play of a stage, for the table with version `after`. */
export interface Choice {
  after: number;
  steps: unknown[];
  /** The number of the doublet that it names, if it is to name one. */
  number?: number;
  /** The budget of evaluations with which it was chosen, to be stored for the rest of the game. */
  budget?: number;
  /** Whether the hand-written evaluation chose it, because the net of the game is missing. */
  simple?: true;
}

/** A question about a table. */
export type Question =
  | { call: "choose"; id: string; budget?: number; without_net?: boolean }
  /** Refused with `no_net` while the net is missing with which the computer plays at the table. */
  | { call: "needs_net"; id: string }
  | { call: "advice"; id: string; kind: string }
  | { call: "tutor"; id: string };

/** A call with the body of a route about a position. */
export interface BodyCall {
  call: "analyse" | "check_position" | "read_position";
  /** JSON as the page sent it. */
  body: string;
}

/** From the Worker of the tables to the one that thinks. */
export type ToThinker =
  | { type: "begin"; folders: Folders }
  | { type: "ask"; call: number; game: StoredGame; question: Question };

/** From the Worker of the tables to the one for studying. */
export type ToStudy =
  | { type: "begin"; folders: Folders }
  | { type: "ask"; call: number; asked: Call }
  | { type: "body"; call: number; asked: BodyCall };

/** From the Worker of the tables to one that computes an analysis. */
export type ToReview =
  | ({ type: "begin"; folders: Folders } & StoredAnalysis)
  /** Whether the results were stored. */
  | { type: "kept"; kept: boolean };

/** From the Worker that computes an analysis. */
export type FromReview =
  | { type: "keep"; keep: AnalysisAddition }
  /** A message to the pages that show the analysis, as JSON. */
  | { type: "news"; text: string }
  | { type: "done" };

/** Trials of a rollout: the parameters of the call `make_trials`. */
export interface TrialsShare {
  /** The number of the first trial. */
  from: number;
  /** The number after that of the last trial. */
  to: number;
  /** Only the module reads the others. */
  [parameter: string]: unknown;
}

/** From the Worker that computes an analysis to one that makes trials for it. */
export type ToTrials =
  /** The first message, with the module that is compiled already. */
  | { type: "begin"; compiled: WebAssembly.Module; folders: Folders; rules: string }
  /** The answer is the module's text as it is: JavaScript cannot hold its numbers. */
  | { type: "share"; call: number; share: TrialsShare };

/** From a Worker with a module: an answer of the module, or why there is none. */
export type WorkerAnswer = { call: number; text: string } | { call: number; failed: string };
