/** Cuts the letters out of the font packages that our languages need, and adds the licences of the fonts. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const range = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

/** ASCII, Latin-1 with the Italian letters, the Polish letters, punctuation and signs that the texts use. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ĄąĆćĘęŁłŃńŚśŹźŻż–—‘’‚“”„†•…‰‹›€−≤≥≠±×÷→←↑↓⇄`;
const WEIGHTS = { min: 400, max: 700 };
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
const FONTS = ["alegreya", "cabin"];

/** For the names of the files: letters that change make new files, which browsers have not kept. */
export const FONT_VERSION = createHash("sha256")
  .update(LETTERS + JSON.stringify([WEIGHTS, FEATURES]))
  .digest("hex")
  .slice(0, 6);

export function subsetFonts(): Plugin {
  return {
    name: "tetrarch-subset-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const font of FONTS) {
        const licence = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf8");
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source: licence });
      }
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".woff2"))
          file.source = await subsetFont(Buffer.from(file.source), LETTERS, {
            targetFormat: "woff2",
            variationAxes: { wght: WEIGHTS },
            keepFeatures: FEATURES,
          });
    },
  };
}
