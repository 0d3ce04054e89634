import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../app/shared/http";
import { loadTexts } from "../i18n/messages.svelte";
import ProfilePage from "./ProfilePage.svelte";

const profile = vi.hoisted(() => vi.fn());
vi.mock("./players", async (original) => ({ ...(await original<object>()), profile }));

let shown: Record<string, unknown>;

beforeEach(() => loadTexts("account", "hall", "lobby", "people"));
afterEach(() => unmount(shown));

const heading = () => document.querySelector("h1")?.textContent;

it("says in its heading that no player has the name", async () => {
  profile.mockRejectedValue(new ApiError("no_player", "no player", 404));

  shown = mount(ProfilePage, { target: document.body, props: { id: "none" } });

  await vi.waitFor(() => expect(heading()).toBe("No player is called none"));
  expect(document.querySelector("main a")?.getAttribute("href")).toBe("/people");
});

it("says what else failed below the name", async () => {
  profile.mockRejectedValue(new TypeError("Failed to fetch"));

  shown = mount(ProfilePage, { target: document.body, props: { id: "Ada" } });

  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(heading()).toBe("Ada");
});
