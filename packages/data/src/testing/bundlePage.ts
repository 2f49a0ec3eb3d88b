import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A file of the page, by its name. */
type PageFiles = ReadonlyMap<string, string | Uint8Array>;

/** Bundled once for all the test files of a process. */
let bundled: Promise<PageFiles> | undefined;

/** Writes the page of the contract tests, this package in it, into a folder. */
export async function writeContractPage(folder: string): Promise<void> {
  bundled ??= bundlePage();
  for (const [name, content] of await bundled) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Bundles the page as the app is bundled, dynamic imports included. */
async function bundlePage(): Promise<PageFiles> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@carnation/source", "module", "browser", "production"] },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("contractPage.ts", import.meta.url)),
        output: { entryFileNames: "page.js" },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return new Map([
    ...outputs.map((output) =>
      output.type === "chunk"
        ? ([output.fileName, output.code] as const)
        : ([output.fileName, output.source] as const),
    ),
    ["index.html", '<!doctype html><script type="module" src="/page.js"></script>'],
  ]);
}
