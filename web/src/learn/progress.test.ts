import { afterEach, expect, it, vi } from "vitest";
import { loadProgress, storeDone } from "./progress";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("stores each step once", () => {
  storeDone("gioul", "way");
  storeDone("gioul", "close");
  storeDone("gioul", "way");
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
  expect(storeDone("gioul", "way")).toEqual({ gioul: ["way"] });
});
