import { describe, expect, it } from "vitest";
import { bytesOf, textOf } from "./passkeys";

describe("base64url", () => {
  it("is read and written without fill and with the letters of addresses", () => {
    const bytes = Uint8Array.from([251, 239, 190, 255, 0, 7, 1]);

    expect(textOf(bytes.buffer)).toBe("----_wAHAQ");
    expect([...bytesOf("----_wAHAQ")]).toEqual([...bytes]);
  });

  it("has texts of all lengths", () => {
    for (let length = 0; length < 9; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 83 + 200) % 256);
      expect([...bytesOf(textOf(bytes.buffer))]).toEqual([...bytes]);
    }
  });
});
