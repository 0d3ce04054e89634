/** Records are exported in every format and imported, once a transport. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { violations } from "./help/axe";
import { INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { hasHost, isServer, startHost } from "./help/host";
import { playOn, sitDown } from "./help/play";
import { share } from "./help/shared";

const MIB = 1 << 20;

describe.skipIf(!hasHost)("records", () => {
  const shared = share(startHost);

  async function open(path: string, options = {}): Promise<Page> {
    const { page, errors, close } = await openPage(shared.browser, options, INSTANT);
    onTestFinished(async () => {
      await close();
      expect(errors).toEqual([]);
    });
    await page.goto(shared.server.url + path);
    return page;
  }

  it("are saved in every form during a game, with what the form cannot hold", async () => {
    const page = await open("/new");
    await sitDown(page, "Gioul", true);
    await playOn(page, ({ version }) => version > 25);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This format holds everything.").waitFor();
    expect(await violations(page)).toEqual([]);
    const saved = async (form: RegExp) => {
      await dialog.getByRole("radio", { name: form }).check();
      const button = dialog.getByRole("button", { name: /^Save / });
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      const text = readFileSync(await download.path(), "utf8");
      return { name: download.suggestedFilename(), text };
    };
    const json = await saved(/^Rosespring/);
    expect(JSON.parse(json.text).format).toBe("rosespring-record");
    expect(json.name).toBe("white-black.json");
    const { text } = await saved(/^Readable text/);
    expect(text).toContain("rosespring record 1\nrules: gioul\n");
    const mat = await saved(/^\.mat/);
    expect(mat.text).toContain('; [Variation "Gioul"]');
    await dialog.getByText("The format is made for backgammon").waitFor();
    await savePicture(page, "export");
    expect((await saved(/^SGF/)).text).toContain("GM[6]");

    await page.goto(`${shared.server.url}/editor`);
    await page.getByLabel("Record or position").fill(text);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.waitForURL(/\/analysis\/./);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    expect((await saved(/^\.mat/)).text).toBe(mat.text);
  });

  /** Pastes a number of bytes into the field of the page. */
  const paste = (page: Page, bytes: number) =>
    page.evaluate((size) => {
      const data = new DataTransfer();
      data.setData("text", "rosespring record 1\n".repeat(size / 20));
      const area = document.querySelector("textarea");
      const init = { clipboardData: data, bubbles: true, cancelable: true };
      area?.dispatchEvent(new ClipboardEvent("paste", init));
    }, bytes);

  it.runIf(isServer)("of 5 MB are refused where records are analysed, too", async () => {
    const page = await open("/analysis");
    await page.locator("textarea").waitFor();
    await paste(page, 5 * MIB);
    await page.getByText("The pasted text of 5 MB was not accepted").waitFor();
    expect(await page.locator("textarea").inputValue()).toBe("");
  });

  for (const [name, options] of [
    ["a desktop", {}],
    ["a phone", { viewport: PHONE }],
  ] as const) {
    it.runIf(isServer)(`of 5 MB are refused on ${name}`, async () => {
      const page = await open("/editor", options);
      const field = page.getByLabel("Record or position");
      await field.waitFor();
      await paste(page, 5 * MIB);
      const said = page.getByRole("alert");
      await said.waitFor();
      expect(await said.textContent()).toContain("The pasted text of 5 MB was not accepted");
      expect(await said.textContent()).toContain("at most 4 MB");
      expect(await field.inputValue()).toBe("");
      await savePicture(page, `paste-${name.replace("a ", "")}`);
      await page.setInputFiles("input[type=file]", {
        name: "long.txt",
        mimeType: "text/plain",
        buffer: Buffer.alloc(5 * MIB, "x"),
      });
      await page.getByText("This has 5 MB. A record has at most 4 MB").waitFor();
    });
  }

  it.runIf(isServer)("of another version are refused with the version that is needed", async () => {
    const page = await open("/editor");
    const field = page.getByLabel("Record or position");
    const wanted = "The record has version 0, but version 1 is needed.";
    for (const text of [
      "rosespring record 0\nrules: gioul\n",
      '{"format":"rosespring-record","version":0,"moves":[]}',
    ]) {
      await field.fill(text);
      await page.getByRole("button", { name: "Read it" }).click();
      await page.getByText(wanted).waitFor();
      await field.fill("");
      await field.fill("x");
    }
  });

  it("with a fault are refused with the fault and its line", async () => {
    const page = await open("/editor");
    await page
      .getByLabel("Record or position")
      .fill("rosespring record 1\nrules: chess\nwhite: a\nblack: b\nmatch: 1\n");
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText(/Line 2: .*chess/).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.runIf(isServer)("too long to be shown are stored outside the field and read", async () => {
    const page = await open("/editor");
    await page.getByLabel("Record or position").waitFor();
    await page.setInputFiles("input[type=file]", {
      name: "mine.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(`rosespring record 1\nrules: chess\n${"#\n".repeat(20_000)}`),
    });
    await page.getByText("mine.txt").waitFor();
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText(/Line 2: .*chess/).waitFor();
  });
});
