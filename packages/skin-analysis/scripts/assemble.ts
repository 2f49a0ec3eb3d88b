/**
 * Writes the bytes of `src/core/filter/boxBlur.wat` beside it; a test asks for it when they differ.
 *
 * node --conditions=@carnation/source packages/skin-analysis/scripts/assemble.ts
 */
import { writeFile } from "node:fs/promises";
import { assembledModule, BYTES_FILE } from "../src/testing/assemble.ts";

await writeFile(BYTES_FILE, await assembledModule());
