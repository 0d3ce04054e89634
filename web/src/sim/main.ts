/**
 * Level 2 of the simulation: two people play match after match at the real scripts of the page, at a
 * hall of the simulation (docs/reliability.md). `rosespring-sim` starts this under Node.js.
 */

import { loadTexts } from "../i18n/messages.svelte";
import { beginning, clock, pass, settle } from "./browser";
import { Person } from "./person";
import { run, tell } from "./pipe";

/** Until when the hall runs where no page waits for a time. */
const LONG_MS = 3_600_000;

// A browser goes on, and shows it in its console, where nobody may look.
process.on("unhandledRejection", (error) => {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  tell({ type: "find", what: `nobody caught: ${what}`, needs_calm: false });
});

const people = [new Person(0), new Person(1)];

/** Lets time pass until something happens, and lets the pages do what follows from it. */
async function goOn(): Promise<string | null> {
  const next = clock.next;
  const { now_ms, events } = run(next ?? clock.now + LONG_MS);
  clock.now = Math.max(clock.now, now_ms);
  let table: string | null = null;
  for (const event of events) {
    if (event.type === "seated") table = event.table;
    else {
      await pass(event);
      for (const person of people) person.look();
    }
  }
  while (clock.next !== null && clock.next <= clock.now) {
    await settle(null, () => clock.fire());
    for (const person of people) person.look();
  }
  return table;
}

async function sitDown(): Promise<string> {
  tell({ type: "sit" });
  for (;;) {
    const table = await goOn();
    if (table !== null) return table;
  }
}

await loadTexts("play", "hall");
do {
  const table = await sitDown();
  for (const person of people) await person.sit(table);
  while (!people.every((person) => person.isOver)) await goOn();
  for (const person of people) await person.rise();
} while (clock.now < beginning.length_ms);
tell({ type: "end" });
