import { globSync } from "node:fs";
import { join } from "node:path";

/**
 * Loads what every subject of a package exports, by name.
 * @param packages folders in `packages/`, each with entries per subject: `src/<subject>/index.ts`, `internal.ts`
 */
export async function everyExport(
  ...packages: readonly string[]
): Promise<Readonly<Record<string, unknown>>> {
  const entries = packages.flatMap((name) => {
    const folder = join(import.meta.dirname, "../..", name, "src");
    return globSync("*/{index,internal}.ts", { cwd: folder }).map((file) => join(folder, file));
  });
  const modules: readonly object[] = await Promise.all(entries.map((file): Promise<object> => import(file)));
  return Object.assign({}, ...modules) as Readonly<Record<string, unknown>>;
}
