import { spawnSync } from "node:child_process";
import { ensureBrowser } from "./ensureBrowser.ts";

const result = spawnSync("playwright", ["test", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, CHROMIUM: ensureBrowser(), NODE_OPTIONS: "--conditions=@carnation/source" },
});
process.exitCode = result.status ?? 1;
