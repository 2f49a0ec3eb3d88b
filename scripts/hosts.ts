import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.ts";
import { packKit } from "./packKit.ts";

/**
 * The kit as a partner gets it: packed, installed into the applications of `hosts/`, built and opened in Chromium.
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
        CARNATION_KIT: process.env["CARNATION_KIT"] ?? packKit(folder),
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
