import { cpSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";

/** The root of the project. */
export const root = join(import.meta.dirname, "../../../../..");

const configSchema = v.object({
  hosting: v.object({ public: v.string() }),
  firestore: v.object({ rules: v.string(), indexes: v.string() }),
  storage: v.object({ rules: v.string() }),
  functions: v.object({
    source: v.string(),
    runtime: v.string(),
    ignore: v.array(v.string()),
    predeploy: v.array(v.string()),
  }),
});

/** Holds what `firebase deploy` is told. */
export const firebaseConfig = v.parse(
  configSchema,
  JSON.parse(readFileSync(join(root, "firebase.json"), "utf8")),
);

/** The rules of `functions.ignore` as the Firebase CLI applies them: a name without a slash, wherever it stands. */
function isIgnored(name: string): boolean {
  return firebaseConfig.functions.ignore.some((rule) => {
    const pattern = rule.replaceAll(/[.+^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll("*", ".*");
    return new RegExp(`^${pattern}$`, "u").test(name);
  });
}

/**
 * Copies what would be uploaded: the functions' folder, with what was built just now, without what is ignored.
 * @returns the paths of the copied files, in order
 */
export function copyDeployed(built: string, to: string): string[] {
  const filter = (path: string): boolean => !isIgnored(basename(path));
  const source = join(root, firebaseConfig.functions.source);
  const isOutput = (path: string): boolean => path.startsWith(join(source, "dist"));
  cpSync(source, to, { recursive: true, filter: (path) => filter(path) && !isOutput(path) });
  cpSync(built, join(to, "dist"), { recursive: true, filter });
  return globSync("**/*.*", { cwd: to })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
}
