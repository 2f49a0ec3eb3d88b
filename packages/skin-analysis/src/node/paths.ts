import { fileURLToPath } from "node:url";

/** Folder of the package's assets, next to `src` and `dist` alike. */
export const defaultAssetsFolder = (): string => fileURLToPath(new URL("../../assets/", import.meta.url));

/** The worker's entry file beside this one: TypeScript when run from source, JavaScript when built. */
export function defaultWorkerUrl(): URL {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new URL(`./worker.${extension}`, import.meta.url);
}
