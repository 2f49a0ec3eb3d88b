import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/findBrowser.ts";
import { contextOptions } from "./contextOptions.ts";

const executablePath = findBrowser();

/** Tests over the built Storybook: what only a whole page in a whole browser shows. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: "../test-results/storybook",
  // A picture is accepted by asking for it, never because there was none.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/baseline/{arg}{ext}",
  projects: [
    { name: "stories", testMatch: "storybook.spec.ts" },
    { name: "pictures", testMatch: "pictures.spec.ts" },
  ],
  use: {
    ...contextOptions,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
    },
  },
});
