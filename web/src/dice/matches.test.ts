import { expect, it } from "vitest";
import type { Purpose, TableSummary } from "../wire";
import { matchesOf } from "./matches";

const table = (id: string, purpose: Purpose, finished: boolean, changed_ms: number) =>
  ({ id, purpose, finished, changed_ms }) as TableSummary;

it("lists finished games, alone and between people, the last first", () => {
  const tables = [
    table("alone", "game", true, 1),
    table("running", "game", false, 5),
    table("real-dice", "companion", true, 4),
    table("lesson", "study", true, 6),
    table("friend", "game", true, 3),
    table("tournament", "tournament", true, 2),
  ];
  expect(matchesOf(tables).map(({ id }) => id)).toEqual(["friend", "tournament", "alone"]);
});
