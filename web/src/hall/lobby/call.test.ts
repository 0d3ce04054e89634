import { beforeEach, expect, it } from "vitest";
import { go, route } from "../../app/shell/route.svelte";
import { wait, waits } from "../shared/waits.svelte";
import { called, callTo } from "./call.svelte";

beforeEach(() => {
  called.table = null;
  wait({ seek: "s", link: "l" });
});

it.each(["/", "/people", "/join/abc"])(
  "shows the table at once to a person who waits at %s",
  (path) => {
    go(path);

    callTo("t");

    expect(route.path).toBe("/table/t");
    expect(called.table).toBeNull();
    expect([waits.seek, waits.link]).toEqual([null, null]);
  },
);

it.each(["/table/own-1", "/puzzles", "/learn/gioul"])("leaves a person at %s a moment", (path) => {
  go(path);

  callTo("t");

  expect(route.path).toBe(path);
  expect(called.table).toBe("t");
});

it("does not call to the table that is shown", () => {
  go("/table/t");

  callTo("t");

  expect(called.table).toBeNull();
});
