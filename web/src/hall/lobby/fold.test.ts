import { expect, test } from "vitest";
import type { LiveBoard, LobbyView, SeekView } from "../../wire";
import { fold } from "./fold";

const seek = (id: string, name = "Ada"): SeekView => ({
  id,
  name,
  kind: "guest",
  rules: "gioul",
  title: "Gioul",
  match_to: 1,
  rated: false,
});

const men = { points: Array(24).fill(0), bar: 0, hand: 0, off: 0, pips: 0 };
const board = (table: string, off = 0): LiveBoard => ({
  table,
  rules: "gioul",
  title: "Gioul",
  white: "Ada",
  white_kind: "member",
  black: "Boris",
  black_kind: "guest",
  shape: { movement: "contrary", has_bar: false, has_hand: false, black_numbers: [] },
  position: {
    men: { white: { ...men, off }, black: men },
    score: { to: 1, white: 0, black: 0 },
  },
});

const lobby: LobbyView = {
  here: 2,
  playing: 1,
  people: [{ number: 1, name: "Ada", kind: "guest" }],
  seeks: [seek("a"), seek("b")],
  boards: [board("t"), board("u")],
};

test("what changed is replaced in its place, what is new comes last, and the rest stays the same", () => {
  const next = fold(lobby, {
    here: 3,
    people: [{ number: 2, name: "Boris", kind: "member" }],
    seeks: [seek("b", "Boris"), seek("c")],
    seeks_gone: ["a"],
    moves: [{ table: "u", position: board("u", 9).position }],
  });

  expect(next.here).toBe(3);
  expect(next.playing).toBe(1);
  expect(next.people.map((one) => one.name)).toEqual(["Ada", "Boris"]);
  expect(next.seeks).toEqual([seek("b", "Boris"), seek("c")]);
  expect(next.boards[0]).toBe(lobby.boards[0]);
  expect(next.boards[1]?.position.men.white.off).toBe(9);
});

test("a sign of life changes nothing", () => {
  expect(fold(lobby, {})).toEqual(lobby);
  expect(fold(lobby, {}).seeks).toBe(lobby.seeks);
});

test("boards come and go", () => {
  const next = fold(lobby, { boards_gone: ["t"], boards: [board("v"), board("u", 3)] });

  expect(next.boards.map((one) => one.table)).toEqual(["u", "v"]);
  expect(next.boards[0]?.position.men.white.off).toBe(3);
});
