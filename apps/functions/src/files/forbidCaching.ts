import type { FileStore } from "../backend/backend.ts";

/** Count of how many files are looked at at the same time. */
const LANES = 10;

/**
 * Lets no browser keep the private files that are stored, for files from before `Cache-Control` was stored with them.
 * Cut off, it is begun again.
 * @returns how many did not say so before
 */
export async function forbidCachingOfStored(files: FileStore): Promise<number> {
  const paths = (await files.list("users/")).values();
  let changed = 0;
  const lane = async (): Promise<void> => {
    for (const path of paths) if (await files.forbidCaching(path)) changed += 1;
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return changed;
}
