import { beforeAll, expect, it } from "vitest";
import { loadTexts } from "../i18n/messages.svelte";
import type { NoticeAbout, NoticeView } from "../wire";
import { arrivals, detail, newest, pathOf, sentence, unseen } from "./model";

const table = {
  id: "a b",
  opponent: "Boris",
  opponent_kind: "member" as const,
  rules: "tawula",
  title: "Tawula",
};
const turn: NoticeAbout = { kind: "turn", table, is_late: false };
const round: NoticeAbout = { kind: "round", tournament: "t", name: "Friday cup", table };
const challenge: NoticeAbout = { kind: "challenge", from: "Ada", rules: "gioul", title: "Gioul" };

const notice = (id: string, at_ms: number, is_seen = false): NoticeView => ({
  id,
  at_ms,
  is_seen,
  about: turn,
});

beforeAll(() => loadTexts("play", "notices"));

it("a notice leads to where it is answered", () => {
  expect(pathOf(turn)).toBe("/table/a%20b");
  expect(pathOf(round)).toBe("/table/a%20b");
  expect(pathOf(challenge)).toBe("/");
  expect(pathOf({ kind: "warning" })).toBe("/");
});

it("a notice names the opponent and the game", () => {
  expect(sentence(turn)).toBe("Your turn against Boris");
  const guest = { ...table, opponent_kind: "guest" as const };
  expect(sentence({ ...turn, table: guest })).toBe("Your turn against Boris (guest)");
  expect(sentence({ ...turn, is_late: true })).toBe("Less than a day left against Boris");
  expect(sentence(challenge)).toBe("Ada challenges you");
  expect(detail(turn)).toBe("Tawula");
  expect(detail({ ...turn, ends_ms: Date.UTC(2026, 0, 2, 12) })).toMatch(/^Tawula, .*Jan 2/);
  expect(detail(round)).toBe("Friday cup");
  expect(detail({ kind: "silence" })).toBeNull();
});

it("what came meanwhile is told, and what was seen is not", () => {
  const before = [notice("turn:a", 1), notice("turn:b", 2)];
  const after = [notice("turn:a", 5), notice("turn:b", 2), notice("c", 3), notice("d", 4, true)];

  expect(arrivals(before, after).map((one) => one.id)).toEqual(["turn:a", "c"]);
  expect(arrivals(after, after)).toEqual([]);
  expect(unseen(after)).toBe(3);
  expect(newest(after)).toBe(5);
  expect(newest([])).toBe(0);
});
