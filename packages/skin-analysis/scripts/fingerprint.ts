/**
 * Writes the fingerprint of the engine's constants and models beside their version. Raise `ENGINE_VERSION` in
 * `src/core/constants/engine.ts` first: results under one version are compared with each other.
 *
 * node --conditions=@carnation/source packages/skin-analysis/scripts/fingerprint.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { engineFingerprint, FINGERPRINT_FILE } from "../src/testing/engineFingerprint.ts";

const now = await engineFingerprint();
const written = JSON.parse(await readFile(FINGERPRINT_FILE, "utf8").catch(() => "{}")) as Partial<typeof now>;
if (written.version === now.version && written.sha256 !== now.sha256) {
  process.stderr.write(
    `Constants or models changed under ${now.version}: raise ENGINE_VERSION, then run this again.\n`,
  );
  process.exitCode = 1;
} else {
  await writeFile(FINGERPRINT_FILE, `${JSON.stringify(now, null, 2)}\n`);
  process.stdout.write(`${now.version}: ${now.sha256}\n`);
}
