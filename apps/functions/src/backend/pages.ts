import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";

/** Documents read in one step. */
const STEP = 300;

/** Every document of a query, in the order of its paths, step by step. */
export async function* pages(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(STEP);
  let { docs } = await ordered.get();
  for (;;) {
    const last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
    ({ docs } = await ordered.startAfter(last).get());
  }
}
