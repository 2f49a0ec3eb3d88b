import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";

/** Pictures of the stories as they were accepted on this machine; not in the repository. */
export const baselineFolder: string = join(import.meta.dirname, "baseline");
const file = join(baselineFolder, "environment.json");

const families = ["sans-serif", "serif", "monospace", '"Hanken Grotesk Variable"', '"Newsreader Variable"'];

/** Gives what decides how a page is drawn here: the browser, and how wide its fonts write. */
export async function environmentOf(page: Page): Promise<string> {
  const widths = await page.evaluate((names) => {
    const context = document.createElement("canvas").getContext("2d");
    return names.map((name) => {
      if (context === null) return 0;
      context.font = `40px ${name}`;
      return context.measureText("Carnation 0123456789 Œé − €").width;
    });
  }, families);
  const fonts = families.map((name, index) => `${name} ${widths[index]?.toFixed(2)}`).join(", ");
  return `Chromium ${page.context().browser()?.version() ?? "?"} on ${process.platform}; ${fonts}`;
}

/** Keeps the environment beside the pictures taken in it. */
export function recordEnvironment(environment: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ environment }, null, 2)}\n`);
}

/** Tells why no picture can be compared here, in words; `null` when it can. */
export function refusal(environment: string): string | null {
  if (!existsSync(file)) {
    return "No accepted pictures on this machine yet. Take them on the commit to compare with: npm run test:visual -- --update-snapshots";
  }
  const recorded = readFileSync(file, "utf8");
  if (recorded.includes(JSON.stringify(environment))) return null;
  return `The accepted pictures were taken elsewhere, and another browser or font differs in every letter.\nThere: ${recorded}\nHere: ${environment}\nTake them again here, on the commit to compare with: npm run test:visual -- --update-snapshots`;
}
