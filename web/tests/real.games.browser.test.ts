/**
 * A whole game with a late cascade and one with an early one, from the lobby to the result, on the
 * real server with dice from a list. On the way the page is reloaded, and the server is killed
 * between two steps.
 */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { INSTANT, notice, openPage, openTable, place, press, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { act, playOn, readTable, setSpeed, sitDown, tableAtRest } from "./help/play";
import { type NextAction, nextAction } from "./help/player";
import { binary, post, type RealServer, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";
import { SocketTable } from "./help/socket";

describe.skipIf(!binary)("on the real server", () => {
  const shared = shareBrowser();

  /** Starts a game for two people with these dice. */
  async function begin(game: string, dice: string, autoForced = true) {
    const server = await startReal(dice.split(/\s+/));
    onTestFinished(() => server.stop());
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await page.goto(`${server.url}/new`);
    await sitDown(page, game, autoForced);
    return { server, page, errors };
  }

  it("Gul bara: the rest of a cascade passes in both directions", async () => {
    const { server, page, errors } = await begin("Gul bara", DICE.gulBara);
    await killBetweenSteps(page, server, 25);
    const told: string[] = [];
    while ((await next(server, page)).kind !== "lobby") told.push(await handOver(page));
    expect(told).toEqual(["Black plays", "White plays"]);
    expect(await result(page)).toEqual(["Black wins", "Double game, 2 units"]);
    expect(errors).toEqual([]);
  });

  it("Gioul: 1-1 is 24 steps from the first throw on, and survives a reload and a kill", async () => {
    const { server, page, errors } = await begin("Gioul", DICE.gioul, false);
    await playOn(page, ({ status }) => status.includes("Aces: 4 left."));
    let taps = 0;
    for (let next = await nextAction(page); next.kind === "step"; next = await nextAction(page)) {
      await act(page, next);
      taps++;
      if (taps === 10) await savePicture(page, "cascade");
      if (taps === 14) await checkReload(page);
      if (taps === 18) taps += await killTwice(page, server);
    }
    expect(taps).toBe(24);
    const states = await page.locator(".chip [data-state=played]").count();
    expect(states).toBe(24);
    const told: string[] = [];
    while ((await next(server, page)).kind !== "lobby") told.push(await handOver(page));
    expect(told).toEqual(["White plays", "Black plays"]);
    expect(await result(page)).toEqual(["Black wins", "Double game, 2 units"]);
    expect(errors).toEqual([]);
  });

  it("Tapa: a pinned man has a rim, a lock and a name, and a pinned mother ends the game", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { id } = await post<{ id: string }>(`${server.url}/api/tables`, {
      rules: "tapa",
      white: { kind: "person", name: "Ann" },
      black: { kind: "person", name: "Bo" },
      match_to: 1,
      auto_forced: false,
      position: "rs1.tapa.q51m1iO8T4.1p1h5oO8PmT4.Tw",
      dice: [[3, 1]],
    });
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await openTable(page, server.url, id);
    const onTwelve = "Point 12, 1 white man on a pinned black man";
    expect(await place(page, 12).getAttribute("aria-label")).toContain(onTwelve);
    expect(await page.locator(".pinned.black").count()).toBe(1);

    await press(page, "throw");
    await place(page, 4).click();
    await page.waitForFunction(() => document.querySelectorAll(".pinned.black").length === 2);
    await savePicture(page, "pinned");
    await press(page, "done");
    expect(await result(page)).toEqual(["Ann wins", "Mother pinned, 2 units"]);
    expect(errors).toEqual([]);
  });

  it("Irish: a 2-2 is two steps on the chip, and then the other side throws", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { id } = await post<{ id: string }>(`${server.url}/api/tables`, {
      rules: "irish",
      white: { kind: "person", name: "Ann" },
      black: { kind: "person", name: "Bo" },
      match_to: 1,
      auto_forced: false,
      position: "rs1.irish.2p5j3g5kT0.2p5j3g5kT0.Tw",
      dice: [[2, 2]],
    });
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await openTable(page, server.url, id);

    await press(page, "throw");
    const chips = async () => (await readTable(page)).chips;
    await expect.poll(chips).toEqual(["Twos: to play, to play"]);
    await act(page, await nextAction(page));
    expect((await tableAtRest(page)).chips).toEqual(["Twos: played, to play"]);
    await act(page, await nextAction(page));
    expect((await tableAtRest(page)).chips).toEqual(["Twos: played, played"]);
    await savePicture(page, "doublet-of-irish");
    await press(page, "done");
    await expect.poll(async () => (await readTable(page)).phase).toBe("throw");
    expect(errors).toEqual([]);
  });

  it("acey-deucey: a 2-1 names a doublet, and who plays all of it throws again", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const table = (position: string, dice: [number, number]) =>
      post<{ id: string }>(`${server.url}/api/tables`, {
        rules: "acey-deucey",
        white: { kind: "person", name: "You" },
        black: { kind: "computer", level: 1 },
        match_to: 1,
        auto_forced: false,
        position: `rs1.acey-deucey.${position}`,
        dice: [dice],
      });
    const { id } = await table("zjHfT0.zjHfT0.Tw", [2, 1]);
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await openTable(page, server.url, id);

    await press(page, "throw");
    await act(page, await nextAction(page));
    await act(page, await nextAction(page));
    expect((await nextAction(page)).status).toBe("2-1 played. After Done you name a doublet.");
    await press(page, "done");
    const asked = await nextAction(page);
    expect(asked).toMatchObject({ kind: "name", status: "Name a doublet: 1 to 6." });
    await savePicture(page, "name-a-doublet");
    await page.getByRole("button", { name: "3-3" }).click();
    const named = await tableAtRest(page);
    expect(named.chips).toEqual(["Threes: to play, to play, to play, to play"]);
    for (let step = 0; step < 4; step++) await act(page, await nextAction(page));
    await savePicture(page, "named-doublet");
    await press(page, "done");
    const again = await nextAction(page);
    expect(again).toMatchObject({ kind: "throw", status: "Your throw." });
    expect((await readTable(page)).moves).toHaveLength(2);

    // The last two men go off, and one of Black's is left.
    const { id: last } = await table("x2kOdT1.x1kOeT1.Tw", [6, 6]);
    await openTable(page, server.url, last);
    await playOn(page);
    expect((await result(page))[1]).toBe("Men left, 1 unit");
    expect(errors).toEqual([]);
  });

  it("Laquet: eighteen points, and what is handed over is declined or played", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    // White plays the 6 and has no place for the 2.
    const two = await laquet(server, "q2qdT4.r22222h5jT4.Tw", [[6, 2]]);
    await openTable(page, server.url, two);
    expect(await page.locator(".spire").count()).toBe(18);
    expect(await place(page, 18).count()).toBe(1);
    expect(await place(page, 19).count()).toBe(0);

    await press(page, "throw");
    await act(page, await nextAction(page));
    expect((await nextAction(page)).status).toBe("Done passes 2 to Bo.");
    await press(page, "done");
    const handed = await nextAction(page);
    expect(handed.status).toBe("Twos: 1 left. You may decline.");
    expect(handed.ribbon).toBe("Gift from Ann");
    const button = page.locator("[data-primary=done]");
    expect(await button.textContent()).toMatch(/^\s*Decline\s*$/);
    await savePicture(page, "declined");
    await press(page, "done");
    await expect.poll(async () => (await readTable(page)).phase).toBe("throw");
    expect((await nextAction(page)).status).toBe("Bo to throw.");
    await expect.poll(() => notice(page).first().textContent()).toContain("Lost: 2.");

    // White plays nothing: Black plays one of two numbers with a key, and leaves the other.
    const both = await laquet(server, "q1qeT4.s1i1j1gOcT4.Tw", [[6, 2]]);
    await openTable(page, server.url, both);
    await press(page, "throw");
    expect((await nextAction(page, 2)).status).toBe("To play: 6, 2. You may decline.");
    expect((await readTable(page)).chips).toEqual(["Sixes: to play", "Twos: to play"]);
    await place(page, 11).press("Enter");
    const left = await tableAtRest(page);
    expect(left.chips).toEqual(["Sixes: played", "Twos: to play"]);
    expect(await page.locator("[data-primary=done]").textContent()).toMatch(/^\s*Done\s*$/);
    await press(page, "done");
    await expect.poll(async () => (await readTable(page)).phase).toBe("throw");
    expect(errors).toEqual([]);
  });

  it("Laquet: a whole game on the page, from the start to the last man", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await page.goto(`${server.url}/new`);
    await sitDown(page, "Laquet", true);
    const end = await playOn(page);
    expect(end.kind).toBe("lobby");
    expect((await result(page))[1]).toBe("Single game, 1 unit");
    expect(errors).toEqual([]);
  });

  it("Ludus Anglicorum: three dice in any order, and men that can never enter", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { id } = await post<{ id: string }>(`${server.url}/api/tables`, {
      rules: "ludus-anglicorum",
      white: { kind: "person", name: "Ann" },
      black: { kind: "person", name: "Bo" },
      match_to: 1,
      auto_forced: false,
      position: "rs1.ludus-anglicorum.r1i59lT4.911111h1uT4.Tw",
      dice: [[3, 1]],
    });
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await openTable(page, server.url, id);
    await press(page, "throw");
    await nextAction(page);

    const dice = page.locator("button.die");
    const names = () =>
      dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-label") ?? ""));
    await expect.poll(names).toEqual(["Die 3, plays first. Swap", "Die 1. Swap", "Die 6. Swap"]);
    await dice.first().click();
    await dice.first().click();
    expect((await names())[0]).toBe("Die 6, plays first. Swap");
    expect(await page.locator("button.die.fixed").getAttribute("aria-label")).toContain("Die 6");
    await place(page, 8).click();
    await expect.poll(async () => (await nextAction(page)).status).toBe("Ann plays 3 and 1.");
    expect(await page.locator("button.die.first").getAttribute("aria-label")).toContain("Die 3");
    await savePicture(page, "three-dice");

    // Two men on the bar, and one entry point without a man of Black's.
    await place(page, 12).click();
    await press(page, "done");
    expect(await result(page)).toEqual(["Ann wins", "Single game, 1 unit"]);
    const why = page.locator('[data-scene="result"] [data-why]');
    expect(await why.textContent()).toBe("Limpolded: the men on the bar cannot enter.");
    await savePicture(page, "limpold");
    expect(errors).toEqual([]);
  });

  it("Ludus Anglicorum: a whole game on the page", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await page.goto(`${server.url}/new`);
    await sitDown(page, "Ludus Anglicorum", true);
    const end = await playOn(page);
    expect(end.kind).toBe("lobby");
    expect((await result(page))[1]).toBe("Single game, 1 unit");
    expect(errors).toEqual([]);
  });

  it("Doublets: men are laid down, and the other side plays what the thrower has not", async () => {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { id } = await post<{ id: string }>(`${server.url}/api/tables`, {
      rules: "doublets",
      white: { kind: "person", name: "Ann" },
      black: { kind: "person", name: "Bo" },
      match_to: 1,
      auto_forced: false,
      dice: DOUBLETS,
    });
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    await openTable(page, server.url, id);
    const name = (point: number) => place(page, point).getAttribute("aria-label");
    const lying = () => page.locator(".board .badge text").allTextContents();

    // Both dice, then White's 2-1.
    await playOn(page, ({ kind }) => kind === "step");
    expect(await name(12)).toBe("Point 12, 2 white men");
    expect(await name(6)).toBe("Point 6, 1 white man, laid down");
    expect(await lying()).toEqual(Array(12).fill("—"));
    await place(page, 8).click();
    await place(page, 7).click();
    await expect.poll(() => name(2)).toBe("Point 2, 2 white men, laid down");
    await expect.poll(async () => (await lying()).length).toBe(14);
    await press(page, "done");

    // Black lays down a 6 and a 5, and then White has neither of 2-1: Black has both.
    await playOn(page, ({ ribbon }) => ribbon !== null);
    expect((await nextAction(page)).ribbon).toBe("Gift from Ann");
    await savePicture(page, "handed");
    await playOn(page, ({ kind }) => kind === "throw");

    // Black's 4-4: eight of the five men that still stand and those that lie.
    const many = await playOn(page, ({ kind }) => kind === "step");
    expect(many.status).toContain("8 left");
    await savePicture(page, "choice");
    expect((await playOn(page)).kind).toBe("lobby");
    expect((await result(page))[1]).toBe("Single game, 1 unit");
    expect(errors).toEqual([]);
  });
});

/** The dice of both sides: White begins, and nobody has the 2-1 of White's second throw twice. */
const DOUBLETS = [
  [6, 1],
  [2, 1],
  [6, 5],
  [2, 1],
  [4, 4],
];

/** A table of Laquet for two people, with the throws of a list. */
async function laquet(server: RealServer, position: string, dice: [number, number][]) {
  const { id } = await post<{ id: string }>(`${server.url}/api/tables`, {
    rules: "laquet",
    white: { kind: "person", name: "Ann" },
    black: { kind: "person", name: "Bo" },
    match_to: 1,
    auto_forced: false,
    position: `rs1.laquet.${position}`,
    dice,
  });
  return id;
}

/** Plays to the middle of an unfinished turn, and kills the server there. */
async function killBetweenSteps(page: Page, server: RealServer, version: number): Promise<void> {
  const within = await playOn(
    page,
    (asked) => asked.version > version && asked.kind === "step" && asked.undoable,
  );
  expect(within.kind).toBe("step");
  await killTwice(page, server);
}

/**
 * Kills the server, once while it is idle and once right after a step: nothing shown is lost.
 * Returns how many steps were stored: 1 if the server was quick enough to store the last one,
 * otherwise 0.
 */
async function killTwice(page: Page, server: RealServer): Promise<number> {
  const before = await tableAtRest(page);
  await server.kill();
  await page.waitForSelector("[data-notice=connection]");
  await server.again();
  await page.waitForSelector("[data-notice=connection]", { state: "detached" });
  const next = await nextAction(page, before.version);
  expect(await tableAtRest(page)).toEqual(before);

  await page.mouse.click(next.x, next.y);
  await server.kill();
  await page.waitForSelector("[data-notice=connection]");
  const shown = await readTable(page);
  await server.again();
  await page.waitForSelector("[data-notice=connection]", { state: "detached" });
  const after = await tableAtRest(page);
  expect(after.version).toBeGreaterThanOrEqual(shown.version);
  return after.version > before.version ? 1 : 0;
}

/** Reloads the page: it shows the same. */
async function checkReload(page: Page): Promise<void> {
  const before = await tableAtRest(page);
  await page.reload();
  expect(await tableAtRest(page)).toEqual(before);
}

/**
 * Goes on to the next hand-over, or to the end. Most of it is played without the page, which
 * follows.
 */
async function next(server: RealServer, page: Page): Promise<NextAction> {
  const table = new SocketTable(server.url, page.url().split("/").at(-1) ?? "");
  const { version } = await table.playOn(({ phase, white, black }) => {
    const hands = phase.kind === "confirm" && phase.passes_on.length > 0;
    return hands || Math.min(white.pips, black.pips) <= 20;
  });
  table.close();
  await nextAction(page, version);
  return playOn(page, passesOn);
}

const passesOn = ({ kind, status }: { kind: string; status: string }) =>
  kind === "done" && status.includes("Done passes");

/** Hands over at normal speed; returns the name of the next player in the scene. */
async function handOver(page: Page): Promise<string> {
  await setSpeed(page, "normal");
  await checkReload(page);
  const said = (await nextAction(page)).status;
  await press(page, "done");
  const scene = page.locator('[data-scene="hand-over"]');
  await scene.waitFor();
  const told = (await scene.locator("p").textContent()) ?? "";
  const receiver = told.trim().split(" ")[0] ?? "";
  expect(said).toContain(`to ${receiver}.`);
  await savePicture(page, `hand-over-to-${receiver}`);
  await scene.getByRole("button", { name: "Skip" }).click();
  await scene.waitFor({ state: "detached" });
  await setSpeed(page, "instant");
  await checkReload(page);
  expect((await nextAction(page)).ribbon).toMatch(/^Gift from/);
  return told.trim().split(" ").slice(0, 2).join(" ");
}

/** The texts of the result. */
async function result(page: Page): Promise<string[]> {
  const scene = page.locator('[data-scene="result"]');
  await scene.waitFor();
  const texts = await Promise.all([
    scene.locator("h2").textContent(),
    scene.locator("p").first().textContent(),
  ]);
  return texts.map((text) => text?.trim() ?? "");
}
