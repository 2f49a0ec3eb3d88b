import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { kitFolders } from "./src/testing/kitFolders.ts";

const source = new URL("src/", import.meta.url);
/** One entry per subpath of `exports`: every component, and the two catalogues. */
const entries = [
  ...[...kitFolders(source).values()].map((folder) => `${folder}/index.ts`),
  "foundations/messages/fr.ts",
  "foundations/messages/en.ts",
];

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
