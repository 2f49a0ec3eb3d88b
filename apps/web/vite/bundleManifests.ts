import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";

/**
 * `bundle.json` of a workspace, beside its package.json: what it tells whoever bundles it, so that the application's settings name
 * no file of another package. What begins with `./` is relative to the workspace.
 */
const manifestSchema = v.strictObject({
  /**
   * Modules that pages need together, by a name that several workspaces may share: patterns of files, and imports of
   * dependencies, as `lucide-react/icons/eye`.
   */
  chunks: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** The module that stands in for a dependency of the workspace, by the dependency's name. */
  replacements: v.optional(v.record(v.string(), v.string()), {}),
});

/** Describes what the workspaces say of their modules. */
interface BundleManifests {
  /** Tells the modules of chunks, by the names of the chunks. */
  readonly inChunks: (...names: readonly string[]) => (id: string) => boolean;
  readonly replacements: readonly { readonly find: RegExp; readonly replacement: string }[];
}

/**
 * Reads the `bundle.json` of every package.
 * @param packages absolute path of the folder of all packages
 * @throws Error when a pattern names no file any more
 */
export function readBundleManifests(packages: string): BundleManifests {
  const chunkOf = new Map<string, string>();
  const replacements: { find: RegExp; replacement: string }[] = [];
  for (const file of globSync("*/bundle.json", { cwd: packages })) {
    const folder = dirname(join(packages, file));
    const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(packages, file), "utf8")));
    for (const [name, patterns] of Object.entries(manifest.chunks)) {
      for (const pattern of patterns) {
        const modules = findModules(folder, pattern);
        if (modules.length === 0) throw new Error(`${file}: no module is called ${pattern} (chunk ${name}).`);
        for (const module of modules) chunkOf.set(toModuleId(module), name);
      }
    }
    for (const [name, module] of Object.entries(manifest.replacements)) {
      replacements.push({ find: new RegExp(`^${name}$`, "u"), replacement: join(folder, module) });
    }
  }
  return {
    inChunks: (...names) => {
      const wanted = new Set(names);
      return (id) => wanted.has(chunkOf.get(toModuleId(id)) ?? "");
    },
    replacements,
  };
}

/** Finds the files of a pattern, or the one that an import of the workspace leads to: absolute paths. */
function findModules(folder: string, pattern: string): string[] {
  if (pattern.startsWith("./")) return globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  return [createRequire(join(folder, "package.json")).resolve(pattern)];
}

/** A path as bundlers write it, without what follows a question mark. */
function toModuleId(path: string): string {
  return path.replaceAll("\\", "/").replace(/\?.*$/u, "");
}
