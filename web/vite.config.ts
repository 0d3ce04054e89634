import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a server started beside it, `rosespring serve` or the mock of the tests.
const server = process.env["ROSESPRING_URL"] ?? "http://127.0.0.1:8421";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
