import { expect, it } from "vitest";
import { serverPaths } from "../../tools/vectors.mjs";
import { type Answerer, answererOf, type Page, roleOf } from "./roles";

const folders = { core: "/core-1/", data: "/data-1/" };
const HALL: Page = { hasHall: true, hasServer: true, folders };
const LEAN_HALL: Page = { hasHall: true, hasServer: true, folders: null };
const LOCAL: Page = { hasHall: false, hasServer: true, folders: null };
const FILES: Page = { hasHall: false, hasServer: false, folders };

/** What answers own requests and those that concern people, on each page. */
const ANSWERERS: [Page, Answerer, Answerer][] = [
  [HALL, "browser", "server"],
  [LEAN_HALL, "nobody", "server"],
  [LOCAL, "server", "server"],
  [FILES, "browser", "browser"],
];

it("sends each role to its host", () => {
  for (const [page, own, people] of ANSWERERS) {
    expect(answererOf("own", page), JSON.stringify(page)).toBe(own);
    expect(answererOf("people", page), JSON.stringify(page)).toBe(people);
  }
});

/** The paths of the routes of a server that concern only the person at the browser. */
const OWN_PATHS = [
  "/api/analyse",
  "/api/analyses",
  "/api/position/check",
  "/api/position/read",
  "/api/puzzles",
  "/api/puzzles/next",
  "/api/puzzles/{id}/answer",
  "/api/rules",
  "/api/statistics",
  "/api/tables",
];

it("gives each route of a server its role, and no own id to a server", () => {
  const paths = serverPaths();
  expect(paths.length).toBeGreaterThan(60);
  const own = paths.filter((path) => roleOf(path) === "own").sort();
  expect(own).toEqual(OWN_PATHS);
  for (const path of paths.filter((one) => /^\/api\/(?:tables|analyses)\//.test(one))) {
    for (const id of ["own-abc", "study-abc", "own-a%2Fb"]) {
      expect(roleOf(path.replace("{id}", id)), path).toBe("own");
    }
    for (const id of ["abc", "owner", "a%2Fown-b"]) {
      expect(roleOf(path.replace("{id}", id)), path).toBe("people");
    }
  }
  expect(roleOf("/api/tables?own-1")).toBe("own");
  expect(roleOf("/api/tables/abc/socket?since=own-4")).toBe("people");
});
