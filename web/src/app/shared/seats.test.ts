import { expect, it } from "vitest";
import { playerName } from "./seats";

it("no name changes the direction of the text around it", () => {
  const name = "\u2067eve\u202eada\u2069";

  expect(playerName({ kind: "person", name })).toBe("eveada");
  expect(playerName({ kind: "person", name: "عائشة" })).toBe("عائشة");
});
