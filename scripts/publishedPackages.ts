import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";

const root = join(import.meta.dirname, "..");

const manifestSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  description: v.optional(v.string()),
  repository: v.optional(v.object({ type: v.string(), url: v.string(), directory: v.string() })),
  bin: v.optional(v.record(v.string(), v.string()), {}),
  // The directory holds the package as it is published; changesets publishes it in the place of the package's folder.
  publishConfig: v.strictObject({ access: v.literal("public"), directory: v.string() }),
});
const privateSchema = v.object({ private: v.literal(true) });

/** A package that the registry gets: its manifest, and its folder from the root. */
export type PublishedPackage = v.InferOutput<typeof manifestSchema> & { readonly folder: string };

/**
 * Reads the manifests of the workspaces that are not private.
 * @throws ValiError when one lacks what publishing needs
 */
export function publishedPackages(): PublishedPackage[] {
  return globSync("{apps,packages}/*/package.json", { cwd: root })
    .toSorted()
    .map((file) => ({
      folder: dirname(file),
      manifest: JSON.parse(readFileSync(join(root, file), "utf8")) as unknown,
    }))
    .filter(({ manifest }) => !v.is(privateSchema, manifest))
    .map(({ folder, manifest }) => ({ ...v.parse(manifestSchema, manifest), folder }));
}
