import { defineConfig } from "@playwright/test";
import { findBrowser } from "@carnation/testing/browser/findBrowser";

const executablePath = findBrowser();

/** Each worker starts the product on ports and a data folder of its own (`e2e/product.ts`). */
export default defineConfig({
  testDir: "e2e",
  // Trials that repeat: `npm run test:deep` runs them, `npm test` does not.
  testIgnore: process.env["CARNATION_DEEP"] === "1" ? [] : ["**/*.deep.spec.ts"],
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // A busy machine is slow and loses nothing: an analysis waits behind those of the demo.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 1000 },
    // A trace takes a third of the run's time; whoever needs one asks for it: --trace retain-on-failure.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--no-first-run",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
      ],
    },
  },
});
