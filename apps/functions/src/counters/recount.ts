import { documentPaths } from "@carnation/product/path";
import {
  type AppCounterName,
  appCounterNames,
  countedFact,
  type Mended,
  levelValueNames,
  userCounterNames,
} from "@carnation/product/statistics";
import type { Firestore, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { countTags } from "./countArticles.ts";
import { appCounters } from "./appCounters.ts";
import { countAccount } from "./countAccount.ts";
import { countCatalogue } from "./countCatalogue.ts";
import { countLevels } from "./countLevels.ts";
import { type FactCollection, factCollections } from "./factSources.ts";
import { factId, recordMetricOnce } from "./recordMetricOnce.ts";
import { forEachInParallel } from "../backend/forEachInParallel.ts";
import { pages } from "../backend/pages.ts";
import { recountDays } from "./recountDays.ts";

/** Accounts that are counted at once. */
const LANES = 8;

/** Values of a summary. */
const SUMMARISED = 5;

/** Findings of a recount. */
export interface Recounted {
  /** Count of how many figures were compared with what they count. */
  readonly compared: number;
  /** Count of the facts that were never counted; they are added to the figures of their days before those are compared. */
  readonly events: number;
  /** The figures that were compared and were not what was counted. */
  readonly mended: readonly Mended[];
}

/**
 * Counts everything anew and mends what differs: the facts that were never counted, the figures of each day, the counters of
 * the product and of each professional, and what the back-office lists of them. The product may go on meanwhile: each figure
 * is counted and written in a transaction of its own. Cut off, it is begun again.
 */
export async function recount(db: Firestore, now: Date = new Date()): Promise<Recounted> {
  const mended: Mended[] = [];
  let events = 0;
  for (const collection of Object.values(factCollections)) {
    for await (const page of pages(collection.documents(db)))
      events += await noteMissing(db, collection, page);
  }
  const days = await recountDays(db);
  mended.push(...days.mended);
  for (const name of appCounterNames) mended.push(...(await appCounter(db, name)));
  mended.push(...(await countTags(db)));
  let accounts = 0;
  for await (const page of pages(db.collection(documentPaths.users()).select())) {
    await forEachInParallel(page, LANES, async ({ id }) => {
      const differences = await countAccount(db, id);
      // One that is gone has no figures.
      if (differences === null) return;
      accounts += 1;
      mended.push(...differences);
    });
  }
  // By the summaries of the accounts, which stand by now.
  mended.push(...(await countLevels(db, now)));
  const tags = (await db.collection(documentPaths.tags()).count().get()).data().count;
  const ofProduct = appCounterNames.length + tags + levelValueNames.length;
  const compared = days.compared + ofProduct + accounts * (userCounterNames.length + SUMMARISED);
  return { compared, events, mended };
}

async function appCounter(db: Firestore, name: AppCounterName): Promise<Mended[]> {
  const difference = await countCatalogue(db, appCounters[name](db), name);
  return difference === null ? [] : [difference];
}

/**
 * Notes the facts of documents that were never noted; those that were are known by one read for all.
 * @returns how many there were
 */
async function noteMissing(
  db: Firestore,
  { kinds, owner }: FactCollection,
  documents: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const sources = documents.flatMap((stored) => {
    const { path } = stored.ref;
    return kinds.map((kind) => ({ kind, path, fields: stored.data() as unknown, uid: owner(path) }));
  });
  const facts = sources.filter(({ kind, fields }) => countedFact(kind, fields) !== null);
  if (facts.length === 0) return 0;
  const known = await db.getAll(
    ...facts.map(({ kind, path }) => db.doc(documentPaths.countedFact(factId(kind, path)))),
  );
  let noted = 0;
  for (const [at, fact] of facts.entries()) {
    if (known[at]?.exists !== true && (await recordMetricOnce(db, fact))) noted += 1;
  }
  return noted;
}
