import { beforeEach, expect, it } from "vitest";
import { keepShown, shownTables } from "../app/live/shown";
import { table as view } from "../app/shared/fixture";
import { firstLook, fromView } from "./look";

const TRAYS = { off: "off", hand: "hand" };

beforeEach(() => localStorage.clear());

it("a table looks alike from its server and from what the browser has shown", () => {
  const table = view();
  keepShown(table, 1);

  const known = shownTables()[0];

  const [shown, sent] = [known, fromView(table)].map(
    (one) => one && firstLook(one, { numbering: "mover" }, true, TRAYS),
  );
  expect(shown).toEqual(sent);
  expect(sent?.position.points.some((point) => point.white > 0)).toBe(true);
});

it("the side of the person here is at the bottom, with its numbers", () => {
  const black_player = { kind: "person" as const, name: "Ada" };
  const table = view({ black_player, you: "black" });

  const look = firstLook(fromView(table), {}, false, TRAYS);

  expect(look.bottom).toBe("black");
  expect(look.position.points.map(({ label }) => Number(label))).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
});
