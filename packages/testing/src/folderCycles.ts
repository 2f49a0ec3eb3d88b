import { dirname } from "node:path";
import { isTestFile, relativeImports, type SourceImport, sourceFiles } from "./sourceImports.ts";

/** Folders that import each other, and what undoes that. */
interface FolderCycle {
  /** Relative to the root, sorted; the root itself is `.`. */
  readonly folders: readonly string[];
  /** By arrow between two folders, `a -> b (7)`: up to three of its imports, since a knot has hundreds. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/**
 * Finds the folders of a package that import each other in a circle, over however many folders, types included. What two
 * of them need belongs in a third, or in the lower one. Tests and what serves them may import from anywhere and are left
 * out. In a test beside the sources: `expect(folderCycles(import.meta.dirname)).toEqual([])`.
 * @param root absolute path of the sources
 * @param known cycles that nobody has undone yet, each as a sorted list of folders. They are left out; one that is gone
 * or has changed is told, so that the list only becomes shorter
 * @throws Error when there are no sources: the path is wrong
 */
export function folderCycles(
  root: string,
  known: readonly (readonly string[])[] = [],
): (FolderCycle | string)[] {
  const files = sourceFiles(root).filter((file) => !isTestFile(file));
  if (files.length === 0) throw new Error(`There are no sources in ${root}.`);
  const found = findCycles(files.flatMap((file) => relativeImports(root, file)));
  const [foundNames, knownNames] = [found.map(nameOf), known.map((folders) => folders.join(" "))];
  return [
    ...found.filter((cycle) => !knownNames.includes(nameOf(cycle))),
    ...knownNames
      .filter((name) => !foundNames.includes(name))
      .map((name) => `no longer a cycle, to be taken off the list of known ones: ${name}`),
  ];
}

function nameOf({ folders }: FolderCycle): string {
  return folders.join(" ");
}

/** Finds the largest groups of folders of which each reaches all others by imports. */
function findCycles(imports: readonly SourceImport[]): FolderCycle[] {
  const graph = new Map<string, Set<string>>();
  for (const { file, module } of imports) {
    const from = dirname(file);
    graph.set(from, (graph.get(from) ?? new Set()).add(dirname(module)));
  }
  const reachable = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]));
  const groups = new Map<string, readonly string[]>();
  for (const [folder, reached] of reachable) {
    const group = [...reached].filter((other) => reachable.get(other)?.has(folder)).toSorted();
    if (group.length > 1) groups.set(group.join(" "), group);
  }
  return [...groups.values()].map((folders) => {
    const isInside = (path: string): boolean => folders.includes(dirname(path));
    const between = imports.filter(({ file, module }) => dirname(file) !== dirname(module));
    const inside = between.filter(({ file, module }) => isInside(file) && isInside(module));
    return { folders, imports: describeImports(inside) };
  });
}

function reachableFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

function describeImports(imports: readonly SourceImport[]): Record<string, readonly string[]> {
  const arrows = Object.groupBy(imports, ({ file, module }) => `${dirname(file)} -> ${dirname(module)}`);
  return Object.fromEntries(
    Object.entries(arrows).map(([arrow, some = []]) => [
      `${arrow} (${some.length})`,
      some.slice(0, 3).map(({ file, module }) => `${file} -> ${module}`),
    ]),
  );
}
