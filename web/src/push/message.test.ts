import { expect, it } from "vitest";
import { KINDS, readMessage, readTexts } from "./message";

it("a message leads to a page of this host, or to its start", () => {
  expect(readMessage('{"kind":"turn","path":"/table/a"}')).toEqual({
    kind: "turn",
    path: "/table/a",
  });
  for (const text of [
    "",
    "null",
    "[]",
    '{"kind":"turn"}',
    '{"kind":"turn","path":7}',
    '{"kind":"else","path":"/table/a"}',
    '{"kind":"turn","path":"//example.org"}',
    '{"kind":"turn","path":"/\\\\example.org"}',
    '{"kind":"turn","path":"https://example.org/"}',
    '{"kind":"turn","path":"table/a"}',
  ]) {
    expect(readMessage(text), text).toEqual({ kind: "turn", path: "/" });
  }
});

it("lost texts are replaced by English ones", () => {
  for (const text of [null, "", "null", "{"]) {
    const texts = readTexts(text);
    expect(texts.language).toBe("en");
    for (const kind of KINDS) expect(texts.kinds[kind]).not.toBe("");
  }
  const texts = readTexts('{"language":"ar","dir":"rtl","title":"R","kinds":{"turn":"x"}}');
  expect([texts.dir, texts.kinds.turn, texts.kinds.late]).toEqual([
    "rtl",
    "x",
    "Your time ends within a day.",
  ]);
});
