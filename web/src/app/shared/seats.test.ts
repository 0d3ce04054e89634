import { expect, it } from "vitest";
import type { TableView } from "../../wire";
import { addressee, bottomSeat, isAlone, isHere, playerName } from "./seats";

it("no name changes the direction of the text around it", () => {
  const name = "\u2067eve\u202eada\u2069";

  expect(playerName({ kind: "person", name })).toBe("eveada");
  expect(playerName({ kind: "person", name: "عائشة" })).toBe("عائشة");
});

/** A table of Ada (White) and Boris, as its viewer sees it. */
const table = (you?: TableView["you"]) =>
  ({
    white_player: { kind: "person", name: "Ada" },
    black_player: { kind: "person", name: "Boris" },
    ...(you ? { you } : {}),
  }) as TableView;

it("at one screen two people play both sides", () => {
  expect(isHere(table(), "white") && isHere(table(), "black")).toBe(true);
  expect(isAlone(table())).toBe(false);
  expect(addressee(table(), "black")).toEqual({ name: "Boris", who: "other" });
});

it("a player whose opponent is at another machine sees the table from their side", () => {
  const black = table("black");
  expect([isHere(black, "white"), isHere(black, "black"), isAlone(black)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(bottomSeat(black)).toBe("black");
  expect(addressee(black, "black").who).toBe("you");
  expect(addressee(black, "white")).toEqual({ name: "Ada", who: "other" });
});

it("a watcher plays no side", () => {
  const watched = table("none");
  expect(isHere(watched, "white") || isHere(watched, "black") || isAlone(watched)).toBe(false);
  expect(bottomSeat(watched)).toBe("white");
  expect(addressee(watched, "white").who).toBe("other");
});
