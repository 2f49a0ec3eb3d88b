import {
  type AppCounterName,
  appCounterNames,
  documentPaths,
  type Mended,
  type Recount,
  userCounterNames,
} from "@carnation/domain";
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { countTags } from "../news/countNews.ts";
import { appCounters } from "./appCounters.ts";
import { countAccount } from "./countAccount.ts";
import { countCatalogue } from "./countCatalogue.ts";
import { countLevels } from "./countLevels.ts";
import { factCollections } from "./factSources.ts";
import { noteFact } from "./noteFact.ts";
import { recountDays } from "./recountDays.ts";

/** Documents read in one step. */
const STEP = 300;

/** Values of a summary. */
const SUMMARISED = 5;

/**
 * Counts everything anew and mends what differs: the facts that were never counted, the figures of each day, the counters of
 * the product and of each professional, and what the back-office lists of them. The product may go on meanwhile: each figure
 * is counted and written in a transaction of its own. Cut off, it is begun again.
 */
export async function recount(db: Firestore, now: Date = new Date()): Promise<Recount> {
  const mended: Mended[] = [];
  for (const { kinds, documents, owner } of Object.values(factCollections)) {
    for await (const { ref, ...stored } of everyOne(documents(db))) {
      for (const kind of kinds) {
        const noted = await noteFact(db, {
          kind,
          path: ref.path,
          fields: stored.fields,
          uid: owner(ref.path),
        });
        if (noted) mended.push({ figure: `${ref.path} ${kind}`, before: null, after: 1 });
      }
    }
  }
  const days = await recountDays(db);
  mended.push(...days.mended, ...(await countLevels(db, now)));
  for (const name of appCounterNames) mended.push(...(await appCounter(db, name)));
  mended.push(...(await countTags(db)));
  let accounts = 0;
  for await (const { ref } of everyOne(db.collection(documentPaths.users()).select())) {
    mended.push(...((await countAccount(db, ref.id)) ?? []));
    accounts += 1;
  }
  const compared = days.compared + appCounterNames.length + accounts * (userCounterNames.length + SUMMARISED);
  return { compared, mended };
}

async function appCounter(db: Firestore, name: AppCounterName): Promise<Mended[]> {
  const difference = await countCatalogue(db, appCounters[name](db), name);
  return difference === null ? [] : [difference];
}

/** Every document of a query, in the order of its paths, step by step. */
async function* everyOne(query: Query): AsyncGenerator<{
  readonly ref: QueryDocumentSnapshot["ref"];
  readonly fields: unknown;
}> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(STEP);
  let step = await ordered.get();
  while (step.docs.length > 0) {
    for (const stored of step.docs) yield { ref: stored.ref, fields: stored.data() };
    const last = step.docs.at(-1);
    if (last === undefined || step.docs.length < STEP) return;
    step = await ordered.startAfter(last).get();
  }
}
