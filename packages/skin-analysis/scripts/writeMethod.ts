/** Writes `docs/METHOD.md` again from the words in `src/method`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { methodPage } from "../src/method/methodPage.ts";

const folder = join(import.meta.dirname, "../docs");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "METHOD.md"), methodPage());
