import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Question } from "./messages";
import type { Module } from "./module";
import type { Store } from "./store";
import { type Listener, Tables } from "./tables";
import type { Thinker } from "./thinker";

/** The browser's locks: one holder each, then those who wait, in order. */
class Locks {
  #queues = new Map<string, (() => void)[]>();

  request(
    name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return new Promise((resolve, reject) => {
      const begin = () => {
        void work().then(() => {
          queue.shift();
          resolve();
          queue[0]?.();
        });
      };
      signal.addEventListener("abort", () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new Error("aborted"));
      });
      queue.push(begin);
      if (queue.length === 1) begin();
    });
  }
}

const TABLE = { id: "t", rules: "gul-bara", progress: {}, changed_ms: 0 };
const LISTENER: Listener = { say: () => {}, close: () => {} };

/** A tab in which it is the computer's turn; the thinker counts the questions and never answers. */
function openTab() {
  let asked = 0;
  const call = () => JSON.stringify({ tell: [], is_thinking: true });
  const request = (_: unknown, question: Question) => {
    if (question.call === "choose") asked++;
    return new Promise<string>(() => {});
  };
  const read = async () => ({ table: TABLE, entries: [] });
  const tables = new Tables(
    { call } as unknown as Module,
    { read } as unknown as Store,
    { request } as unknown as Thinker,
    { core: "", data: "" },
    { table: () => {}, store: () => {}, computer: () => {} },
  );
  return { tables, asked: () => asked };
}

/** Lets all pending promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => vi.stubGlobal("navigator", { locks: new Locks() }));
afterEach(() => vi.unstubAllGlobals());

it("lets the computer play in one of two tabs, and in the other one after that", async () => {
  const [first, second] = [openTab(), openTab()];
  await first.tables.join("t", null, LISTENER);
  await second.tables.join("t", null, LISTENER);
  await settle();
  expect([first.asked(), second.asked()]).toEqual([1, 0]);

  first.tables.leave("t", LISTENER);
  await settle();
  expect([first.asked(), second.asked()]).toEqual([1, 1]);
});

it("passes the computer's play from a hidden tab to the other one", async () => {
  const [first, second] = [openTab(), openTab()];
  await first.tables.join("t", null, LISTENER);
  await second.tables.join("t", null, LISTENER);
  await settle();
  first.tables.locks.pass();
  await settle();
  expect([first.asked(), second.asked()]).toEqual([1, 1]);
  expect(first.tables.locks.holds("t")).toBe(false);

  second.tables.leave("t", LISTENER);
  await settle();
  expect(first.tables.locks.holds("t")).toBe(true);
});
