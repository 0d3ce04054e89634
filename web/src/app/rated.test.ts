import { afterEach, expect, it } from "vitest";
import { isAdvice, keepRated, ratedGames, setRated } from "./rated";

afterEach(() => localStorage.clear());

it("knows the rated games that run, until the table or the hall says that they ended", () => {
  expect(ratedGames()).toEqual([]);
  setRated("a", true);
  setRated("a", true);
  setRated("b", true);
  expect(ratedGames()).toEqual(["a", "b"]);
  setRated("a", false);
  expect(ratedGames()).toEqual(["b"]);
  keepRated(["b", "c"]);
  expect(ratedGames()).toEqual(["b"]);
  keepRated(["c"]);
  expect(ratedGames()).toEqual([]);
});

it("survives what others have stored in its place", () => {
  for (const text of ["", "{}", "null", "[1]"]) {
    localStorage.setItem("rosespring.rated", text);
    expect(ratedGames()).toEqual([]);
  }
});

it("tells what helps in a game from what does not", () => {
  for (const [method, path] of [
    ["GET", "/api/tables/own-1/advice?kind=hint"],
    ["GET", "/api/tables/own-1/tutor"],
    ["POST", "/api/analyse"],
    ["POST", "/api/analyses"],
    ["POST", "/api/analyses/own-1/run"],
  ] as const) {
    expect(isAdvice(method, path), path).toBe(true);
  }
  for (const [method, path] of [
    ["GET", "/api/analyses"],
    ["POST", "/api/analyses/own-1/stop"],
    ["DELETE", "/api/analyses/own-1"],
    ["GET", "/api/tables/own-1/record"],
    ["POST", "/api/puzzles/1/answer"],
  ] as const) {
    expect(isAdvice(method, path), path).toBe(false);
  }
});
