import { expect, it } from "vitest";
import { decode, isRecord, isTooLong, megabytes, RECORD_BYTES_MAX } from "./import";

it("records are distinguished from positions", () => {
  expect(isRecord("rosespring record 1\nrules: gioul")).toBe(true);
  expect(isRecord(' {"format": "rosespring-record"')).toBe(true);
  expect(isRecord('{"rules":"gioul","phase":"throw","white":{}')).toBe(false);
  expect(isRecord("rs1.gioul.fziT0.fziT0.O\n")).toBe(false);
  expect(isRecord("(;FF[4]GM[6]PW[Ada])")).toBe(true);
  expect(isRecord(" 5 point match\n\n Game 1\n")).toBe(true);
  expect(isRecord("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n")).toBe(false);
  expect(isRecord("My game\nOGID=1c:66:N0N:31:B\n")).toBe(false);
  expect(isRecord("some lines\nof something")).toBe(true);
  expect(isRecord("(\n;FF[4]GM[6])")).toBe(true);
  expect(
    isRecord(" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n Match ID   : cAkAAAAAAAAA\n"),
  ).toBe(false);
  expect(isRecord(" +13-14-+\r\n Position-ID: 4TcAALDeAAAAAA\r\n XGID=---B:1\r\n")).toBe(false);
  expect(isRecord("\uFEFFrosespring record 1\n")).toBe(true);
});

it("text that is too long, or no text, is recognised without reading all of it", () => {
  expect(isTooLong("x".repeat(RECORD_BYTES_MAX))).toBe(false);
  expect(isTooLong("x".repeat(RECORD_BYTES_MAX + 1))).toBe(true);
  expect(megabytes(5 * 1024 * 1024)).toBe(5);
  expect(decode(new Uint8Array([0, 1, 2, 255]))).toEqual({
    text: null,
    kind: null,
    isArchive: false,
  });
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it("the encoding of a text is told by it, or assumed", () => {
  const utf8 = new TextEncoder().encode("\uFEFFrs1.É");
  expect(decode(utf8)).toEqual({ text: "rs1.É", isAssumed: false });
  expect(decode(bytes("\xFF\xFEJ\0\xFC\0"))).toEqual({ text: "Jü", isAssumed: false });
  expect(decode(bytes("\xFE\xFF\0J\0\xFC"))).toEqual({ text: "Jü", isAssumed: false });
  expect(decode(bytes("J\xFCrgen : 0"))).toEqual({ text: "Jürgen : 0", isAssumed: true });
  const sgf = "(;FF[4]GM[6]CA[ISO-8859-9]PW[\xDE])";
  expect(decode(bytes(sgf))).toEqual({ text: sgf.replace("\xDE", "Ş"), isAssumed: false });
});

it("a file of another kind is named", () => {
  for (const [first, kind, isArchive] of [
    ["RGMH\x01\0", "eXtreme Gammon (.xg, .xgp)", true],
    ["OGXM\x02\0", "OpenGammon (.ogxm)", true],
    ['{"version":"1","compression":"gzip","encoding":"smile"}\n\x1F\x8B', "BGBlitz (.bgf)", true],
    ["PK\x03\x04\0", "zip", false],
  ] as const)
    expect(decode(bytes(first))).toEqual({ text: null, kind, isArchive });
});
