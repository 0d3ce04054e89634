import { afterEach, describe, expect, it } from "vitest";
import { messagesOf, textsOf } from "../../tools/messages.mjs";
import { ApiError } from "../app/shared/http";
import { LANGUAGES } from "../i18n/languages";
import { speak } from "../i18n/messages.svelte";
import type { ImportFault } from "../wire";
import { faultSentence, importFaults } from "./faults";

afterEach(() => speak("en", "latin"));

/** As the server sends it for a play that is not legal, on line 5 of a `.mat`. */
const WRONG_PLAY: ImportFault = {
  code: "wrong-play",
  line: 5,
  column: 6,
  values: { side: "white", dice: "3-1", play: "8/5 6/4", cause: "…" },
  message: "line 5, column 6: white throws 3-1: `8/5 6/4` is no legal play of this stage",
};

const refusal = (details: ImportFault[]) => {
  const faults = details.map(({ message }) => message);
  return new ApiError("invalid_body", faults.join("; "), 400, faults, details);
};

describe("a fault of an import", () => {
  it("is a sentence in the language of the page", async () => {
    const [fault] = await importFaults(refusal([WRONG_PLAY]));
    if (!fault) throw new Error("there is one fault");
    const said = async (code: string) => {
      await speak(code, "latin");
      return faultSentence(fault);
    };

    expect(await said("de")).toEqual({
      text: "Zeile 5, Spalte 6: Mit 3-1 ist der Zug 8/5 6/4 nicht erlaubt.",
      isEnglish: false,
    });
    expect((await said("ru")).text).toBe("Строка 5, столбец 6: С 3-1 ход 8/5 6/4 не по правилам.");
    expect((await said("ar")).text).toContain("لا يجوز لعب");
    expect((await said("en")).text).toBe(
      "Line 5, column 6: With 3-1 the play 8/5 6/4 is not legal.",
    );
  });

  it("shares a sentence with similar faults", async () => {
    const [fault] = await importFaults(
      refusal([
        { code: "xgid-bar", line: null, column: null, values: { place: 25 }, message: "…" },
      ]),
    );
    await speak("tr", "latin");
    expect(fault && faultSentence(fault).text).toBe("XGID’nin 25 numaralı yeri yanlış.");
  });

  it("names the game and the row of a file without lines", async () => {
    const values = { ...WRONG_PLAY.values, at_game: 2, at_row: 20 };
    const [fault] = await importFaults(
      refusal([{ ...WRONG_PLAY, line: null, column: null, values }]),
    );
    await speak("en", "latin");

    expect(fault && faultSentence(fault).text).toBe(
      "Game 2, row 20: With 3-1 the play 8/5 6/4 is not legal.",
    );
  });

  it("is the server's sentence if the page has none", async () => {
    const message = "white.points.25: is no point: expected 1 to 24";
    const other: ImportFault = { code: "other", line: null, column: null, values: {}, message };
    await speak("el", "latin");
    const english = { text: message, isEnglish: true };

    expect((await importFaults(refusal([other]))).map(faultSentence)).toEqual([english]);
    const old = new ApiError("invalid_body", message, 400, [message]);
    expect((await importFaults(old)).map(faultSentence)).toEqual([english]);
    const lost = new Error(message);
    expect((await importFaults(lost)).map(faultSentence)).toEqual([english]);
  });

  it("has its sentence in every language", () => {
    const ids = [...messagesOf(textsOf("en").get("imports") ?? "").keys()];
    expect(ids.length).toBeGreaterThan(40);
    for (const { code } of LANGUAGES) {
      const found = messagesOf(textsOf(code).get("imports") ?? "");
      expect([code, [...found.keys()]]).toEqual([code, ids]);
    }
  });
});
