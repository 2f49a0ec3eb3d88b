import tailwindcss from "@tailwindcss/vite";
import { copyFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { kitFolders } from "./src/testing/kitFolders.ts";
import { layerOrder } from "./src/styles/tokens/layerOrder.ts";

const source = new URL("src/", import.meta.url);
const output = new URL("dist/", import.meta.url);
const shared = ["styles", "tokens", "base", "page"];
/** The sheet of each component that has one, by its name: `actions/button/button.css`. */
const sheets = new Map(
  [...kitFolders(source)]
    .map(([name, folder]) => [name, `${folder}/${name}.css`] as const)
    .filter(([, sheet]) => existsSync(new URL(sheet, source))),
);

/** Shipped as they are: a host's own build follows the font files, and its Tailwind reads the theme. */
const copied = ["fonts.css", "arrows.woff2", "theme.css", "tokens.json"];

/** The style sheets, compiled for hosts without Tailwind: all in one, and one per component. */
export default defineConfig({
  plugins: [
    // Vite minifies once for all; this plugin would write out the nesting for browsers older than ours.
    tailwindcss({ optimize: false }),
    {
      name: "carnation-layer-order",
      // The minifier leaves of the order what the blocks do not say, at the end. A host's `@import` takes such a line to the top of
      // the page, where it would put the components before the base.
      generateBundle: {
        order: "post",
        handler(_, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
            file.source = `${layerOrder}${String(file.source).replaceAll(/@layer [\w.,]+;/gu, "")}`;
          }
        },
      },
    },
    {
      name: "carnation-copy",
      closeBundle() {
        for (const file of copied) {
          copyFileSync(new URL(`styles/${file}`, source), fileURLToPath(new URL(file, output)));
        }
      },
    },
  ],
  build: {
    emptyOutDir: false,
    target: "es2022",
    // The first versions with nesting, `:has()` and container queries: what the sheets are written in.
    cssTarget: ["chrome120", "edge120", "firefox121", "safari17.2"],
    rolldownOptions: {
      input: Object.fromEntries([
        ...shared.map((name) => [name, fileURLToPath(new URL(`styles/${name}.css`, source))]),
        ...[...sheets].map(([name, sheet]) => [name, fileURLToPath(new URL(sheet, source))]),
      ]),
      output: {
        assetFileNames: ({ names: [name = ""] }) => sheets.get(name.replace(/\.css$/u, "")) ?? name,
      },
    },
  },
});
