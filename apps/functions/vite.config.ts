import { cpSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** The engine reads its models from files beside the bundle. */
function copyEngineAssets(): Plugin {
  const assets = join(import.meta.dirname, "../../packages/skin-analysis/assets");
  return {
    name: "copy-engine-assets",
    writeBundle({ dir = "dist" }) {
      cpSync(assets, join(dir, "assets"), { recursive: true });
    },
  };
}

/**
 * One self-contained folder for `firebase deploy`: our own packages are bundled, the ones from the registry stay
 * imports and are installed from this package.json. That does not name ours: where the folder is deployed nobody has them,
 * and npm asks for what is named whether or not it is to be installed.
 */
export default defineConfig({
  plugins: [copyEngineAssets()],
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
