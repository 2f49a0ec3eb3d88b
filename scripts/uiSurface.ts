import { readFileSync, writeFileSync } from "node:fs";
import { kitSurface } from "../packages/ui/src/testing/kitSurface.ts";

/**
 * Writes what follows from the folders of the kit: the `exports` of its package.json (one subpath a component) and
 * the imports of `styles.css`. `npm run surface -w packages/ui` after a component came or went; `exports.test.ts`
 * refuses a stale result.
 */
const kit = new URL("../packages/ui/", import.meta.url);
const manifestFile = new URL("package.json", kit);
const source = new URL("src/", kit);

const { exports, styles } = kitSurface(source);
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, unknown>;
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
writeFileSync(new URL("styles/styles.css", source), styles);
