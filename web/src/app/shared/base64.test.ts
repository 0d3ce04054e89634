import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOf, textOf } from "./base64";

describe("base64url", () => {
  it("is read and written without fill and with the letters of addresses", () => {
    const bytes = Uint8Array.from([251, 239, 190, 255, 0, 7, 1]);

    expect(textOf(bytes.buffer)).toBe("----_wAHAQ");
    expect([...bytesOf("----_wAHAQ")]).toEqual([...bytes]);
  });

  it("is read back as the bytes that were written", () => {
    const law = fc.property(fc.uint8Array({ maxLength: 9 }), (bytes) => {
      const text = textOf(Uint8Array.from(bytes).buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...bytesOf(text)]).toEqual([...bytes]);
    });
    fc.assert(law, { seed: 1 });
  });
});
