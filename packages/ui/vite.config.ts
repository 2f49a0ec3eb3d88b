import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const source = new URL("src/", import.meta.url);
/** One entry per subpath of `exports`: every folder with an `index.ts`, and the two catalogues. */
const components = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /^[^/]+\/index\.ts$/u.test(path));
const entries = [...components, "messages/fr.ts", "messages/en.ts"];

/** The modules, unbundled so that each keeps its own `'use client'`; their types come from `tsc -b`. */
export default defineConfig({
  // What the kit reads of the tokens goes into its own files: whoever installs it has no such package.
  resolve: { conditions: ["@carnation/source"] },
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    lib: { entry: entries.map((path) => fileURLToPath(new URL(path, source))), formats: ["es"] },
    rolldownOptions: {
      external: /^(?!@carnation\/tokens$)[^./\0]/u,
      // The warning is meant for bundles; here one module stays one file and keeps its directive.
      onLog(level, log, handle) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});
