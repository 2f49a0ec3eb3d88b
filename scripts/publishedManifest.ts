import * as v from "valibot";

/** The condition by which the packages of this repository find each other's sources: a host has none. */
const SOURCE_CONDITION = "@carnation/source";

const targetsSchema = v.record(v.string(), v.string());
const manifestSchema = v.looseObject({
  exports: v.record(v.string(), v.union([v.string(), targetsSchema])),
  publishConfig: v.optional(v.looseObject({ directory: v.optional(v.string()) }), {}),
});

type Exports = v.InferOutput<typeof manifestSchema>["exports"];

/** The subpaths that a host has, each without the source condition; one that has nothing else is not published. */
function publishedExports(exports: Exports): Exports {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, target]): [string, Exports[string]][] => {
      if (typeof target === "string") return [[path, target]];
      const { [SOURCE_CONDITION]: _source, ...targets } = target;
      return Object.keys(targets).length === 0 ? [] : [[path, targets]];
    }),
  );
}

/** The types of an entry, from the package's folder: `./dist/index.d.ts`. */
const typesOf = (target: Exports[string] | undefined): string | undefined =>
  typeof target === "object" ? target["types"] : undefined;

/**
 * Types for `"moduleResolution": "node"`, which does not know `exports`: `typesVersions` for the subpaths, `types` for
 * the package's own name.
 */
function typesWithoutExports(exports: Exports): Record<string, unknown> {
  const own = typesOf(exports["."]);
  const subpaths = Object.entries(exports).flatMap(([path, target]) => {
    const types = typesOf(target);
    return path === "." || types === undefined ? [] : [[path.slice(2), [types.slice(2)]] as const];
  });
  return {
    ...(own === undefined ? {} : { types: own }),
    ...(subpaths.length === 0 ? {} : { typesVersions: { "*": Object.fromEntries(subpaths) } }),
  };
}

/**
 * Manifest with which a package is published: without the source condition, without what only its repository needs
 * (`scripts`, `devDependencies`, the folder to publish), and with types for hosts that do not read `exports`.
 * @param manifest content of the `package.json` in the repository
 * @throws ValiError when its `exports` are no subpaths with files by condition
 */
export function publishedManifest(manifest: unknown): Record<string, unknown> {
  const parsed = v.parse(manifestSchema, manifest);
  const { scripts: _scripts, devDependencies: _development, publishConfig, ...rest } = parsed;
  const exports = publishedExports(parsed.exports);
  const { directory: _directory, ...config } = publishConfig;
  return { ...rest, exports, ...typesWithoutExports(exports), publishConfig: config };
}
