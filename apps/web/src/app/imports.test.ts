import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Gives what a file loads at some time, types aside. The lint's own rule on cycles looks past `import()`. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const found = source.matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^;"]*?from\s)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/gmu,
  );
  return [...found].map(([, fixed, onDemand]) => join(dirname(file), fixed ?? onDemand ?? ""));
}

/** The first way that leads from a file back to itself. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...way, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test("no file imports itself in the end, what is loaded on demand included", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect(graph.get("app/layouts/layouts.ts")).toContain("app/layouts/AdminLayout.tsx");
  expect(graph.get("app/routes/userRoutes.ts")).toContain("features/pro/dashboard/DashboardScreen.tsx");
  expect(cycleIn(graph)).toEqual([]);
});

test("a feature imports nothing of another feature", () => {
  const files = globSync("features/*/*/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  const featureOf = (file: string): string => file.split(sep).slice(0, 3).join("/");
  expect(files.length).toBeGreaterThan(200);
  const foreign = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    // Types too: what two features share stands in `shared/`.
    return [...source.matchAll(/(?:from |import\()"(\.[^"]+)"/gu)]
      .map(([, path]) => join(dirname(file), path ?? ""))
      .filter((path) => path.startsWith("features") && featureOf(path) !== featureOf(file))
      .map((path) => `${file} -> ${path}`);
  });
  expect(foreign).toEqual([]);
});
