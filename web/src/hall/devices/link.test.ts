import { expect, it } from "vitest";
import { linkHash, readHash } from "./link";

it("reads the link that another device made, and no other", () => {
  const link = { person: "person-abc123", code: "qwertz", key: "-_aZ9".repeat(9).slice(0, 43) };

  expect(readHash(linkHash(link))).toEqual(link);
  const whole = linkHash(link);
  for (const hash of ["", "#", whole.slice(0, -1), `${whole}x`, whole.replace("qwertz", "")]) {
    expect(readHash(hash), hash).toBeNull();
  }
});
