/**
 * Walks over all accounts, on the local Firebase: the deletion of a subcategory that 2,000 professionals practise and 2,000
 * recommendations stand in, the priorities of a period of 20,000 diagnoses, and a whole recount of it all. Prints each as a share of
 * the time that its function has.
 * Run: `npm run bench:account-walks`
 */
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { type Callable, callables } from "@carnation/product/callable";
import { Timestamp } from "firebase-admin/firestore";
import { backend as projectBackend } from "../apps/functions/src/backend/backend.ts";
import { readTopPriorities } from "../apps/functions/src/counters/statisticsCalls.ts";
import { recount } from "../apps/functions/src/counters/recount.ts";
import { deleteSubcategory } from "../apps/functions/src/subcategory/deleteSubcategory.ts";
import { testBackend } from "../apps/functions/src/testing/testBackend.ts";

const ACCOUNTS = 2000;
const DIAGNOSES_EACH = 10;
const BATCH = 400;
/** Time that a callable has without another limit, seconds. */
const COMMON_SECONDS = 60;

const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: false };
const local = await testBackend();
const backend = projectBackend();
const { db } = backend;

async function write(documents: readonly (readonly [path: string, fields: object])[]): Promise<void> {
  for (let begin = 0; begin < documents.length; begin += BATCH) {
    const batch = db.batch();
    for (const [path, fields] of documents.slice(begin, begin + BATCH)) batch.set(db.doc(path), fields);
    await batch.commit();
  }
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

try {
  const uids = Array.from({ length: ACCOUNTS }, (_, index) => `p${index}`);
  const led = documentPaths.subcategory("led");
  await write([
    [led, { name: "LED", category: "other", active: true }],
    [documentPaths.subcategory("laser"), { name: "Laser", category: "other", active: true }],
    ...uids.map(
      (uid) => [documentPaths.user(uid), { role: "customer", enabled_subcategories: [led] }] as const,
    ),
    ...uids.map(
      (uid) =>
        [
          documentPaths.recommendation(uid),
          { owner: uid, name: uid, active: true, subcategory: led },
        ] as const,
    ),
    ...uids.flatMap((uid) =>
      Array.from(
        { length: DIAGNOSES_EACH },
        (_, index) =>
          [
            documentPaths.diagnosis(uid, `d${index}`),
            {
              state: "done",
              created: Timestamp.fromDate(new Date(`2026-11-${10 + index}T09:00:00Z`)),
              customer: db.doc(documentPaths.customer(uid, `c${index}`)),
              measured: { priorities: [30, 33, 35] },
            },
          ] as const,
      ),
    ),
  ]);
  const period = { from: "2026-11-01", to: "2026-11-30" };
  const seconds = {
    toppriorities: await secondsOf(() => readTopPriorities(backend, sophie, period)),
    deletesubcategory: await secondsOf(() =>
      deleteSubcategory(backend, sophie, { id: "led", replacement: "laser" }),
    ),
    // What was never counted is counted by the first one, document by document.
    "recountstatistics of what was never counted": await secondsOf(() => recount(db)),
    recountstatistics: await secondsOf(() => recount(db)),
  };
  for (const [name, taken] of Object.entries(seconds)) {
    const row: Callable | undefined = Object.values<Callable>(callables).find(({ name: known }) =>
      name.startsWith(known),
    );
    const limit = row?.seconds ?? COMMON_SECONDS;
    const share = taken / limit;
    console.log(`${name}: ${taken.toFixed(1)} s, ${share.toFixed(2)} of its ${limit} s`);
    if (share > 1) process.exitCode = 1;
  }
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(`peak of memory, with the local Firebase in the same process: ${memory.toFixed(0)} MiB`);
} finally {
  await local.stop();
}
