import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TETRARCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: here("./src/lib"), $locales: here("../src/tetrarch/locales") } },
  build: {
    outDir: "../src/tetrarch/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content policy wants files, not data addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues lie in the Python package
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine is no fault
  },
});
