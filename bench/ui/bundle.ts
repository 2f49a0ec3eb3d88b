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

/**
 * Gzipped size in bytes of the given code with all that it imports, as a host's production build makes it:
 * minified, React left out.
 */
export async function bundledSize(code: string): Promise<number> {
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
        output: { format: "es", codeSplitting: false },
      },
    },
  });
  if (!("output" in result)) throw new Error("The bundler gave no single output.");
  const scripts = result.output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  return gzipSync(scripts.join("\n"), { level: 9 }).length;
}
