import { defineConfig } from "vitest/config";
import { FlakyTests } from "./tests/help/flaky";

// Each process runs many files with one browser. There are more processes than cores, because tests
// wait for servers and clocks much of the time.
export default defineConfig({
  test: {
    include: ["tests/**/*.{browser,server}.test.ts"],
    environment: "node",
    globalSetup: "tests/help/built.ts",
    pool: "forks",
    isolate: false,
    maxWorkers: 3,
    // Limits for a machine with other work: a test that passes does not wait for them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000, interval: 20 } },
    // CI runs a failed test once more and reports why it failed. A real fault fails twice.
    retry: process.env["CI"] ? 1 : 0,
    reporters: ["default", new FlakyTests()],
  },
});
