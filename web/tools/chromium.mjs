/** Headless Chromium, driven by the DevTools protocol without a library. */

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"];

/** Starts the browser named by CHROMIUM, or Debian's. */
export async function startChromium() {
  const folder = await mkdtemp(join(tmpdir(), "rosespring-chromium-"));
  const args = [...FLAGS, "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  const child = spawn(process.env.CHROMIUM ?? "/usr/bin/chromium", args, {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const address = await new Promise((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
      const found = /ws:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once("exit", (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)));
  });
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const protocol = speak(socket);
  const stop = async () => {
    socket.close();
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { newPage: (viewport) => newPage(protocol, viewport), stop };
}

/** Sends commands to the browser and its pages, and receives events, over one socket. */
function speak(socket) {
  const waiting = new Map();
  const hearers = new Set();
  let next = 1;
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    if (message.id === undefined) {
      for (const hear of hearers) hear(message);
      return;
    }
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      waiting.set(next, { resolve, reject });
      socket.send(JSON.stringify({ id: next++, method, params, sessionId }));
    });
  return { send, hearers };
}

/** A page in a new browser context, without stored data. */
async function newPage({ send: tell, hearers }, viewport) {
  const { browserContextId } = await tell("Target.createBrowserContext");
  const { targetId } = await tell("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await tell("Target.attachToTarget", { targetId, flatten: true });
  const send = (method, params) => tell(method, params, sessionId);
  const metrics = { ...viewport, deviceScaleFactor: 1, mobile: false };
  await send("Emulation.setDeviceMetricsOverride", metrics);
  await send("Page.enable");

  /** The value of an expression in the page. */
  const value = async (expression) => {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", options);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  };

  /**
   * Evaluates an expression repeatedly until it is true. The pauses are long: each evaluation is
   * work for the page too.
   */
  const until = async (expression, limitMs = 60_000) => {
    for (const end = Date.now() + limitMs; Date.now() < end; ) {
      if (await value(expression)) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`not within ${limitMs} ms: ${expression}`);
  };

  /** Clicks the middle of the element that a selector finds. */
  const press = async (selector) => {
    const box = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
    const at = await value(`(({ x, y, width, height }) =>
      ({ x: x + width / 2, y: y + height / 2 }))(${box})`);
    const button = { ...at, button: "left", clickCount: 1 };
    await send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
    await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  };

  /** The events of Chromium's trace while `act` runs. */
  const traced = async (categories, act) => {
    const events = [];
    const ended = deferred();
    const hear = ({ sessionId: from, method, params }) => {
      if (from !== sessionId) return;
      if (method === "Tracing.dataCollected") events.push(...params.value);
      else if (method === "Tracing.tracingComplete") ended.resolve();
    };
    hearers.add(hear);
    const traceConfig = { includedCategories: categories };
    await send("Tracing.start", { traceConfig, transferMode: "ReportEvents" });
    await act();
    await send("Tracing.end");
    await ended.promise;
    hearers.delete(hear);
    return events;
  };

  const close = () => tell("Target.disposeBrowserContext", { browserContextId });
  return { send, value, until, press, traced, close };
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
