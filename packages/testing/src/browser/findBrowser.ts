import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { headlessShell, headlessShellFits } from "./headlessShell.ts";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chromium to run tests in: the `CHROMIUM` variable; the headless build that the project installs, where it
 * runs, because it is the same everywhere and handlers half the time; one on the PATH or in the usual places; `undefined`
 * when there is none.
 */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const chosen = env["CHROMIUM"] ?? "";
  if (chosen !== "") return chosen;
  const onPath = (env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...(headlessShellFits ? [headlessShell] : []), ...onPath, ...places].find(exists);
}
