import { afterEach, describe, expect, it } from "vitest";
import {
  idsModule,
  messagesOf,
  previewsText,
  storedPreviews,
  textsOf,
} from "../../tools/messages.mjs";
import ids from "./ids.ts?raw";
import { LANGUAGES, languageOf, preferred } from "./languages";
import { list, loadTexts, locale, number, speak, t } from "./messages.svelte";
import { FILES } from "./texts";

afterEach(() => speak("en", "latin"));

describe("the texts", () => {
  it("have types that are up to date", () => {
    // Biome formats a short union on one line and a long one on several.
    const bare = (text: string) => text.replaceAll(/\s|\|(?=\s*")/g, "");
    expect(bare(ids), "run `npm run messages`").toBe(bare(idsModule()));
  });

  it("describe the links of invitations in the program", () => {
    expect(storedPreviews(), "run `npm run messages`").toBe(previewsText());
  });

  it.each(LANGUAGES.map(({ code }) => code))("are well-formed in %s", (code) => {
    const english = textsOf("en");
    const texts = textsOf(code);
    for (const [area, text] of texts) {
      const wanted = messagesOf(english.get(area) ?? "");
      const found = messagesOf(text);
      // A line that is neither a message nor a comment has been dropped by the parser.
      const starts = text.match(/^[a-z][a-z0-9_-]* *=/gm) ?? [];
      expect(starts.length, `${area}: every message is understood, once`).toBe(found.size);
      const foreign = [...found.keys()].filter((id) => !wanted.has(id));
      expect(foreign, `${code} ${area}: messages that English has not`).toEqual([]);
      const missing = [...wanted.keys()].filter((id) => !found.has(id));
      expect(missing, `${code} ${area}: messages without a translation`).toEqual([]);
      for (const [id, args] of found) {
        const unknown = args.filter((arg) => !wanted.get(id)?.includes(arg));
        expect(unknown, `${code} ${id}: arguments the page does not give`).toEqual([]);
      }
    }
  });

  it("name every message by its part of the page", () => {
    for (const [area, text] of textsOf("en")) {
      // The texts of play are in several files, by the time when they are needed.
      const part = area.replace(/^play-.*/, "play");
      for (const id of messagesOf(text).keys()) expect(id).toMatch(new RegExp(`^${part}-`));
    }
  });

  it.each(LANGUAGES.map(({ code }) => code))("have each message in one file in %s", (code) => {
    const ids = [...textsOf(code).values()].flatMap((text) => [...messagesOf(text).keys()]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe("a message", () => {
  it("follows the rules of the language for numbers", () => {
    expect(t("play-men-white", { count: 1 })).toBe("1 white man");
    expect(t("play-men-white", { count: 3 })).toBe("3 white men");
  });

  it("addresses the person at the screen", () => {
    expect(t("play-your-throw", { name: "You", who: "you" })).toBe("Your throw.");
    expect(t("play-your-throw", { name: "Elena", who: "other" })).toBe("Elena to throw.");
  });

  it("is replaced by its id if it is missing", async () => {
    await loadTexts("play");
    expect(t("play-no-such-message" as "play-skip")).toBe("play-no-such-message");
  });
});

describe("a language", () => {
  it("is the first of the reader's that the page supports", () => {
    expect(preferred(["xx-YY", "en-GB"])).toBe("en");
    expect(preferred([])).toBe("en");
    expect(languageOf("xx").code).toBe("en");
  });

  it("has the texts of a part that is loaded while the language changes", async () => {
    await loadTexts("play");
    // The part comes first, from the memory of the browser; the language is on its way.
    await FILES["./en/about.ftl"]?.();
    await Promise.all([speak("mk", "latin"), loadTexts("about")]);
    expect(t("about-title")).toBe("За Rosespring");
    expect(t("play-lost")).not.toBe("play-lost");
  });

  it("joins lists and writes numbers", () => {
    expect(list([4, 5, 6])).toBe("4, 5, 6");
    expect(number(0.125, { style: "percent" })).toBe("13%");
    expect(locale()).toBe("en-u-nu-latn");
  });

  it("joins from right to left in such a language, each part in its own direction", async () => {
    await loadTexts("play");
    await speak("ar", "local");
    expect(list(["5×2", 6])).toBe("\u200f\u20685×2\u2069، \u2068٦\u2069");
  });
});

describe("counted things", () => {
  it.each([
    ["bg", "hall", () => t("hall-clock-days", { days: 1 }), "1 ден"],
    ["bg", "hall", () => t("hall-clock-days", { days: 3 }), "3 дни"],
    ["bg", "play", () => t("play-pip-word"), "пипа"],
    ["ar", "hall", () => t("hall-clock-days", { days: 2 }), "يومان"],
    ["ar", "hall", () => t("hall-clock-days", { days: 7 }), "\u20687\u2069 أيام"],
    ["ar", "hall", () => t("hall-clock-days", { days: 14 }), "\u206814\u2069 يومًا"],
  ] as const)("have the form of their number in %s %s", async (code, area, say, wanted) => {
    await loadTexts(area);
    await speak(code, "latin");

    expect(say()).toBe(wanted);
  });

  it.each([
    [4, "لاعبين"],
    [16, "لاعبًا"],
    [100, "لاعب"],
  ])("are players of a tournament in Arabic, %i", async (most, form) => {
    await loadTexts("tournament");
    await speak("ar", "latin");

    expect(t("tournament-players-of", { count: 2, most })).toMatch(new RegExp(`${form}\u2069$`));
  });
});
