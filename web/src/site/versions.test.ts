import { afterEach, beforeEach, expect, it, vi } from "vitest";

const said = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const active = { postMessage: said };
  const registration = { active, update: () => {}, addEventListener: () => {} };
  vi.stubGlobal("navigator", {
    locks: { request: () => {} },
    serviceWorker: {
      ready: Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      controller: null,
      addEventListener: () => {},
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  said.mockClear();
});

const isAsked = () => said.mock.calls.some(([message]) => message === "store-rest");

it("stores what own games need once the page has been quiet", async () => {
  const { keepForOwnGames } = await import("./versions");
  keepForOwnGames();
  await vi.advanceTimersByTimeAsync(4900);
  expect(isAsked()).toBe(false);

  await vi.advanceTimersByTimeAsync(200);

  expect(isAsked()).toBe(true);
});

it("stores it at once when the person leaves before", async () => {
  const { keepForOwnGames } = await import("./versions");
  keepForOwnGames();
  await vi.advanceTimersByTimeAsync(100);
  expect(isAsked()).toBe(false);

  document.dispatchEvent(new Event("visibilitychange"));

  expect(isAsked()).toBe(true);
});
