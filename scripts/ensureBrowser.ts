import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  headlessShell,
  headlessShellFits,
  installHeadlessShell,
} from "@carnation/testing/browser/headlessShell";
import { findBrowser } from "@carnation/testing/browser/findBrowser";

/**
 * Path of a Chromium for the tests, installed first when it has to be.
 * @throws Error with what to do by hand when no browser can be had.
 */
export function ensureBrowser(): string {
  const chosen = process.env["CHROMIUM"] ?? "";
  if (chosen !== "" && !existsSync(chosen)) throw new Error(`CHROMIUM=${chosen}: there is no such file.`);
  if (chosen === "" && headlessShellFits && !existsSync(headlessShell)) {
    console.log("Carnation: installing the Chromium of the tests (64 MB, once)…");
    try {
      installHeadlessShell();
      console.log(`Carnation: Chromium is ready (${headlessShell}).`);
    } catch (error) {
      console.error("Carnation: the Chromium of the tests could not be installed.", error);
    }
  }
  const found = findBrowser() ?? playwrightBrowser() ?? installWithPlaywright();
  if (found === undefined) {
    throw new Error(
      "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.",
    );
  }
  return found;
}

function installWithPlaywright(): string | undefined {
  console.log("Carnation: no Chromium on this machine; Playwright installs one for the tests…");
  spawnSync("npx", ["playwright", "install", "chromium", "--only-shell"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return playwrightBrowser();
}

function playwrightBrowser(): string | undefined {
  const script = "import('playwright').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const { status, stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  return status === 0 && existsSync(stdout) ? stdout : undefined;
}

if (import.meta.main) ensureBrowser();
