/** The words of the replayer made of the texts of a language (`tools/words.mjs`). Pure. */

import type { Text } from "../../../../tools/words.mjs";
import type { BoardWords, MistakeReason, ReplayWords, Side } from "../types";
import { numbersText } from "./words";

export type Texts = Record<string, Text>;
type Values = Record<string, string | number>;

/** The languages whose words are files beside the script. */
export const KNOWN = ["ar", "az", "bg", "de", "el", "en", "fa", "mk", "ru", "tr"];
/** Languages that run from right to left. */
const RIGHT_TO_LEFT = ["ar", "fa"];
/** Marks around a text that may run in another direction than its sentence, and around figures. */
const ISOLATED = ["\u2068", "\u2069"] as const;
const LEFT_TO_RIGHT = "\u2066";

/** Everything that the replayer and its board say in a language. */
export interface Language {
  words: ReplayWords;
  board: BoardWords;
}

/** The words of a language; `lang` is its code. */
export function languageFrom(texts: Texts, lang: string): Language {
  const isRight = RIGHT_TO_LEFT.includes(lang);
  const [open, close] = isRight ? ISOLATED : ["", ""];
  const figure = (text: string) => (isRight ? `${LEFT_TO_RIGHT}${text}${close}` : text);
  const plurals = new Intl.PluralRules(lang);
  const formatted = (text: Text, values: Values): string => {
    const said = (value: string | number | undefined) =>
      typeof value === "number" ? number(value, {}) : value;
    if (typeof text === "string")
      return text.replace(/\{(\w+)\}/g, (_, name) => `${open}${said(values[name])}${close}`);
    return text
      .map((part) => {
        if (typeof part === "string") return formatted(part, values);
        const value = values[part.by];
        const plural = typeof value === "number" ? plurals.select(value) : "";
        const { [String(value)]: exact, [plural]: counted, [part.usual]: usual } = part.texts;
        return formatted(exact ?? counted ?? usual ?? "", values);
      })
      .join("");
  };
  const t = (id: string, values: Values = {}): string => formatted(texts[id] ?? id, values);
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(`${lang}-u-nu-latn`, options).format(value);
  const decimal = (value: number, digits: number) =>
    number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const words: ReplayWords = {
    lang,
    dir: isRight ? "rtl" : "ltr",
    label: t("replay-label"),
    board: t("analysis-board"),
    loading: t("replay-loading"),
    first: t("analysis-first"),
    previous: t("analysis-back"),
    play: t("replay-play"),
    pause: t("replay-pause"),
    next: t("analysis-on"),
    last: t("analysis-last"),
    mistake: t("replay-mistake"),
    speed: t("replay-speed"),
    place: t("replay-place"),
    turns: t("play-moves"),
    games: t("analysis-games"),
    best: t("play-end-best"),
    sides: { white: t("play-white"), black: t("play-black") },
    matchTo: (to) => upper(t("play-score-line", { to })),
    score: (white, black) => `${white} : ${black}`,
    game: (number, title) => `${t("play-game-number", { number })}: ${title}`,
    step: (at, all) => t("replay-step", { at, all }),
    start: (title, mover) =>
      mover ? `${title}. ${t("play-your-throw", { name: mover })}` : `${title}.`,
    opening: (white, black, name) =>
      name === null
        ? t("play-tie", { face: white })
        : t("play-begins", { name, own: Math.max(white, black), other: Math.min(white, black) }),
    throws: (name, dice) => t("play-threw", { name, call: numbersText(dice) }),
    names: (name, number) => t("play-named", { name, call: `${number}-${number}` }),
    plays: (name, numbers, play, isGift) => {
      const gift = isGift ? ` (${t("play-gift")})` : "";
      return `${figure(numbersText(numbers))}${gift}: ${t("play-played", { name, play })}`;
    },
    passes: (name, numbers) => t("play-passed", { name, numbers: numbersText(numbers) }),
    loses: (numbers) => t("play-lost-numbers", { numbers: numbersText(numbers) }),
    handsOver: (name, groups) =>
      t("play-hand-over", { name, groups: groups.map(numbersText).join(", ") }),
    resigns: (name) => t("replay-resigns", { name }),
    wins: (name, kind, units) => {
      const result = texts[`play-result-${kind}`] ? t(`play-result-${kind}`) : "";
      const counted = t("play-units", { units });
      const all = result ? t("play-result-note", { result, units: counted }) : counted;
      return `${t("analysis-result", { name, result: all })}.`;
    },
    draws: (units) =>
      units > 0 ? `${t("play-result-tie")}: ${t("play-units", { units })}.` : `${t("play-draw")}.`,
    late: () => `${t("play-result-on-time")}.`,
    opened: t("replay-opening"),
    ended: t("play-end-show"),
    received: t("play-gift"),
    mistakeOf: (kind, loss, best) =>
      `${upper(t(`analysis-class-${kind}`))}${isRight ? "،" : ","} ${figure(`−${decimal(loss, 3)}`)}. ${words.showing(best)}`,
    classes: {
      doubtful: t("analysis-class-doubtful"),
      error: t("analysis-class-error"),
      blunder: t("analysis-class-blunder"),
    },
    showing: (best) => `${t("play-end-best")}: ${figure(best)}.`,
    why: (reason) => sentences(reason, { t, decimal, number }),
    fault: ({ kind, ...values }) => t(`replay-${kind}`, values),
  };
  const men = (count: number, side: Side) => t(`play-men-${side}`, { count });
  const board: BoardWords = {
    point: (number, men, single, lies) =>
      t(`play-point-name${single ? "-single" : lies ? "-lying" : ""}`, {
        number,
        men: men ?? t("play-empty"),
      }),
    beside: (place, men) => t(`play-${place}-name`, { men }),
    men,
    pinning: (men, pinned) => t(`play-men-on-${pinned}`, { men }),
    withPlays: (place, numbers) => t("play-with-plays", { place, numbers: numbers.join(", ") }),
    trays: () => ({ hand: t("play-hand"), off: t("play-off") }),
  };
  return { words, board };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Speech {
  t: (id: string, values?: Values) => string;
  decimal: (value: number, digits: number) => string;
  number: (value: number, options: Intl.NumberFormatOptions) => string;
}

/** Why a play loses, as the page says it (`src/app/advice/why.ts`). */
function sentences(reason: MistakeReason, { t, decimal, number }: Speech): string {
  const { facts, best: play, kind, price = 0, share, larger, own } = reason;
  // A fact that is seen two throws ahead is a mean.
  const digits = reason.ahead === 2 ? 2 : 1;
  const rounded = (value: number) => Number(value.toFixed(digits));
  const told = facts.filter(
    ({ name, best, played }) => name !== "last" || Math.max(best, played) <= 24,
  );
  const said = told.map(({ name, best, played }) =>
    t(`why-${name}`, { best: rounded(best), played: rounded(played) }),
  );
  // Rounded down: a rounded claim must stay true.
  const least = (loss: number) => decimal(Math.floor(loss * 1000) / 1000, 3);
  const percent = (value: number) =>
    number(Math.floor(Math.min(value, 1) * 100) / 100, { style: "percent" });
  const tenths = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const chance = (value: number) => number(value, tenths);
  const shared = percent(share ?? 0);
  switch (kind) {
    case "price": {
      const id = told.length === 1 ? "why-price" : "why-neither";
      const priced = { loss: least(price), share: shared };
      if (told.length > 0) said.push(t(share === undefined ? id : `${id}-share`, priced));
      break;
    }
    case "throws":
      said.push(t("why-throws", { throws: reason.throws ?? 0, share: shared }));
      break;
    case "later":
      said.push(t(digits === 2 ? "why-later" : "why-next", { share: shared }));
      break;
    case "only":
      said.push(t("why-only", { play, loss: least(reason.second) }));
      break;
    case "kinds": {
      const [best, played] = [chance(larger?.best ?? 0), chance(larger?.played ?? 0)];
      said.push(t(own ? "why-kinds-own" : "why-kinds-other", { best, played }));
      break;
    }
    default:
      said.push(t("why-passes", { share: shared }));
  }
  return said.join(" ");
}
