import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { ModelSource } from "../mesh/modelSource.ts";

/** Model files from a folder on disk that holds `models/` and `wasm/`. */
export const fileModelSource = (assetsFolder: string): ModelSource => ({
  graph: async (name) => {
    const graph: unknown = JSON.parse(await readFile(join(assetsFolder, "models", `${name}.json`), "utf8"));
    return graph;
  },
  weights: async (name) => {
    const file = await readFile(join(assetsFolder, "models", `${name}.bin`));
    return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  },
  wasm: join(assetsFolder, "wasm") + sep,
});
