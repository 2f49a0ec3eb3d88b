import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";

const root = join(import.meta.dirname, "..");

const manifestSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  private: v.optional(v.boolean(), false),
  license: v.optional(v.string()),
  description: v.optional(v.string()),
  repository: v.optional(v.object({ type: v.string(), url: v.string(), directory: v.string() })),
  bin: v.optional(v.record(v.string(), v.string()), {}),
  publishConfig: v.optional(v.record(v.string(), v.unknown())),
});

/** A package that the registry gets: its manifest, and its folder from the root. */
export type PublishedPackage = v.InferOutput<typeof manifestSchema> & { readonly folder: string };

/** Reads the manifests of the workspaces that are not private. */
export function publishedPackages(): PublishedPackage[] {
  return globSync("{apps,packages}/*/package.json", { cwd: root })
    .toSorted()
    .map((file) => ({
      ...v.parse(manifestSchema, JSON.parse(readFileSync(join(root, file), "utf8"))),
      folder: dirname(file),
    }))
    .filter((manifest) => !manifest.private);
}
