import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src/i18n/languages";
import { languages, wordsIn } from "../../../../tools/words.mjs";
import type { MistakeReason, ReplayFault } from "../types";
import { KNOWN, languageFrom } from "./texts";

const speak = (lang: string) => languageFrom(wordsIn(lang), lang);
const PRICE: MistakeReason = {
  kind: "price",
  best: "24/20 24/21",
  facts: [{ name: "prime", best: 5, played: 2 }],
  loss: 0.25,
  second: 0.02,
  price: 0.2196,
};
const LATER: MistakeReason = {
  kind: "later",
  best: "24/18",
  facts: [{ name: "bar", best: 0.523, played: 0.2 }],
  loss: 0.06,
  second: 0.01,
  ahead: 2,
  share: 0.847,
};
const FAULTS: ReplayFault[] = [
  { kind: "network" },
  { kind: "status", status: 404 },
  { kind: "no-record" },
  { kind: "newer", version: "3" },
  { kind: "rules", game: 1, rules: "x" },
  { kind: "entry", game: 1, entry: 2 },
  { kind: "no-analysis" },
  { kind: "other-analysis", game: 1, entry: 2 },
];

describe("the words of the replayer", () => {
  it("are there in every language of the page", () => {
    expect([...languages()].sort()).toEqual(KNOWN);
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(KNOWN);
  });

  it.each(LANGUAGES)("are whole in $code", ({ code, dir }) => {
    const { words, board } = speak(code);
    const { sides, classes, lang, dir: runs, ...rest } = words;
    expect([lang, runs]).toEqual([code, dir]);
    const said = [
      ...Object.values(rest).filter((value) => typeof value === "string"),
      ...Object.values(sides),
      ...Object.values(classes),
      ...FAULTS.map((fault) => words.fault(fault)),
      ...["single", "double", "triple", "capote", "mother", "jan", "31"].map((kind) =>
        words.wins("Ada", kind, 2),
      ),
      words.matchTo(1),
      words.matchTo(7),
      words.game(2, "Gioul"),
      words.step(3, 9),
      words.start("Gioul", "Ada"),
      words.opening(3, 5, "Boris"),
      words.opening(3, 3, null),
      words.throws("Ada", [6, 5]),
      words.names("Ada", 4),
      words.plays("Ada", [5, 5, 5, 5], "24/19(4)", true),
      words.passes("Ada", [6, 6]),
      words.loses([6]),
      words.handsOver("Ada", [
        [5, 5],
        [6, 6, 6, 6],
      ]),
      words.resigns("Ada", "double"),
      words.draws(0),
      words.draws(1),
      words.late("Ada"),
      words.mistakeOf("error", 0.0671, "24/18"),
      words.why(PRICE),
      words.why(LATER),
      board.point("7", board.men(1, "white"), false),
      board.point("8", null, true),
      board.point("6", board.men(1, "black"), false, true),
      board.beside("bar", board.men(5, "black")),
      board.pinning(board.men(2, "white"), "black"),
      board.withPlays("7", [6, 5]),
      ...Object.values(board.trays()),
    ];
    for (const text of said) {
      expect(text, text).toMatch(/\p{L}|\d/u);
      expect(text, text).not.toMatch(/[{}]|undefined|(?:replay|play|why|analysis)-[a-z]/);
    }
  });

  it("count as the language does", () => {
    const { board } = speak("ru");
    expect([1, 2, 5].map((count) => board.men(count, "white"))).toEqual([
      "1 белая шашка",
      "2 белые шашки",
      "5 белых шашек",
    ]);
  });

  it("say why a play loses, and round no claim up", () => {
    const { words } = speak("en");
    expect(words.why(PRICE)).toMatch(
      /^The best play blocks 5 points .*, this one 2\. Plays no better .* lose 0\.219 or more\.$/,
    );
    expect(words.why({ ...PRICE, share: 0.878 })).toMatch(/0\.219 or more: 87% of the loss\.$/);
    expect(words.why(LATER)).toMatch(/0\.52 .* make 84% of the loss\.$/);
    expect(words.why({ ...PRICE, kind: "only", facts: [], second: 0.2 })).toBe(
      "Only 24/20 24/21 is good here: the second best play loses 0.200.",
    );
    const larger = { best: 0.3125, played: 0.25 };
    expect(words.why({ ...PRICE, kind: "kinds", facts: [], own: true, larger, share: 1.2 })).toBe(
      "The best play wins more than a single game in 31.3% of games, this one in 25.0%.",
    );
    expect(words.why({ ...PRICE, kind: "gift", facts: [], share: 0.5 })).toMatch(/makes 50% of/);
    expect(speak("de").words.why(LATER)).toContain("0,52");
  });
});
