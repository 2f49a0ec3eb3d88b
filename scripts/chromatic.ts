import { spawnSync } from "node:child_process";

/** Sends the built Storybook to Chromatic for review. Without a token there is nothing to send it to. */
const token = process.env["CHROMATIC_PROJECT_TOKEN"] ?? "";
if (token === "") {
  console.log(
    "Chromatic: CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent. `npm run test:visual` compares pictures on this machine.",
  );
} else {
  const { status } = spawnSync("chromatic", process.argv.slice(2), {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
}
