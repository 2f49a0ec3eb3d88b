import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { iconModule, importedIcons } from "../packages/ui/src/testing/kitIcons.ts";

/**
 * Writes a module for each icon of Lucide that the kit imports from `foundations/icons/`, and removes the others.
 * `npm run icons -w packages/ui` after an import came or went, or Lucide was updated; `icons.test.tsx` refuses a stale
 * result.
 */
const source = new URL("../packages/ui/src/", import.meta.url);
const folder = new URL("foundations/icons/", source);
const wanted = importedIcons(source);

for (const file of readdirSync(folder)) {
  if (/^[A-Z]\w*\.tsx$/u.test(file) && !wanted.includes(file.slice(0, -4))) rmSync(new URL(file, folder));
}
for (const name of wanted) writeFileSync(new URL(`${name}.tsx`, folder), await iconModule(name));
