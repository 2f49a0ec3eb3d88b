import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.ts";
import { packPackage } from "./packPackage.ts";

/**
 * The packages as a partner gets them: packed and checked; the kit installed into the applications of `hosts/`, built
 * and opened in Chromium; the domain imported by Node; the local Firebase started from an empty folder.
 * Needs the package registry. `CARNATION_KIT=<tarball or version>` tries another package than this checkout's, for
 * instance the published one.
 */
const folder = mkdtempSync(join(tmpdir(), "carnation-kit-"));
try {
  const { status } = spawnSync(
    "playwright",
    ["test", "--config", "hosts/playwright.config.ts", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: {
        ...process.env,
        CHROMIUM: ensureBrowser(),
        CARNATION_KIT: process.env["CARNATION_KIT"] ?? packPackage("ui", folder),
        CARNATION_DOMAIN: packPackage("domain", folder),
        CARNATION_LOCAL_FIREBASE: packPackage("local-firebase", folder),
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
