import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./vite/catalogues";
import { FONT_VERSION, subsetFonts } from "./vite/subset-fonts";

/** Writes the list of built files into the service worker, which stores them; any change makes it a new worker. */
function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "tetrarch-service-worker",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      const path = join(folder, "worker.js");
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
        .filter((name) => name !== "/worker.js" && name !== "/index.html")
        .sort();
      const hash = createHash("sha256");
      for (const name of [...names, "/index.html"])
        hash.update(name).update(readFileSync(join(folder, name)));
      const build = { version: hash.digest("hex").slice(0, 16), files: names };
      writeFileSync(path, `self.BUILD=${JSON.stringify(build)};\n${readFileSync(path, "utf8")}`);
    },
  };
}

/** What pages load together is one file: many small ones cost a request and its headers each. */
const EVERY_PAGE = [
  "node_modules/(svelte|esm-env|clsx|@fluent)/",
  "src/lib/(app|i18n|icons|layout|notifications|offline|theme|ui|wire)/",
  "src/lib/forms/CheckboxField",
  "src/lib/people/NameField",
  "src/lib/setup/kept",
  "src/routes/start/game-pictures",
];
const EVERY_GAME = [
  "src/lib/(fairness|match|stage)/",
  "src/lib/people/(PersonLink|PrivateTable|ReportDialog|SeatMark|TeamBadge)",
  "src/routes/table/side/Chat",
];
const CHUNKS = [
  { name: "app", test: new RegExp(EVERY_PAGE.join("|")) },
  { name: "play", test: new RegExp(EVERY_GAME.join("|")) },
];

/** Icons of packages are drawn on our grid. */
const GRID = { width: "24", height: "24" };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TETRARCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    catalogues(here("../src/tetrarch/locales")),
    icons({ compiler: "raw", iconCustomizer: (_, __, props) => void Object.assign(props, GRID) }),
    subsetFonts(),
    serviceWorker(),
  ],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $games: here("../src/tetrarch/games"), // the data files that the engine reads, too
      $locales: here("../src/tetrarch/locales"),
    },
  },
  build: {
    outDir: "../src/tetrarch/server/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data addresses
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here("./index.html"), worker: here("./src/service-worker.ts") },
      output: {
        codeSplitting: { groups: CHUNKS },
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".woff2")
            ? `assets/[name]-[hash]-${FONT_VERSION}[extname]`
            : "assets/[name]-[hash][extname]",
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are in the Python package
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    isolate: false, // files of tests share a process and its modules: half the time
    testTimeout: 60_000, // the machine may be busy
  },
});
