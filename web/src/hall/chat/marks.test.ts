import { expect, it } from "vitest";
import { withFewMarks } from "./marks";

/** 112 combining marks. */
const PILE = Array.from({ length: 112 }, (_, at) => String.fromCodePoint(0x300 + at)).join("");
const marks = (text: string): number => text.match(/\p{M}/gu)?.length ?? 0;

it("a letter keeps three of its marks", () => {
  expect(withFewMarks(`z${PILE}!`)).toBe("z\u0300\u0301\u0302!");
  expect(marks(withFewMarks(`a${PILE}b${PILE}`))).toBe(6);
});

it("marks with invisible characters between them are one pile", () => {
  expect(marks(withFewMarks(`z${[...PILE].join("\u200D")}`))).toBe(3);
});

it("the marks of languages and emoji stay", () => {
  for (const text of ["Việt Nam", "שָׁלוֹם", "مُحَمَّدٌ", "กี้", "हिन्दी", "👩‍❤️‍👨 1️⃣", "e\u0301\u0323\u0308"]) {
    expect(withFewMarks(text)).toBe(text);
  }
});
