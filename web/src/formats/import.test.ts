import { expect, it } from "vitest";
import { isRecord, isText, isTooLong, megabytes, RECORD_BYTES_MAX } from "./import";

it("records are distinguished from positions", () => {
  expect(isRecord("rosespring record 1\nrules: gioul")).toBe(true);
  expect(isRecord(' {"format": "rosespring-record"')).toBe(true);
  expect(isRecord('{"rules":"gioul","phase":"throw","white":{}')).toBe(false);
  expect(isRecord("rs1.gioul.fziT0.fziT0.O\n")).toBe(false);
  expect(isRecord("(;FF[4]GM[6]PW[Ada])")).toBe(true);
  expect(isRecord(" 5 point match\n\n Game 1\n")).toBe(true);
  expect(isRecord("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n")).toBe(false);
  expect(isRecord("some lines\nof something")).toBe(true);
});

it("text that is too long, or no text, is recognised without reading all of it", () => {
  expect(isTooLong("x".repeat(RECORD_BYTES_MAX))).toBe(false);
  expect(isTooLong("x".repeat(RECORD_BYTES_MAX + 1))).toBe(true);
  expect(megabytes(5 * 1024 * 1024)).toBe(5);
  expect([isText("ok"), isText("PK\u0003\0\0"), isText("\uFFFD")]).toEqual([true, false, false]);
});
