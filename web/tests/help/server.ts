/** Starts the server for a test: the real one if ROSESPRING_BIN names it, else the mock. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "../mock/server.mjs";

export interface TestServer {
  url: string;
  stop: () => Promise<void>;
}

/** A real server whose process can be killed and started again on the same data. */
export interface RealServer extends TestServer {
  /** Kills the process without warning. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  again: () => Promise<void>;
}

/** The program under test, from ROSESPRING_BIN. */
export const binary = process.env["ROSESPRING_BIN"];

export async function startServer(): Promise<TestServer> {
  if (binary) return startReal();
  const mock = await startMock();
  return { url: mock.url, stop: mock.close };
}

/**
 * Starts `rosespring serve`; `dice` are the first throws of every table, such as `6-5`. With
 * `fileKilobytes` no file may grow beyond that size until the server is killed and started again,
 * as on a full disk.
 */
export async function startReal(dice: string[] = [], fileKilobytes = 0): Promise<RealServer> {
  const data = await mkdtemp(join(tmpdir(), "rosespring-"));
  const listed = dice.length > 0 ? ["--dice", dice.join(",")] : [];
  const serve = (port: string) => ["serve", "--port", port, "--data-dir", data, ...listed];
  let running = await run(serve("0"), fileKilobytes);
  const { url } = running;
  return {
    url,
    kill: () => end(running.child, "SIGKILL"),
    again: async () => {
      running = await run(serve(new URL(url).port));
    },
    stop: async () => {
      await end(running.child, "SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A hall, and the folder with its data. */
export interface TestHall extends TestServer {
  data: string;
}

/**
 * Starts a hall, in which people at several browsers play and write texts; `dice` as in
 * `startReal`. Passkeys need a `host` that is a name.
 */
export async function startHall(
  dice: string[] = [],
  textsAfter = 0,
  host = "127.0.0.1",
): Promise<TestHall> {
  const data = await mkdtemp(join(tmpdir(), "rosespring-"));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const listed = dice.length > 0 ? ["--dice", dice.join(",")] : [];
  const hall = ["--hall", "--public-url", url, "--port", String(port), "--data-dir", data];
  const running = await run(["serve", ...hall, ...listed, "--texts-after", String(textsAfter)]);
  return {
    url,
    data,
    stop: async () => {
      await end(running.child, "SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago: the public address of a hall must name it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Posts JSON and returns the answer, which must have type `Answer`. */
export async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/**
 * Milliseconds in which a server must say where it listens, and in which it must end on request.
 */
const PATIENCE = 20_000;

async function run(
  args: string[],
  fileKilobytes = 0,
): Promise<{ child: ChildProcess; url: string }> {
  if (!binary) throw new Error("ROSESPRING_BIN does not name the program");
  // A write beyond the limit fails as on a full disk, instead of ending the program.
  const limited = `trap '' XFSZ; ulimit -f ${fileKilobytes}; exec "$0" "$@"`;
  const [program, given] =
    fileKilobytes > 0 ? ["bash", ["-c", limited, binary, ...args]] : [binary, args];
  const child = spawn(program, given, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`the server does not say where it listens: ${said}`));
    }, PATIENCE);
    const hear = (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, url };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    child.once("exit", () => {
      clearTimeout(late);
      resolve();
    });
    child.kill(signal);
  });
}
