/** Runs a built `rosespring` as a server for tools that open its page. */

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"];

/** Maximum number of characters of standard error that are kept for a failure. */
const TALK_MAX = 4000;

/** Starts the browser named by CHROMIUM, or Debian's. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/**
 * Serves on a free port, with the arguments `more`. Returns `url`, the page's address; `data`, the
 * data folder; and `stop`, which removes it. What the program writes to standard error is shown only
 * if it fails, so that a tool prints nothing but its own lines.
 */
export function serve(program, ...more) {
  return serveAt(program, ["--port", "0", ...more]);
}

async function serveAt(program, address) {
  const data = await mkdtemp(join(tmpdir(), "rosespring-tool-"));
  const args = ["serve", "--data-dir", join(data, "games"), ...address];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let talk = "";
  child.stderr.on("data", (text) => {
    talk = (talk + text).slice(-TALK_MAX);
  });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on("close", (code) => {
      process.stderr.write(talk);
      reject(new Error(`the program ended with ${code}`));
    });
  });
  const stop = async () => {
    child.removeAllListeners("close");
    child.kill();
    await rm(data, { recursive: true, force: true });
  };
  return { url, data, stop };
}

/** Serves a hall, whose public address names its port. */
export async function serveHall(program, ...more) {
  const port = await freePort();
  const address = ["--hall", "--public-url", `http://127.0.0.1:${port}`, "--port", String(port)];
  return serveAt(program, [...address, ...more]);
}

/** A port that was free a moment ago. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Posts JSON to a route; fails unless the answer is a success. */
export async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}
