import type { Plugin, Rolldown } from "vite";

/**
 * Refuses chunks that import one another in a circle: one of them runs before what it needs, and the page that loads them
 * stops with an error that nothing told while building. A group of `codeSplitting` that holds both parts mends it.
 */
export function noChunkCycles(): Plugin {
  return {
    name: "carnation:no-chunk-cycles",
    apply: "build",
    generateBundle(_options, bundle) {
      const circle = circleIn(bundle);
      if (circle !== null)
        this.error(
          `Chunks import one another in a circle:\n  ${circle.map((file) => describe(bundle, file)).join("\n  ")}`,
        );
    },
  };
}

/** The files of a circle of imports, the first one again at its end; null when there is none. */
function circleIn(bundle: Rolldown.OutputBundle): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    const chunk = bundle[file];
    if (done.has(file) || chunk?.type !== "chunk") return null;
    for (const imported of chunk.imports) {
      const circle = visit(imported, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of Object.keys(bundle)) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** A chunk with the modules that it holds, each by the end of its path. */
function describe(bundle: Rolldown.OutputBundle, file: string): string {
  const chunk = bundle[file];
  const modules = chunk?.type === "chunk" ? chunk.moduleIds : [];
  return `${file}: ${modules.map((id) => id.split("/").slice(-2).join("/")).join(", ")}`;
}
