import { defineConfig } from "vitest/config";

// Each process runs many files with one browser. There are more processes than cores, because tests
// wait for servers and clocks much of the time.
export default defineConfig({
  test: {
    include: ["tests/**/*.browser.test.ts"],
    environment: "node",
    globalSetup: "tests/help/built.ts",
    pool: "forks",
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
});
