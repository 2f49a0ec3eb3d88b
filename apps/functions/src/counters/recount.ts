import { documentPaths } from "@carnation/product/path";
import {
  type AppCounterName,
  appCounterNames,
  countedFact,
  type Mended,
  type Recount,
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
import { pages } from "../backend/pages.ts";
import { recountDays } from "./recountDays.ts";

/** Values of a summary. */
const SUMMARISED = 5;

/**
 * Counts everything anew and mends what differs: the facts that were never counted, the figures of each day, the counters of
 * the product and of each professional, and what the back-office lists of them. The product may go on meanwhile: each figure
 * is counted and written in a transaction of its own. Cut off, it is begun again.
 */
export async function recount(db: Firestore, now: Date = new Date()): Promise<Recount> {
  const mended: Mended[] = [];
  for (const collection of Object.values(factCollections)) {
    for await (const page of pages(collection.documents(db)))
      mended.push(...(await noteMissing(db, collection, page)));
  }
  const days = await recountDays(db);
  mended.push(...days.mended);
  for (const name of appCounterNames) mended.push(...(await appCounter(db, name)));
  mended.push(...(await countTags(db)));
  let accounts = 0;
  for await (const page of pages(db.collection(documentPaths.users()).select())) {
    for (const { id } of page) mended.push(...((await countAccount(db, id)) ?? []));
    accounts += page.length;
  }
  // By the summaries of the accounts, which stand by now.
  mended.push(...(await countLevels(db, now)));
  const compared = days.compared + appCounterNames.length + accounts * (userCounterNames.length + SUMMARISED);
  return { compared, mended };
}

async function appCounter(db: Firestore, name: AppCounterName): Promise<Mended[]> {
  const difference = await countCatalogue(db, appCounters[name](db), name);
  return difference === null ? [] : [difference];
}

/** Notes the facts of documents that were never noted; those that were are known by one read for all. */
async function noteMissing(
  db: Firestore,
  { kinds, owner }: FactCollection,
  documents: readonly QueryDocumentSnapshot[],
): Promise<Mended[]> {
  const sources = documents.flatMap((stored) => {
    const { path } = stored.ref;
    return kinds.map((kind) => ({ kind, path, fields: stored.data() as unknown, uid: owner(path) }));
  });
  const facts = sources.filter(({ kind, fields }) => countedFact(kind, fields) !== null);
  if (facts.length === 0) return [];
  const known = await db.getAll(
    ...facts.map(({ kind, path }) => db.doc(documentPaths.countedFact(factId(kind, path)))),
  );
  const mended: Mended[] = [];
  for (const [at, fact] of facts.entries()) {
    if (known[at]?.exists === true || !(await recordMetricOnce(db, fact))) continue;
    mended.push({ figure: `${fact.path} ${fact.kind}`, before: null, after: 1 });
  }
  return mended;
}
