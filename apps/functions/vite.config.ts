import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
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

/** Folder of the age model, from the project's root; undefined by default: a build opts in to it (decision 069). */
const ageModel = process.env["CARNATION_AGE_MODEL"] || undefined;

/**
 * Copies the age model beside the bundle.
 * @throws Error when the folder that was named is not the model's: the build must not pass for one with the model
 */
function copyAgeModel(folder: string): Plugin {
  const from = resolve(import.meta.dirname, "../..", folder);
  const names = ["models/age_gender.json", "models/age_gender.bin", "NOTICE.md"];
  return {
    name: "copy-age-model",
    buildStart() {
      const missing = names.filter((name) => !existsSync(join(from, name)));
      if (missing.length > 0) {
        throw new Error(`CARNATION_AGE_MODEL names ${from}, which lacks ${missing.join(", ")}.`);
      }
    },
    writeBundle({ dir = "dist" }) {
      for (const name of names) cpSync(join(from, name), join(dir, "age-model", name));
    },
  };
}

/**
 * One self-contained folder for `firebase deploy`: our own packages are bundled, the ones from the registry stay
 * imports and are installed from this package.json. That does not name ours: where the folder is deployed nobody has them,
 * and npm asks for what is named whether or not it is to be installed.
 */
export default defineConfig({
  plugins: [copyAssets(), ...(ageModel === undefined ? [] : [copyAgeModel(ageModel)])],
  define: { CARNATION_AGE_MODEL_BUNDLED: String(ageModel !== undefined) },
  ssr: {
    target: "node",
    noExternal: [/^@carnation\//],
    resolve: { conditions: ["@carnation/source", "node", "module"] },
  },
  build: {
    ssr: true,
    target: "node24",
    sourcemap: true,
    rollupOptions: {
      input: { index: "src/index.ts", analysisWorker: "../../packages/skin-analysis/src/node/worker.ts" },
      output: { format: "es", entryFileNames: "[name].js" },
    },
  },
});
