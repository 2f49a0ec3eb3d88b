/** Entry of a package in `package-lock.json`; what is not named here is kept as it is. */
interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A lock file of npm, version 3: entries by folder. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

const SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "win32",
  "openbsd",
  "netbsd",
  "aix",
  "sunos",
  "openharmony",
];
const PROCESSORS = /arm64|x64|ia32|ppc64|riscv64|s390x|loong64|wasm32/u;

/** Reads from a platform package's name what it is for: `@rolldown/binding-linux-x64-musl`. */
function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> {
  const words = name
    .replace(/^@[^/]+\//u, "")
    .replace("windows", "win32")
    .replace("node-win-", "node-win32-");
  const os = SYSTEMS.find((system) => words.includes(system));
  const isArm = /arm-|arm$/u.test(words);
  const cpu = isArm ? "arm" : (PROCESSORS.exec(words)?.[0] ?? (words.endsWith("-64") ? "x64" : undefined));
  return {
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(os === undefined ? {} : { os: [os] }),
    // The twin for musl: on a machine with glibc the field keeps npm from installing it.
    ...(words.includes("musl") ? { libc: ["musl"] } : {}),
  };
}

/** Gives the folders in which a package that stands in `from` looks for a dependency, the nearest first. */
export function lookUps(from: string, name: string): string[] {
  const folders: string[] = [];
  for (
    let at = from;
    ;
    at = at.includes("/node_modules/") ? at.slice(0, at.lastIndexOf("/node_modules/")) : ""
  ) {
    folders.push(`${at === "" ? "" : `${at}/`}node_modules/${name}`);
    if (at === "") return folders;
  }
}

/**
 * Adds an entry for each optional dependency that has none, in place. It has no integrity: npm asks the registry for it on the
 * platform that needs it.
 * @returns the folders of the entries that were added
 */
export function completeLock(lock: Lock): string[] {
  const { packages } = lock;
  const added: string[] = [];
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/u, "");
      const known = lookUps(from, name).filter((folder) => packages[folder] !== undefined);
      if (known.some((folder) => packages[folder]?.version === version || version !== range)) continue;
      const folder = `${known.length > 0 && from !== "" ? `${from}/` : ""}node_modules/${name}`;
      packages[folder] = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) };
      added.push(folder);
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return added;
}
