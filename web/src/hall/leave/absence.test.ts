import { expect, test, vi } from "vitest";
import { table } from "../../app/shared/fixture";
import { isServerAway, mustAct, ownDeadline, untilOf } from "./absence";

test("the side that is away is the one whose time is told", () => {
  const absence = { allowed_ms: 30_000, black_until_ms: 90_000 };

  expect(untilOf(absence, "black")).toBe(90_000);
  expect(untilOf(absence, "white")).toBeNull();
  expect(untilOf(null, "white")).toBeNull();
});

test("a page that lost its connection knows how long it may be away at least", () => {
  expect(ownDeadline({ allowed_ms: 30_000 }, 1_000)).toBe(36_000);
  expect(ownDeadline({}, 1_000)).toBeNull();
  expect(ownDeadline(null, 1_000)).toBeNull();
});

test("a player must act in their own part, and while their page owes a link", () => {
  const links = {
    context: "",
    first: 0,
    next: 1,
    commitments: null,
    linked: [true, false],
    replaced: [false, false],
    last: null,
  };
  const throwing = {
    ...table(),
    phase: { kind: "throw", thrower: "white" } as const,
    dice_links: links as never,
  };

  expect(mustAct(throwing, "white")).toBe(true);
  expect(mustAct(throwing, "black")).toBe(true);
  const playing = {
    ...throwing,
    phase: { kind: "play", thrower: "white", mover: "black" } as const,
  };
  expect(mustAct(playing, "black")).toBe(true);
  expect(mustAct(playing, "white")).toBe(false);
});

test("a server is away if it ended the connection and answers nothing, not if the network is", async () => {
  const away = (answer: () => Promise<unknown>, wasSilent = false) => {
    vi.stubGlobal("fetch", answer);
    return isServerAway(wasSilent);
  };
  const refused = () => Promise.reject(new TypeError("Failed to fetch"));
  const late = () => Promise.reject(new DOMException("late", "TimeoutError"));
  const status = (code: number) => () => Promise.resolve(new Response("{}", { status: code }));

  expect(await away(refused)).toBe(true);
  expect(await away(status(502))).toBe(true);
  expect(await away(status(200))).toBe(false);
  expect(await away(late)).toBe(false);
  expect(await away(refused, true)).toBe(false);
  vi.stubGlobal("navigator", { onLine: false });
  expect(await away(refused)).toBe(false);
  vi.unstubAllGlobals();
});
