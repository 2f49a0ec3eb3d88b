import { cpSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** The engine reads its models, and the documents their fonts, from files beside the bundle. */
function copyAssets(): Plugin {
  const folders = ["../../packages/skin-analysis/assets", "src/pdf/assets"];
  return {
    name: "copy-assets",
    writeBundle({ dir = "dist" }) {
      for (const folder of folders) {
        cpSync(join(import.meta.dirname, folder), join(dir, "assets"), { recursive: true });
      }
    },
  };
}

/**
 * One self-contained folder for `firebase deploy`: our own packages are bundled, the ones from the registry stay
 * imports and are installed from this package.json. That does not name ours: where the folder is deployed nobody has them,
 * and npm asks for what is named whether or not it is to be installed.
 */
export default defineConfig({
  plugins: [copyAssets()],
  ssr: {
    target: "node",
    noExternal: [/^@carnation\//],
    resolve: { conditions: ["@carnation/source", "node", "module"] },
  },
  build: {
    ssr: true,
    target: "node22",
    sourcemap: true,
    rollupOptions: {
      input: { index: "src/index.ts", analysisWorker: "../../packages/skin-analysis/src/node/worker.ts" },
      output: { format: "es", entryFileNames: "[name].js" },
    },
  },
});
