/** The editor, once a transport: men are put anywhere, and faults are shown meanwhile. */

import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { colourViolations, violations } from "./help/axe";
import { DESKTOP, openPage, PHONE, savePicture } from "./help/browser";
import { addressShown, hasHost, isServer, startHost } from "./help/host";
import { share } from "./help/shared";

const REMAINDER = "rs1.gioul.fziT4.fziT4.Pbw33";

/** The element of a point or a tray: `24`, `off-white`. */
const place = (page: Page, key: string) => page.locator(`[data-place="${key}"]`);

/** Waits until the host has checked the position shown. */
const judged = (page: Page) => page.waitForSelector('.editor[data-checked="true"]');

/** The position's id, as the page shows it. */
const idShown = (page: Page) => page.locator(".notation code").first().textContent();

describe.skipIf(!hasHost)("the editor", () => {
  const shared = share(startHost);

  async function edit(query = "", options = {}, settings: object | null = null): Promise<Page> {
    const { page, errors, close } = await openPage(shared.browser, options, settings);
    onTestFinished(async () => {
      await close();
      expect(errors).toEqual([]);
    });
    await page.goto(`${shared.server.url}/editor${query}`);
    await page.waitForSelector(".editor, .broken");
    return page;
  }

  for (const [name, options] of [
    ["a desktop", { viewport: DESKTOP }],
    ["a phone", { viewport: PHONE, hasTouch: true }],
  ] as const) {
    it.runIf(isServer)(`moves men by drag, by tap and by keys on ${name}`, async () => {
      const page = await edit("", options);
      await place(page, "24").dragTo(place(page, "18"));
      await judged(page);
      expect(await idShown(page)).toBe("rs1.gul-bara.ek1wT0.fziT0.Tw");
      // Each tap puts down one more man.
      await place(page, "24").click();
      await place(page, "12").click();
      await page.getByText("Both sides stand on White’s point 12").waitFor();
      await savePicture(page, `editor-${name.replace("a ", "")}`);
      await place(page, "off-white").click();
      await place(page, "24").focus();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await judged(page);
      expect(await idShown(page)).toBe("rs1.gul-bara.ek1wT0.fziT0.Tw");
      await place(page, "18").focus();
      await page.keyboard.press("Enter");
      await place(page, "17").focus();
      await page.keyboard.press("Enter");
      await judged(page);
      expect(await idShown(page)).toBe("rs1.gul-bara.el1vT0.fziT0.Tw");
      expect(addressShown(page).searchParams.get("p")).toBe(await idShown(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        options.viewport.width,
      );
      expect(await violations(page)).toEqual([]);
    });
  }

  it.runIf(isServer)("shows the dragged man", async () => {
    const page = await edit();
    await page.waitForSelector("[data-man]");
    const carried = page.locator(".carried [data-man]");
    expect(await carried.count()).toBe(0);
    const middle = async (key: string) => {
      const box = await place(page, key).boundingBox();
      if (!box) throw new Error(`there is no ${key}`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle("24")));
    await page.mouse.down();
    const [x, y] = await middle("18");
    await page.mouse.move(x, y, { steps: 4 });
    expect(await carried.getAttribute("data-man")).toBe("white");
    const shown = await carried.boundingBox();
    expect(Math.abs((shown?.x ?? 0) + (shown?.width ?? 0) / 2 - x)).toBeLessThan(8);
    await page.mouse.up();
    expect(await carried.count()).toBe(0);
    await judged(page);
    expect(await idShown(page)).toBe("rs1.gul-bara.ek1wT0.fziT0.Tw");
  });

  it.runIf(isServer)("breaks no rule of accessibility in any look", async () => {
    // With this look the page loads the styles of all.
    const first = { theme: "flat", mode: "light" };
    const page = await edit("?p=rs1.gioul.fziB1T0.eziT0.Pbw33", {}, first);
    await page.waitForSelector(".verdict.wrong");
    expect(await violations(page)).toEqual([]);
    for (const look of [
      { theme: "wood", mode: "dark" },
      { theme: "contrast", mode: "light" },
      { theme: "contrast", mode: "dark" },
    ]) {
      await page.evaluate((chosen) => {
        Object.assign(document.documentElement.dataset, chosen);
      }, look);
      expect(await colourViolations(page), Object.values(look).join(", ")).toEqual([]);
      await savePicture(page, `editor-${Object.values(look).join("-")}`);
    }
  });

  it("lists everything wrong with a position while it is edited, and says when it is valid", async () => {
    const page = await edit("?p=rs1.gul-bara.fziB1T0.eziT0.Tw");
    const faults = page.locator(".verdict li");
    expect(await faults.allTextContents()).toEqual([
      "White has 16 men in all, not 15.",
      "White has men on the bar, but in this game nobody is hit.",
      "Black has 14 men in all, not 15.",
    ]);
    const ways = ["Play on from here", "Analyse"].map((name) =>
      page.locator(".editor").getByRole("button", { name }),
    );
    for (const way of ways) expect(await way.isEnabled()).toBe(false);

    await page.getByRole("button", { name: "White · Men on the bar: one fewer" }).click();
    await page.getByRole("button", { name: "Black · Men off: one more" }).click();
    await page.getByText("This position is possible.").waitFor();
    expect(await idShown(page)).toBe("rs1.gul-bara.fziT0.eziO1T0.Tw");
    for (const way of ways) expect(await way.isEnabled()).toBe(true);
  });

  it.runIf(isServer)("sets the turn, the stage and the following groups", async () => {
    const page = await edit();
    const choose = (label: string, value: string) =>
      page.getByRole("combobox", { name: label, exact: true }).selectOption({ label: value });
    await choose("Game", "Gioul");
    await judged(page);
    await choose("Turn", "To play");
    await choose("Who threw", "Black");
    await choose("Who plays", "the other side (a remainder)");
    await choose("First number", "3");
    await choose("Second number", "3");
    await choose("How many of them", "2");
    await page.getByRole("textbox", { name: "Black · Throws made" }).fill("4");
    await page.getByRole("textbox", { name: "White · Throws made" }).fill("4");
    await page.getByRole("textbox", { name: "White · Throws made" }).press("Tab");
    await page.getByText("After that: 4, 5, 6, four of each.").waitFor();
    await expect.poll(() => idShown(page)).toBe(REMAINDER);

    await page.getByText("Options of the rules").click();
    await choose("What cannot be played of a cascade", "lost");
    await page.getByText("White cannot be playing a remainder").waitFor();
    await page.getByLabel("Plain throws before doublets cascade").fill("2");
    await page.getByLabel("Plain throws before doublets cascade").press("Tab");
    await choose("Who plays", "the thrower");
    await expect.poll(() => idShown(page)).toContain("gioul~after=2~remainder=lost");
  });

  it("plays on from a remainder, against the computer and between two people", async () => {
    const page = await edit(`?p=${REMAINDER}`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("radio", { name: /^Two people/ }).check();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForSelector('main.table[data-phase="play"]');
    if (isServer) {
      const id = page.url().split("/").at(-1);
      const table = await (await fetch(`${shared.server.url}/api/tables/${id}`)).json();
      expect(table.started_from).toBe(REMAINDER);
      expect(table.phase).toEqual({ kind: "play", thrower: "black", mover: "white" });
    }
    await page.goBack();
    await page.waitForSelector(".editor");
    expect(await idShown(page)).toBe(REMAINDER);
  });

  it("shows the engine's evaluation of the position", async () => {
    const page = await edit(`?p=${REMAINDER}`);
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.getByText("White:").waitFor();
    expect(await page.getByRole("list", { name: "Candidates" }).innerText()).toContain("24/21");
    expect(await violations(page)).toEqual([]);
    await savePicture(page, "editor-analysed");
    await place(page, "24").click();
    await place(page, "20").click();
    await page.getByText("White:").waitFor({ state: "detached" });
  });

  it.runIf(isServer)(
    "says what is wrong with a broken link, and starts with an empty page",
    async () => {
      const page = await edit("?p=rs1.gul-bara.fzi");
      expect(await page.getByRole("alert").textContent()).toContain(
        "This link contains no readable position",
      );
      expect(await page.getByRole("alert").textContent()).toContain("an id has five parts");
      expect(await violations(page)).toEqual([]);
      await savePicture(page, "editor-broken");
      await page.getByRole("button", { name: "Begin with an empty board" }).click();
      await page.getByText("White has borne off all men").waitFor();
      await page.getByRole("button", { name: "Start position" }).click();
      await page.getByText("This position is possible.").waitFor();
    },
  );

  it("takes positions in every notation, and links", async () => {
    const page = await edit();
    const field = page.getByLabel("Record or position");
    const read = page.getByRole("button", { name: "Read it" });
    for (const [text, id] of [
      ["4HPwATDgc/ABMA", "rs1.backgammon."],
      ["G:,,,,,,,,,,,-15,,,,,,,,,,,,15|0,0|0,0", "rs1.gul-bara.fziT3.fziT3.Tw"],
      [`http://127.0.0.1/editor?p=${REMAINDER}`, REMAINDER],
    ] as const) {
      await field.fill(text);
      await read.click();
      await expect.poll(() => idShown(page)).toContain(id);
    }
    await field.fill("what is this");
    await read.click();
    await page.getByText("This could not be read:").waitFor();
    expect(await idShown(page)).toBe(REMAINDER);
  });

  it.runIf(isServer)("gives pictures: sharp, labelled, of any size", async () => {
    const page = await edit(`?p=${REMAINDER}`);
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const svg = (await saved("Picture (SVG)")).toString();
    expect(svg).toContain(`<desc>${REMAINDER}</desc>`);
    expect(svg).toContain("White to play 3, 3 · White 360 pips, Black 360 pips");
    expect(svg.match(/<use /g)).toHaveLength(10);
    const read = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      return parsed.querySelector("parsererror") === null && parsed.querySelectorAll("text").length;
    }, svg);
    expect(read).toBe(24 + 2 + 2);
    const png = await saved("Picture (PNG)");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(2000);
    const folder = process.env["SCREENSHOTS"];
    if (folder) writeFileSync(`${folder}/position.png`, png);
  });
});
