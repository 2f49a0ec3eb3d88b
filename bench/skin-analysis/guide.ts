/**
 * Count of how many frames a second the capture guide judges: a production build of it in Chromium, under the application's own
 * security policy, before a camera that shows a drawn face which sways, bare and with glasses, some times each: what else
 * the machine does counts into frames a second, hardly into processor time. The yardstick is 15 a second on 2 cores.
 * Run: `npm run bench:guide`
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type CDPSession } from "@playwright/test";
import { build, preview } from "vite";
import { ensureBrowser } from "../../scripts/ensureBrowser.ts";
import { filmDrawnFace } from "../../scripts/testing/drawnCamera.ts";
import type { GuideRun, GuideStart } from "./guide/guideRun.ts";

declare const startCamera: () => Promise<GuideStart>;
declare const watchCamera: (milliseconds: number) => Promise<GuideRun>;

const WANTED = 15;
const WATCHED_MS = 8000;
const RUNS = 2;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function policyOfTheApplication(): string {
  const config = readFileSync(new URL("../../firebase.json", import.meta.url), "utf8");
  return /"key": "Content-Security-Policy",\s*"value": "([^"]*)"/u.exec(config)?.[1] ?? "default-src 'none'";
}

/** Seconds of processor time that the pages have taken: unlike the clock, it tells the same on a busy machine. */
async function processorTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const outDir = mkdtempSync(join(tmpdir(), "carnation-guide-"));
const shared = {
  root: fileURLToPath(new URL("guide", import.meta.url)),
  configFile: false,
  logLevel: "error",
} as const;
await build({
  ...shared,
  resolve: { conditions: ["@carnation/source", "module", "browser", "production"] },
  worker: { format: "es" },
  build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
});
const server = await preview({
  ...shared,
  build: { outDir },
  preview: { host: "127.0.0.1", port: 0, headers: { "Content-Security-Policy": policyOfTheApplication() } },
});

/** Watches a film once, in a browser of its own: the film is an argument of it. */
async function measure(name: string, film: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--no-first-run",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage();
    page.on("pageerror", (error) => console.log(`The page failed: ${error.message}`));
    page.on("console", (message) => console.log(`The page says: ${message.text()}`));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    const { picture, startedAfter } = await page.evaluate(() => startCamera());
    const session = await browser.newBrowserCDPSession();
    const before = await processorTime(session);
    const run = await page.evaluate((time) => watchCamera(time), WATCHED_MS);
    const perFrame = (1000 * ((await processorTime(session)) - before)) / run.said.length;
    const rate = (1000 * run.gaps.length) / run.watched;
    const [median, slow] = [0.5, 0.95].map((share) => quantile(run.gaps, share).toFixed(0));
    const counts = Object.entries(Object.groupBy(run.said, (said) => said));
    console.log(
      `${name.padEnd(8)} ${rate.toFixed(1)} frames a second, ${(rate / WANTED).toFixed(2)} of ${WANTED}; ` +
        `between two ${median} ms, p95 ${slow} ms; processor ${perFrame.toFixed(0)} ms a frame: ` +
        `${WANTED} a second take ${((perFrame * WANTED) / 20).toFixed(0)} % of 2 cores`,
    );
    console.log(
      `         camera ${picture}, load ${loadavg()[0]?.toFixed(1)}, first advice ${startedAfter.toFixed(0)} ms ` +
        `after the worker started`,
    );
    for (const [said, frames] of counts) console.log(`  ${String(frames?.length).padStart(4)} x ${said}`);
  } finally {
    await browser.close();
  }
}

try {
  for (const [name, glasses] of [
    ["bare", false],
    ["glasses", true],
  ] as const) {
    const film = await filmDrawnFace({ width: 1920, height: 1080, frames: 60, sway: 40, glasses });
    try {
      for (let run = 0; run < RUNS; run++) await measure(name, film);
    } finally {
      rmSync(dirname(film), { recursive: true, force: true });
    }
  }
} finally {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
