import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { registryFiles } from "./registryItems.ts";

/** Writes the registries for the shadcn CLI: `npm run registry`, after an example or a block of a template has changed. */
const root = join(import.meta.dirname, "..");
for (const [path, text] of registryFiles(root)) writeFileSync(join(root, path), text);
