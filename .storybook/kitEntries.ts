import { kitFolders } from "../packages/ui/src/testing/kitFolders.ts";
import { sheetFinder } from "../packages/ui/src/testing/neededSheets.ts";
import { indexSurface } from "../packages/ui/src/testing/publicApi.ts";

/** Describes from where an exported name is imported, and which sheets go with it. */
export interface KitEntry {
  /** Subpath without the package: `criterion-gauge`. */
  readonly subpath: string;
  /** Names of the sheets besides `tokens` and `base`, for those who do not load `styles.css`. */
  readonly sheets: readonly string[];
}

const source = new URL("../packages/ui/src/", import.meta.url);

/** Reads the entry of every value that the kit exports, by its name, from the index files of its folders. */
export function kitEntries(): Readonly<Record<string, KitEntry>> {
  const sheetsOf = sheetFinder(source);
  return Object.fromEntries(
    [...kitFolders(source)].flatMap(([subpath, folder]) => {
      const entry = { subpath, sheets: subpath === "messages" ? [] : sheetsOf(subpath) };
      return indexSurface(new URL(`${folder}/index.ts`, source)).values.map((name) => [name, entry]);
    }),
  );
}
