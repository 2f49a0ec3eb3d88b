import { defineConfig } from "@playwright/test";
import { findBrowser } from "@carnation/testing/browser/findBrowser";

const executablePath = findBrowser();

/** One application after the other in each of two workers: an install and a build fill a processor each. */
export default defineConfig({
  testDir: ".",
  // The hosts' own tests are their runners' affair.
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  outputDir: "../test-results/hosts",
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    colorScheme: "light",
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
    },
  },
});
