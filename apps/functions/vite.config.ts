import { cpSync, mkdirSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** The engine reads its models from files beside the bundle. */
function copyEngineAssets(): Plugin {
  return {
    name: "copy-engine-assets",
    closeBundle() {
      mkdirSync("dist/assets", { recursive: true });
      cpSync("../../packages/skin-analysis/assets", "dist/assets", { recursive: true });
    },
  };
}

/**
 * One self-contained folder for `firebase deploy`: our own packages are bundled, the ones from the registry stay
 * imports and are installed from this package.json.
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
