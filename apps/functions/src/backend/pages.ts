import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";

/** Documents read in one step. */
const STEP = 300;

interface PageOptions {
  /** Documents of one step. */
  readonly size?: number;
  /** Id of the document that it goes on after; null from the first one on. */
  readonly after?: string | null;
}

/** Every document of a query, in the order of its paths, step by step; what is changed meanwhile moves none. */
export async function* pages(
  query: Query,
  { size = STEP, after = null }: PageOptions = {},
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(size);
  for (let next = after === null ? ordered : ordered.startAfter(after); ;) {
    const { docs } = await next.get();
    const last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
    if (docs.length < size) return;
    next = ordered.startAfter(last);
  }
}
