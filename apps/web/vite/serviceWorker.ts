import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const source = fileURLToPath(new URL("../src/worker/sw.ts", import.meta.url));

/**
 * Builds the service worker as /sw.js: one file under a name that stays, which knows the files of this build by their names.
 * So it changes with every build, which is how browsers notice a new version.
 */
export function serviceWorker(): Plugin {
  return {
    name: "carnation:service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        this.emitFile({ type: "asset", fileName: "sw.js", source: await buildWorker(files) });
      },
    },
  };
}

async function buildWorker(files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { CARNATION_FILES: JSON.stringify(files.toSorted()) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife", codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The service worker was not built");
  return chunk.code;
}
