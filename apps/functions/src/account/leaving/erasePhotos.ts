import { documentPaths } from "@carnation/product/path";
import { photoRetentionLimit } from "@carnation/product/profile";
import {
  parseRetentionReport,
  RETENTION_FAILURES_KEPT,
  type RetentionReport,
} from "@carnation/product/statistics";
import type { Firestore } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { Backend } from "../../backend/backend.ts";
import { forEachInParallel } from "../../backend/forEachInParallel.ts";
import { NIGHTLY_SECONDS } from "../../config/environment.ts";
import { erasePhotosOf, type RetentionWalk } from "./erasePhotosOf.ts";
import {
  accountSteps,
  defaultRetention,
  readRetainingAccount,
  type RetainingAccount,
} from "./retentionQueries.ts";

/** Accounts that are looked at at the same time. */
const LANES = 8;

/** Describes how much one night does. */
export interface NightLimits {
  /** Accounts, and diagnoses of an account, read in one step. */
  readonly page: number;
  /** Time after which nothing new is begun, milliseconds. */
  readonly ms: number;
}

/** A step of 100, and an end three minutes before the function is stopped. */
const night: NightLimits = { page: 100, ms: (NIGHTLY_SECONDS - 180) * 1000 };

/**
 * Erases the photos of diagnoses that are older than their account keeps them, with their small copies, what was marked
 * on them, and the reports that show them; what was measured stays. All accounts are walked by pages, and the walk goes on where
 * the night before, or a run that was cut off, has stopped. Accounts that failed are tried first. A trial run walks all accounts
 * once, erases nothing, and then only keeps its report.
 * @param dryRun whether it is only counted
 */
export async function erasePhotos(
  backend: Backend,
  dryRun: boolean,
  now: Date = new Date(),
  { page, ms }: NightLimits = night,
): Promise<RetentionReport> {
  const { db } = backend;
  const begun = await beginWalk(db, dryRun, now);
  const end = Date.now() + ms;
  const walk = { number: begun.walk, dryRun, page, isOver: () => Date.now() >= end };
  // A trial run counts what was too old when it began, however many nights it takes.
  const context = { backend, walk, day: dryRun ? begun.since : now, byDefault: await defaultRetention(db) };
  let report = begun;
  const keep = async (change: Partial<RetentionReport>): Promise<void> => {
    report = { ...report, ...change, date: now };
    await db.doc(documentPaths.retentionReport()).set(report);
  };
  if (begun.failed.length > 0) await keep(await retryFailed(context, begun));
  if (report.finished === null) {
    const steps = accountSteps(db, page, report.cursor);
    for (let step = await steps.next(); step.done !== true; step = await steps.next()) {
      const found = await walkAccounts(context, step.value);
      // What the night has not ended is taken up by the next one, from the accounts' own notes.
      if (found.isCutOff) break;
      await keep(added(report, found, step.value.at(-1)?.uid ?? report.cursor));
      if (walk.isOver()) break;
    }
    const isWalked = (await accountSteps(db, 1, report.cursor).next()).done === true;
    await keep(isWalked ? { finished: now } : {});
  }
  logger.info("the retention of photos", { ...report, failed: report.failed.length });
  return report;
}

/** Gives the walk that goes on; a new one after a walk of the other kind, and every night after one that has erased everything. */
async function beginWalk(db: Firestore, dryRun: boolean, now: Date): Promise<RetentionReport> {
  const stored = await db.doc(documentPaths.retentionReport()).get();
  const former = stored.get("since") === undefined ? null : parseRetentionReport(stored.data());
  if (former?.dryRun === dryRun && (dryRun || former.finished === null)) return former;
  const failed = former?.dryRun === dryRun ? former.failed : [];
  const counts = { professionals: 0, diagnoses: 0, files: 0 };
  const walk = (former?.walk ?? 0) + 1;
  return { walk, date: now, since: now, finished: null, dryRun, ...counts, cursor: null, failed };
}

interface WalkContext {
  readonly backend: Backend;
  readonly walk: RetentionWalk;
  /** Day from which the age of photos is counted. */
  readonly day: Date;
  /** Months of an account that has chosen none. */
  readonly byDefault: number;
}

interface Found {
  readonly professionals: number;
  readonly diagnoses: number;
  readonly files: number;
  readonly failed: readonly string[];
  readonly isCutOff: boolean;
}

async function walkAccounts(
  { backend, walk, day, byDefault }: WalkContext,
  accounts: readonly RetainingAccount[],
): Promise<Found> {
  const found = { professionals: 0, diagnoses: 0, files: 0, isCutOff: false };
  const failed: string[] = [];
  await forEachInParallel(accounts, LANES, async ({ uid, months }) => {
    try {
      const limit = photoRetentionLimit(months ?? byDefault, day);
      const erased = await erasePhotosOf(backend, uid, limit, walk);
      if (!erased.done) found.isCutOff = true;
      if (erased.diagnoses > 0) found.professionals += 1;
      found.diagnoses += erased.diagnoses;
      found.files += erased.files;
    } catch (error) {
      failed.push(uid);
      logger.error("an account's photos were not erased", { uid, failure: String(error) });
    }
  });
  return { ...found, failed };
}

function added(report: RetentionReport, found: Found, cursor: string | null): Partial<RetentionReport> {
  return {
    professionals: report.professionals + found.professionals,
    diagnoses: report.diagnoses + found.diagnoses,
    files: report.files + found.files,
    cursor,
    failed: [...new Set([...report.failed, ...found.failed])].slice(0, RETENTION_FAILURES_KEPT),
  };
}

/**
 * Tries the accounts again that failed. Those that the walk has not reached yet are counted by it.
 * @returns what changes in the report
 */
async function retryFailed(context: WalkContext, report: RetentionReport): Promise<Partial<RetentionReport>> {
  let changed = report;
  for (const uid of report.failed) {
    const account = await readRetainingAccount(context.backend.db, uid);
    const found = account === null ? null : await walkAccounts(context, [account]);
    if (found?.failed.includes(uid) === true || found?.isCutOff === true) continue;
    const failed = changed.failed.filter((other) => other !== uid);
    const isPassed = report.cursor !== null && uid <= report.cursor;
    changed = { ...changed, ...(found !== null && isPassed && added(changed, found, report.cursor)), failed };
    if (context.walk.isOver()) break;
  }
  return changed;
}

/**
 * Tells whether the retention of photos only counts what it would erase: where a deployment chooses a trial run. It erases unless it is
 * told otherwise; a word that it does not know erases nothing, and the dashboard shows the trial run.
 */
export function isRetentionDryRun(): boolean {
  const mode = process.env["CARNATION_RETENTION"]?.trim();
  return Boolean(mode) && mode !== "erase";
}
