import { lookUps } from "../lockEntries.ts";

type Names = Readonly<Record<string, string>>;

/** Entry of a package in `package-lock.json`; what is not named here is copied as it is. */
interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Lock file of a workspace, version 3: entries by folder. */
export interface WorkspaceLock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Part of a `package.json` that a lock file repeats. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Names;
  readonly devDependencies?: Names;
}

/** Names of what a package needs, apart those that it can do without. */
function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: LockEntry) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  return {
    required: [...Object.keys(dependencies ?? {}), ...peers],
    optional: Object.keys(optionalDependencies ?? {}),
  };
}

/** The nearest folder in which a package that stands in `from` finds another one. */
const found = <T>(packages: Readonly<Record<string, T>>, from: string, name: string): string | undefined =>
  lookUps(from, name).find((folder) => packages[folder] !== undefined);

/**
 * Makes the lock file of one package of a workspace, which is installed on its own: every version is the one that the
 * workspace was tested with. A second version of a package stands below the one that needs it.
 * @param folder of the package in the workspace: `apps/functions`
 * @returns the lock file; dependencies that development alone needs are marked `dev`
 * @throws Error when the workspace's lock file lacks a package that is needed
 */
export function pruneLock(
  { packages }: WorkspaceLock,
  folder: string,
  manifest: Manifest,
): { readonly lockfileVersion: 3; readonly packages: Record<string, object> } {
  const { name: own, version, dependencies, devDependencies = {} } = manifest;
  const made: Record<string, object> = {};
  /** Folder in the workspace of what stands in a folder of the new lock file. */
  const source: Record<string, string> = {};

  function copyAll(names: readonly string[], isDev: boolean): void {
    const waiting = names.map((name) => ({ name, at: "", from: folder, isOptional: false }));
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name, at, from, isOptional } = next;
      const original = found(packages, from, name);
      const entry = original === undefined ? undefined : packages[original];
      if (original === undefined || entry === undefined) {
        if (isOptional) continue;
        throw new Error(`package-lock.json lacks ${name}, which ${from} needs.`);
      }
      if (entry.link === true) throw new Error(`${from} needs ${name}, which is in no registry.`);
      const known = found(source, at, name);
      if (known !== undefined && source[known] === original) continue;
      const top = `node_modules/${name}`;
      const place = source[top] === undefined ? top : `${at}/node_modules/${name}`;
      source[place] = original;
      const { dev: _dev, devOptional: _devOptional, peer: _peer, ...kept } = entry as Record<string, unknown>;
      made[place] = isDev ? { ...kept, dev: true } : kept;
      const { required, optional } = neededBy(entry);
      for (const one of required)
        waiting.push({ name: one, at: place, from: original, isOptional: optional.includes(one) });
      for (const one of optional) waiting.push({ name: one, at: place, from: original, isOptional: true });
    }
  }
  copyAll(Object.keys(dependencies), false);
  copyAll(Object.keys(devDependencies), true);
  const sorted = Object.entries(made).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    lockfileVersion: 3,
    packages: { "": { name: own, version, dependencies, devDependencies }, ...Object.fromEntries(sorted) },
  };
}
