import { defineConfig } from "@playwright/test";
import { findBrowser } from "@carnation/testing/browser/findBrowser";

const executablePath = findBrowser();

/** Pictures of the stories of the built Storybook, on request. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: "../test-results/storybook",
  // A picture is accepted by asking for it, never because there was none.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/baseline/{arg}{ext}",
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
    },
  },
});
