/**
 * Reads the worked positions of the rules pages: short scripts that test the program. The board shows
 * the position at the start, the first throw, and the play that the script makes of it. Pure.
 */

import type { BoardMen, MenView, Place, PresetView, Seat, StepView } from "../../wire";

export interface WorkedPosition {
  /** The rules as text, with their options. */
  rules: string;
  men: BoardMen;
  mover: Seat;
  /** The first throw; null if there is none. */
  dice: [number, number] | null;
  /** The steps of the play after the throw; empty if the script makes none. */
  steps: StepView[];
  /** The words above the script. */
  caption: string;
}

/** The name of the rule set in the rules of a script: `gul-bara:2007` of `gul-bara:2007~after=4`. */
export const presetOf = (rules: string): string => rules.split("~")[0] ?? rules;

/** The rules that a script begins with; null if it names none. */
export const rulesOf = (script: string): string | null => /^rules (\S+)/m.exec(script)?.[1] ?? null;

/** The scripts of a page of rules that have a board and words above them. */
export const examplesOf = (page: string, presets: readonly PresetView[]): string[] =>
  [...page.matchAll(/^```rosespring\n([\s\S]*?)^```/gm)]
    .map(([, script = ""]) => script)
    .filter((script) => {
      const preset = presets.find(({ name }) => name === presetOf(rulesOf(script) ?? ""));
      return preset && workedPosition(script, preset)?.caption;
    });

/** The position of a script by the rules of `preset`; null if the script has none to draw. */
export function workedPosition(script: string, preset: PresetView): WorkedPosition | null {
  const lines = script.split("\n").map((line) => line.trim());
  const first = lines.findIndex((line) => line !== "" && !line.startsWith("#"));
  const caption = lines.slice(0, Math.max(first, 0)).map((line) => line.replace(/^# ?/, ""));
  const said = lines.map((line) => line.replace(/#.*/, "").trim()).filter((line) => line !== "");
  const after = (word: string) =>
    said.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const [rules, white, black] = [after("rules"), after("white"), after("black")];
  if (rules === undefined || (white === undefined && black === undefined)) return null;
  const men = {
    white: menOf(white ?? "", preset.start.white),
    black: menOf(black ?? "", preset.start.black),
  };
  const phase = after("phase") ?? "";
  const { play, side } = playOf(said);
  return {
    rules,
    men,
    mover: side ?? (phase.startsWith("black") ? "black" : "white"),
    dice: diceOf(after("throw")),
    steps: phase === "opening" ? [] : stepsOf(play),
    caption: caption.join(" ").trim(),
  };
}

function diceOf(text: string | undefined): [number, number] | null {
  const found = /^(\d)-(\d)$/.exec(text ?? "");
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/**
 * The play made of the first throw, or the only legal one, and the side that makes it; null if it is
 * the side to throw. Another side plays what that one had to pass.
 */
function playOf(said: readonly string[]): { play: string; side: Seat | null } {
  const begin = said.findIndex((line) => line.startsWith("throw "));
  const rest = said.slice(begin + 1);
  const end = rest.findIndex((line) => /^(throw|again)\b/.test(line));
  const stage = rest.slice(0, end < 0 ? undefined : end);
  const made = stage.find((line) => line.startsWith("play "))?.slice("play ".length);
  const only = stage.find((line) => line.startsWith("plays 1: "))?.slice("plays 1: ".length);
  const play = made ?? only ?? "";
  const until = stage.findIndex((line) => line.startsWith("play") && line.endsWith(play));
  const now = stage
    .slice(0, until)
    .findLast((line) => /^(now \w+ plays|event \w+ is handed) /.test(line));
  const side = now?.split(" ")[1];
  return { play, side: side === "white" || side === "black" ? side : null };
}

/** `24:13 18 bar:1 pin20`; the rest of the men of `all` are off. */
function menOf(text: string, all: MenView): MenView {
  if (text === "start") return all;
  const men = { ...all, points: Array<number>(24).fill(0), bar: 0, hand: 0, off: 0 };
  const pinned: number[] = [];
  for (const part of text.split(/[ ,]+/)) {
    const found = /^(pin)?(\d+|bar|hand)(?::(\d+))?$/.exec(part);
    if (!found) continue;
    const [, pin, place, count = "1"] = found;
    if (place === "bar" || place === "hand") men[place] = Number(count);
    else men.points[Number(place) - 1] = (men.points[Number(place) - 1] ?? 0) + Number(count);
    if (pin) pinned.push(Number(place));
  }
  men.off = menIn(all) - menIn(men);
  return pinned.length > 0 ? { ...men, pinned } : men;
}

const menIn = ({ points, bar, hand, off }: MenView): number =>
  points.reduce((sum, count) => sum + count, bar + hand + off);

/** `24/18(2) 18/13* 6/off` as single steps. */
function stepsOf(play: string): StepView[] {
  const steps = play.split(" ").map((part) => {
    const found = /^((?:\d+|bar|hand)(?:\/(?:\d+|off)\*?)+)(?:\((\d)\))?$/.exec(part);
    const places = found?.[1]?.split("/") ?? [];
    const legs = places.slice(1).map((to, index): StepView => {
      const from = placeOf(places[index] ?? "");
      return { from, to: placeOf(to), number: 0, hits: to.endsWith("*") };
    });
    return Array<StepView[]>(Number(found?.[2] ?? 1)).fill(legs);
  });
  return steps.flat(2);
}

function placeOf(text: string): Place {
  const bare = text.replace("*", "");
  return bare === "bar" || bare === "hand" || bare === "off" ? bare : Number(bare);
}
