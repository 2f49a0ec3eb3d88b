import { readdirSync } from "node:fs";

/**
 * Reads where each component of the kit stands: `button` in `actions/button`. A component is a folder with an `index.ts` in
 * the folder of its group, and its name is its subpath.
 * @param source the folder of all groups
 */
export function kitFolders(source: URL): ReadonlyMap<string, string> {
  const paths = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .flatMap((path) => /^(?<folder>[^/]+\/[^/]+)\/index\.ts$/u.exec(path)?.groups?.["folder"] ?? []);
  return new Map(paths.map((path) => [path.slice(path.indexOf("/") + 1), path] as const).toSorted());
}
