import { readFileSync } from "node:fs";
import { kitFolders } from "../packages/ui/src/testing/kitFolders.ts";
import { sheetFinder } from "../packages/ui/src/testing/neededSheets.ts";
import { indexSurface } from "../packages/ui/src/testing/publicApi.ts";

/** Describes from where an exported name is imported, and which sheets go with it. */
export interface KitEntry {
  /** Subpath without the package: `criterion-gauge`. */
  readonly subpath: string;
  /** Names of the sheets besides `tokens` and `base`, for those who do not load `styles.css`. */
  readonly sheets: readonly string[];
  /** What the name is for, in one English sentence of API.md; empty where it has no docstring. */
  readonly sentence: string;
}

const source = new URL("../packages/ui/src/", import.meta.url);

/** Reads the sentences of API.md, by name. */
function sentences(): ReadonlyMap<string, string> {
  const api = readFileSync(new URL("../API.md", source), "utf8");
  return new Map([...api.matchAll(/^- `(\w+)`: (.+)$/gmu)].map(([, name = "", text = ""]) => [name, text]));
}

/** Reads the entry of every value that the kit exports, by its name, from the index files of its folders. */
export function kitEntries(): Readonly<Record<string, KitEntry>> {
  const sheetsOf = sheetFinder(source);
  const documented = sentences();
  return Object.fromEntries(
    [...kitFolders(source)].flatMap(([subpath, folder]) => {
      const entry = { subpath, sheets: subpath === "messages" ? [] : sheetsOf(subpath) };
      return indexSurface(new URL(`${folder}/index.ts`, source)).values.map((name) => [
        name,
        { ...entry, sentence: documented.get(name) ?? "" },
      ]);
    }),
  );
}
