/**
 * The statistics of three years on the local Firebase and in real Chromium: from a press on « Statistiques » to all charts,
 * and the same for the longest period that can be asked for, as shares of a second.
 * Run: `npm run bench:statistics`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalFirebase } from "@carnation/local-firebase";
import { addDays, isoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";
import {
  daysOf,
  dayValueNames,
  lastDays,
  MAX_PERIOD_DAYS,
  statisticsMetrics,
} from "@carnation/product/statistics";
import { chromium, type Page } from "@playwright/test";
import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { SOPHIE, signIn } from "../e2e/steps.ts";
import { demoSeed } from "../scripts/demo/seed.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";
import { buildApplication, root } from "./buildApplication.ts";
import { median } from "./local-firebase/statistics.ts";

const ROUNDS = 7;
const LIMIT_MS = 1000;
/** Three years. */
const DAYS = 3 * 365;
const BATCH = 400;

buildApplication();

/** Every day of three years, with all its values. */
async function fillDays(db: Firestore): Promise<void> {
  const days = daysOf(lastDays(DAYS, isoDay(new Date())));
  for (let begin = 0; begin < days.length; begin += BATCH) {
    const batch = db.batch();
    for (const [at, date] of days.slice(begin, begin + BATCH).entries()) {
      const values = Object.fromEntries(dayValueNames.map((name, index) => [name, ((at + index) * 7) % 50]));
      batch.set(db.doc(documentPaths.dayStatistics(date)), { date, values });
    }
    await batch.commit();
  }
}

/** All charts are there, and drawn. */
async function shown(page: Page): Promise<void> {
  const charts = page.locator("figure[data-component=bar-chart]:not([data-empty])");
  await charts.nth(statisticsMetrics.length - 1).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}

const dataDir = mkdtempSync(join(tmpdir(), "bench-statistics-"));
const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };
const backend = await startLocalFirebase({ projectDir: root, dataDir, ports });
Object.assign(process.env, backend.adminEnv);
try {
  const { projectId } = backend;
  const photos = join(root, "apps/web/public/demo");
  const storageBucket = `${projectId}.firebasestorage.app`;
  await demoSeed({ projectId, storageBucket, photos, bank: null }).seedContent();
  await backend.idle();
  await fillDays(getFirestore(initializeApp({ projectId }, "bench")));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const today = isoDay(new Date());
  const ofAYear = `/admin/statistics?du=${addDays(today, 1 - MAX_PERIOD_DAYS)}&au=${today}`;
  const pressed: number[] = [];
  const typed: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${backend.ports.hosting}`,
      locale: "fr-FR",
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, SOPHIE, "/auth/admin");
    await page.getByRole("heading", { name: "30 derniers jours" }).waitFor();
    let began = performance.now();
    await page.getByRole("link", { name: "Statistiques", exact: true }).click();
    await shown(page);
    pressed.push(performance.now() - began);
    for (const [address, times] of [
      ["/admin/statistics", typed],
      [ofAYear, longest],
    ] as const) {
      began = performance.now();
      await page.goto(address);
      await shown(page);
      times.push(performance.now() - began);
    }
    await page.close();
  }
  await browser.close();
  const told = (words: string, times: number[]): string =>
    `${words}: ${median(times).toFixed(0)} ms, ${(median(times) / LIMIT_MS).toFixed(2)} of the limit (aim: under 1)`;
  console.log(told("« Statistiques » pressed, 30 days", pressed));
  console.log(told("address typed, 30 days", typed));
  console.log(
    `${told("address typed, 366 days", longest)}, × ${(median(longest) / median(typed)).toFixed(2)} of 30 days`,
  );
} finally {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
