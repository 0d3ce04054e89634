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
    expect: { poll: { timeout: 15_000 } },
  },
});
