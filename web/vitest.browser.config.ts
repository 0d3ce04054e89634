import { defineConfig } from "vitest/config";

// One file at a time: every test starts a server and a browser of its own.
export default defineConfig({
  test: {
    include: ["tests/**/*.browser.test.ts"],
    environment: "node",
    globalSetup: "tests/help/built.ts",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of 150 tests in a real browser one may lose a race on a busy machine; it is told that it was
    // tried again. What is broken fails twice.
    retry: process.env["CI"] ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
  },
});
