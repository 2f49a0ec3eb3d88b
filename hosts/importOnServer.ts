import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import * as v from "valibot";

/*
 * node --conditions=react-server --conditions=module hosts/importOnServer.ts <folder of an unpacked package>
 *
 * Imports every entry of a package as a bundler does for a server component: React without state and effects, and in the place of
 * each file with the directive "use client" nothing but its names. Prints those entries that cannot be imported.
 */

/** The names of the one list with which a built file ends. */
function exportedNames(source: string): string[] {
  const [, list = ""] = /^export \{([^}]*)\};$/mu.exec(source) ?? [];
  return list.split(",").flatMap((item) => item.split(" as ").at(-1)?.trim() || []);
}

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const source = loaded.source?.toString() ?? "";
    if (!/^(?:"use strict";\s*)?["']use client["'];/u.test(source)) return loaded;
    const references = exportedNames(source).map((name) => `reference as ${name}`);
    return { ...loaded, source: `const reference = {};\nexport { ${references.join(", ")} };` };
  },
});

const folder = pathToFileURL(`${process.argv[2] ?? ""}/`);
const manifestSchema = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.object({ default: v.string() })])),
});
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(new URL("package.json", folder), "utf8")));
const entries = Object.values(manifest.exports)
  .map((entry) => (typeof entry === "string" ? entry : entry.default))
  .filter((file) => file.endsWith(".js"));
let problems = "";
for (const entry of entries) {
  await import(new URL(entry, folder).href).catch((error: unknown) => {
    problems += `${entry}: ${String(error)}\n`;
  });
}
process.stdout.write(`${problems}${entries.length} entries\n`);
