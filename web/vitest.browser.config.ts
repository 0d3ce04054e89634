import { defineConfig } from "vitest/config";

// Two files at a time: every test file starts a server and a browser, and waits for them, for
// clocks and for animations most of the time.
export default defineConfig({
  test: {
    include: ["tests/**/*.browser.test.ts"],
    environment: "node",
    globalSetup: "tests/help/built.ts",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine one of the 150 browser tests may fail by timing; CI runs it again and
    // reports that. A real fault fails twice.
    retry: process.env["CI"] ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
  },
});
