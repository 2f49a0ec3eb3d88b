import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { peersFolder } from "./installPeers.ts";

const ENTRY = join(peersFolder, "entry.js");

/** An entry that exists only here, resolved from the peers' folder. */
const entry = (code: string): Plugin => ({
  name: "carnation-bench-entry",
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? code : null),
});

/** Gzipped bytes of a build. */
export interface BundledSize {
  /** Bytes of what the page loads at once. */
  readonly first: number;
  /** Bytes of what it loads when it is needed, for instance a calendar at its first opening. */
  readonly later: number;
}

const gzipped = (scripts: readonly string[]): number =>
  scripts.length === 0 ? 0 : gzipSync(scripts.join("\n"), { level: 9 }).length;

/** Size of the given code with all that it imports, as a host's production build makes it: minified, React left out. */
export async function bundledSize(code: string): Promise<BundledSize> {
  const result = await build({
    root: peersFolder,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [entry(code)],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(?:-dom)?(?:\/|$)/u,
        preserveEntrySignatures: "strict",
        output: { format: "es" },
      },
    },
  });
  if (!("output" in result)) throw new Error("The bundler gave no single output.");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const atOnce = new Set<string>();
  const load = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || atOnce.has(name)) return;
    atOnce.add(name);
    chunk.imports.forEach(load);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => load(fileName));
  const codeOf = (first: boolean): readonly string[] =>
    chunks.filter(({ fileName }) => atOnce.has(fileName) === first).map(({ code: text }) => text);
  return { first: gzipped(codeOf(true)), later: gzipped(codeOf(false)) };
}
