/**
 * A list of the back-office with 10,000 stored records, on the local Firebase and in real Chromium: how long until its first
 * rows are on the screen, and the longest task of the page while it is sorted, searched, filtered, turned and scrolled. Both as ratios to
 * their limits, 1 s and 50 ms of a frame: what is under 1 is within them.
 * Run: `npm run bench:admin-list`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalFirebase } from "@carnation/local-firebase";
import { startLocalPayments } from "@carnation/local-payments";
import { documentPaths } from "@carnation/product/path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { signIn, SOPHIE } from "../e2e/steps.ts";
import { demoSeed } from "../scripts/demo/seed.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";
import { buildApplication, root } from "./buildApplication.ts";
import { median } from "./local-firebase/statistics.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const RECORDS = 10_000;
const FIRST_ROWS_MS = 1000;
const FRAME_MS = 50;
const demo = join(root, "apps/web/public/demo");

buildApplication();

const words = ["Allergie", "Épisode", "Séance", "Œdème", "Zone", "Geste récent"];

/** Names with accents and numbers, in no order. */
async function fillList(projectId: string): Promise<void> {
  const db = getFirestore(initializeApp({ projectId }, "bench"));
  for (let start = 0; start < RECORDS; start += 500) {
    const batch = db.batch();
    for (let index = start; index < start + 500; index += 1) {
      const id = `essai-${index}`;
      const name = `${words[index % words.length]} ${(index * 7919) % RECORDS}`;
      const fields = { name, group: "zone", created: new Date(index * 60_000) };
      batch.set(db.doc(documentPaths.contraindication(id)), fields);
    }
    await batch.commit();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page's main thread while something is done, in milliseconds of processor time: how long a frame waits for
 * it where nothing else runs. The time between two frames would also measure what else the machine does.
 */
async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

const steps: readonly (readonly [what: string, act: (page: Page) => Promise<unknown>])[] = [
  ["sorted by name, descending", (page) => page.getByRole("button", { name: "Nom" }).click()],
  ["sorted by date", (page) => page.getByRole("button", { name: "Créée le" }).click()],
  ["searched", (page) => page.getByRole("searchbox").pressSequentially("episode 12", { delay: 60 })],
  ["search taken back", (page) => page.getByRole("searchbox").fill("")],
  [
    "filtered",
    (page) =>
      page
        .locator("select")
        .filter({ hasText: "Zone concernée" })
        .first()
        .selectOption({ label: "Zone concernée" }),
  ],
  ["next page", (page) => page.getByRole("button", { name: "Page suivante" }).click()],
  ["scrolled", (page) => page.mouse.wheel(0, 1200)],
];

const dataDir = mkdtempSync(join(tmpdir(), "bench-admin-list-"));
const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };
const bank = await startLocalPayments({ dataDir: join(dataDir, "payments"), port: 0 });
// Without the functions: counting what is seeded, ten thousand times, would go on while the list is read.
const functionsModule = join(dataDir, "none.js");
const backend = await startLocalFirebase({ projectDir: root, dataDir, ports, functionsModule });
Object.assign(process.env, backend.adminEnv);
try {
  const bucket = `${backend.projectId}.firebasestorage.app`;
  await demoSeed({ projectId: backend.projectId, storageBucket: bucket, photos: demo, bank }).seedContent();
  await fillList(backend.projectId);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const baseURL = `http://127.0.0.1:${backend.ports.hosting}`;
  const first: number[] = [];
  const all: number[] = [];
  const frames = new Map<string, number[]>();
  const note = (what: string, ms: number): void => void frames.set(what, [...(frames.get(what) ?? []), ms]);
  const isRead = (page: Page) =>
    page.getByText(/^10\s000\scontre-indications$/u).waitFor({ timeout: 180_000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ baseURL, locale: "fr-FR", viewport: { width: 1440, height: 900 } });
    await signIn(page, SOPHIE, "/auth/admin");
    const link = page.getByRole("link", { name: "Contre-indications", exact: true }).first();
    await link.waitFor();
    await page.waitForTimeout(1500);
    const began = performance.now();
    await link.click();
    await page.locator("[data-row-id]").first().waitFor();
    first.push(performance.now() - began);
    // Not traced: tracing would take longer than reading.
    await isRead(page);
    all.push(performance.now() - began);
    for (const [what, act] of steps) note(what, await longestTask(browser, page, () => act(page)));
    await page.close();
    const other = await browser.newPage({ baseURL, locale: "fr-FR", viewport: { width: 1440, height: 900 } });
    await signIn(other, SOPHIE, "/auth/admin");
    const opening = other.getByRole("link", { name: "Contre-indications", exact: true }).first();
    await opening.waitFor();
    await other.waitForTimeout(1500);
    const open = async (): Promise<void> => {
      await opening.click();
      await isRead(other);
    };
    note("opened and read", await longestTask(browser, other, open));
    await other.close();
  }
  await browser.close();
  const rows = median(first);
  console.log(
    `first rows ${rows.toFixed(0)} ms: × ${(rows / FIRST_ROWS_MS).toFixed(2)} of ${FIRST_ROWS_MS} ms`,
  );
  console.log(`all ${RECORDS} records ${median(all).toFixed(0)} ms`);
  for (const [what, times] of frames) {
    const longest = median(times);
    console.log(
      `longest task, ${what}: ${longest.toFixed(0)} ms: × ${(longest / FRAME_MS).toFixed(2)} of ${FRAME_MS} ms`,
    );
  }
} finally {
  await backend.stop();
  await bank.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
