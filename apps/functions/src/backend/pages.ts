import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";

/** Documents read in one step. */
const STEP = 300;

/** Every document of a query, in the order of its paths, step by step; what is changed meanwhile moves none. */
export async function* pages(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(STEP);
  for (let next = ordered; ;) {
    const { docs } = await next.get();
    const last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
    if (docs.length < STEP) return;
    next = ordered.startAfter(last);
  }
}
