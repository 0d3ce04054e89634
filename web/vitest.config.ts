import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const COMPONENTS = "src/**/*.svelte.test.ts";

const shared = {
  environment: "happy-dom",
  setupFiles: ["src/i18n/setup.ts"],
};

// A document for each file takes longer than most tests: only files with components have their own.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    projects: [
      { extends: true, test: { ...shared, name: "components", include: [COMPONENTS] } },
      {
        extends: true,
        test: {
          ...shared,
          name: "modules",
          include: ["src/**/*.test.ts", "packages/board/src/**/*.test.ts"],
          exclude: [COMPONENTS],
          isolate: false,
        },
      },
    ],
  },
});
