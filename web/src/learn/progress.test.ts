import { afterEach, expect, it, vi } from "vitest";
import { keepDone, loadProgress } from "./progress";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("stores each step once", () => {
  keepDone("gioul", "way");
  keepDone("gioul", "close");
  keepDone("gioul", "way");
  expect(loadProgress()).toEqual({ gioul: ["way", "close"] });
});

it("ignores data in another format", () => {
  for (const kept of ["nonsense", "null", "[1]", '{"gioul":"way"}']) {
    localStorage.setItem("rosespring.lessons", kept);
    expect(loadProgress()["gioul"]).toBeUndefined();
  }
});

it("works without storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(keepDone("gioul", "way")).toEqual({ gioul: ["way"] });
});
