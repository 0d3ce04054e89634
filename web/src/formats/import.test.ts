import { expect, it } from "vitest";
import { isRecord, isText, isTooLong, megabytes, RECORD_BYTES_MAX } from "./import";

it("records are distinguished from positions", () => {
  expect(isRecord("rosespring record 1\nrules: gioul")).toBe(true);
  expect(isRecord(' {"format": "rosespring-record"')).toBe(true);
  expect(isRecord('{"rules":"gioul","phase":"throw","white":{}')).toBe(false);
  expect(isRecord("rs1.gioul.fziT0.fziT0.O\n")).toBe(false);
  expect(isRecord("some lines\nof something")).toBe(true);
});

it("text that is too long, or no text, is recognised without reading all of it", () => {
  expect(isTooLong("x".repeat(RECORD_BYTES_MAX))).toBe(false);
  expect(isTooLong("x".repeat(RECORD_BYTES_MAX + 1))).toBe(true);
  expect(megabytes(5 * 1024 * 1024)).toBe(5);
  expect([isText("ok"), isText("PK\u0003\0\0"), isText("\uFFFD")]).toEqual([true, false, false]);
});
