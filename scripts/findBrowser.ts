import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where `scripts/ensureBrowser.ts` puts the Chromium it installs from the package registry. */
export const installedBrowser: string = join(import.meta.dirname, "..", ".browser", "chromium");

/**
 * Path of a Chromium to run tests in: the `CHROMIUM` variable, one on the PATH, one in the usual
 * places, or the one that the project installed; `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const candidates = [process.env["CHROMIUM"] ?? "", ...onPath, ...places, installedBrowser];
  return candidates.find((path) => path !== "" && existsSync(path));
}
