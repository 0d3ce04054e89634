/** Failures around a game: nothing is lost, and the page says what happened. */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { INSTANT, notice, openPage } from "./help/browser";
import { DICE } from "./help/dice";
import { act, atRest, playOn, readTable, sitDown, tableAtRest } from "./help/play";
import { nextAction } from "./help/player";
import { startProxy } from "./help/proxy";
import { binary, type RealServer, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

describe.skipIf(!binary)("on the real server", () => {
  const shared = shareBrowser();

  async function serve(fileKilobytes?: number): Promise<RealServer> {
    const server = await startReal(DICE.gioul.split(/\s+/), fileKilobytes);
    onTestFinished(() => server.stop());
    return server;
  }

  async function visit(url: string) {
    const opened = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(opened.close);
    await opened.page.goto(url);
    return opened;
  }

  const cascade = ({ status }: { status: string }) => status.includes("Aces: 4 left.");

  it("a connection lost in the middle of a cascade is reported, and the game goes on after it", async () => {
    const server = await serve();
    const wire = await startProxy(server.url);
    onTestFinished(wire.stop);
    const { page, errors } = await visit(`${wire.url}/new`);
    await sitDown(page, "Gioul", false);
    await playOn(page, cascade);
    for (let step = 0; step < 6; step++) await act(page, await nextAction(page));
    const before = await tableAtRest(page);
    wire.cut();
    await page.getByRole("alert").filter({ hasText: "Connection lost" }).waitFor();
    expect((await readTable(page)).places.map((name) => name.replace(/, can play.*/, ""))).toEqual(
      before.places.map((name) => name.replace(/, can play.*/, "")),
    );
    wire.mend();
    await page.getByRole("alert").waitFor({ state: "detached" });
    expect(await tableAtRest(page)).toEqual(before);
    await act(page, await nextAction(page));
    expect(errors).toEqual([]);
  });

  it("the files of the page are sent compressed, and as they are to who cannot read that", async () => {
    const server = await serve();
    const start = await (await fetch(server.url)).text();
    const script = /src="(\/assets\/index-[^"]+)"/.exec(start)?.[1] ?? "";
    // The start is made for its host; the files are compressed when the page is built.
    for (const [path, encoding] of [
      ["/", "deflate"],
      [script, "br"],
    ] as const) {
      const get = (accepted: string) =>
        fetch(`${server.url}${path}`, { headers: { "accept-encoding": accepted } });
      const [small, plain] = await Promise.all([get(encoding), get("identity")]);
      expect(small.headers.get("content-encoding"), path).toBe(encoding);
      expect(plain.headers.get("content-encoding"), path).toBeNull();
      expect(await small.text()).toBe(await plain.text());
    }
  });

  it("back and forward lead from page to page and to the same game", async () => {
    const server = await serve();
    const { page, errors } = await visit(`${server.url}/new`);
    await sitDown(page, "Gioul", false);
    await playOn(page, cascade);
    await act(page, await nextAction(page));
    const before = await tableAtRest(page);
    await page.goBack();
    await page.getByRole("heading", { name: "A new game", level: 1 }).waitFor();
    await page.goForward();
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(await tableAtRest(page)).toEqual(before);
    expect(errors).toEqual([]);
  });

  it("a full disk is reported; everything shown is stored, and nothing else happens", async () => {
    const server = await serve(1200);
    const { page, errors } = await visit(`${server.url}/new`);
    await sitDown(page, "Gioul", false);
    const said = "This could not be saved, so it was not done.";
    let last = await tableAtRest(page);
    await expect
      .poll(
        async () => {
          const asked = await nextAction(page);
          await page.mouse.click(asked.x, asked.y);
          last = await tableAtRest(page);
          return (await notice(page, "refused").allTextContents()).join();
        },
        { timeout: 50_000, interval: 1 },
      )
      .toContain(said);
    const { places, phase } = last;
    await server.kill();
    await server.again();
    await page.reload();
    expect(await tableAtRest(page)).toMatchObject({ places, phase });
    expect(errors).toEqual([]);
  });

  it("a browser without storage plays normally", async () => {
    const server = await serve();
    const { page, errors, close } = await openPage(shared.browser);
    onTestFinished(close);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    });
    await page.goto(`${server.url}/new`);
    await sitDown(page, "Gioul", true);
    await page.locator("#tab-settings").click();
    await page.getByRole("radio", { name: "High contrast" }).check();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("contrast");
    await act(page, await nextAction(page));
    expect(errors).toEqual([]);
  });

  it("a page opened before an update loads its document anew, once by itself", async () => {
    const server = await serve();
    const { page, errors } = await visit(`${server.url}/new`);
    await page.getByRole("button", { name: "Set the board" }).waitFor();
    let documents = 1;
    page.on("request", (one) => {
      if (one.resourceType() === "document") documents++;
    });
    // The server has no longer the parts that the first document names, then also not the next.
    let isUpdated = false;
    await page.route("**/assets/p*.js", async (route) => {
      const response = await route.fetch();
      const isList = (await response.text()).includes("analysis-paste-title");
      if (isList && !isUpdated) await route.fulfill({ status: 404, body: "" });
      else await route.fulfill({ response });
    });
    await page.getByRole("link", { name: "Study", exact: true }).click();
    await page.getByRole("link", { name: /^Analysis/ }).click();
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    expect(documents).toBe(2);
    isUpdated = true;
    await again.click();
    await page.getByRole("heading", { name: "Analysis", exact: true }).waitFor();
    expect(documents).toBe(3);
    expect(errors).toEqual([]);
  });

  it("a link to a missing game says so, and leads to the others", async () => {
    const server = await serve();
    const { page, errors } = await visit(`${server.url}/table/nosuchtable`);
    await page.getByRole("status").filter({ hasText: "No such game, or a private one" }).waitFor();
    await page.getByRole("link", { name: "All games" }).click();
    await page.getByRole("heading", { name: "The whole family at one table" }).waitFor();
    for (const path of ["/table/%E0%A4%A", "/nowhere", "/table/a/b"]) {
      await page.goto(server.url + path);
      await page.getByRole("alert").filter({ hasText: "There is no such page." }).waitFor();
    }
    expect(errors).toEqual([]);
  });

  for (const path of ["/learn/gioul", "/puzzles/backgammon"]) {
    it(`a study that loses its connection before the first message says so, and starts again, ${path}`, async () => {
      const server = await serve();
      const wire = await startProxy(server.url);
      onTestFinished(wire.stop);
      const { page, errors } = await visit(`${wire.url}/new`);
      await page.route("**/api/tables", async (route) => {
        // The lobby, which is still mounted, requests its list.
        if (route.request().method() !== "POST") return route.continue();
        const response = await route.fetch();
        await page.waitForLoadState();
        wire.cut();
        await route.fulfill({ response });
      });
      await page.goto(wire.url + path);
      const again = page.getByRole("alert").locator("[data-try-again]");
      await again.waitFor();
      await page.unroute("**/api/tables");
      const refused = page.waitForEvent("requestfailed");
      await again.click();
      await refused;
      wire.mend();
      await again.click();
      await page.waitForSelector(".board[aria-busy=false] svg");
      expect(await page.getByRole("alert").count()).toBe(0);
      expect(errors).toEqual([]);
    });
  }

  it("a puzzle goes on after the server was unreachable", async () => {
    const server = await serve();
    const { page, errors } = await visit(`${server.url}/new`);
    await page.goto(`${server.url}/puzzles/backgammon`);
    await page.waitForSelector(".board[aria-busy=false] svg");
    await server.kill();
    await page.waitForSelector("[data-notice=connection]");
    await server.again();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await page.waitForSelector("[data-notice=connection]", { state: "detached" });
    await page.locator('[data-spot][aria-disabled="false"]').first().waitFor();
    expect(errors).toEqual([]);
  });

  it("a restarted server goes on in the middle of a turn", async () => {
    const server = await serve();
    const { page, errors } = await visit(`${server.url}/new`);
    await sitDown(page, "Gioul", false);
    await playOn(page, cascade);
    await act(page, await nextAction(page));
    const before = await tableAtRest(page);
    await server.kill();
    await page.getByRole("alert").waitFor();
    await server.again();
    await page.getByRole("alert").waitFor({ state: "detached" });
    expect(await tableAtRest(page)).toEqual(before);
    await follow(page);
    expect(errors).toEqual([]);
  });
});

/** Checks that the game goes on after the failure. */
async function follow(page: Page): Promise<void> {
  await act(page, await nextAction(page));
  await atRest(page);
}
