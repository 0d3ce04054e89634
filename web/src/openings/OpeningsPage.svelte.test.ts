import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setRated } from "../app/rated";
import { preset } from "../app/shared/fixture";
import { loadTexts } from "../i18n/messages.svelte";
import OpeningsPage from "./OpeningsPage.svelte";

const loadTable = vi.hoisted(() => vi.fn());
const loadRules = vi.hoisted(() => vi.fn());
vi.mock("./tables", async (original) => ({ ...(await original<object>()), loadTable }));
vi.mock("../app/shared/declarations.svelte", async (original) => ({
  ...(await original<object>()),
  loadRules,
}));
vi.mock("../statistics/api", () => ({ statistics: () => new Promise(() => {}) }));

const { loadTable: stored } = await vi.importActual<typeof import("./tables")>("./tables");

let shown: Record<string, unknown>;

beforeEach(async () => {
  await loadTexts("openings", "analysis", "statistics");
  loadRules.mockResolvedValue([preset("gul-bara"), preset("portes")]);
  loadTable.mockImplementation(stored);
});
afterEach(async () => {
  await unmount(shown);
  setRated("rated", false);
});

const words = () => document.body.textContent ?? "";
const open = (id: string) => {
  shown = mount(OpeningsPage, { target: document.body, props: { id } });
};

it("says that a game has not been studied", async () => {
  open("portes");

  await vi.waitFor(() => expect(words()).toContain("has not studied"));
});

it("says that a table could not be loaded, and tries again", async () => {
  loadTable.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  open("gul-bara");
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(words()).not.toContain("has not studied");

  document.querySelector<HTMLButtonElement>("[role=alert] button")?.click();

  await vi.waitFor(() => expect(document.querySelectorAll("[name=throw]")).toHaveLength(21));
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("is closed while a rated game runs in this browser, and says so", async () => {
  setRated("rated", true);
  open("gul-bara");
  await vi.waitFor(() => expect(words()).toContain("You are in a rated game."));
  await vi.waitFor(() => expect(loadTable).toHaveBeenCalled());
  flushSync();
  expect(document.querySelectorAll("[name=throw]")).toHaveLength(0);

  setRated("rated", false);
  window.dispatchEvent(new Event("storage"));

  await vi.waitFor(() => expect(document.querySelectorAll("[name=throw]")).toHaveLength(21));
  expect(words()).not.toContain("You are in a rated game.");
});
