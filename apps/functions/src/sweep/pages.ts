import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";

/** Documents read in one step. */
const STEP = 200;

/** Every document of a query, in the order of their paths, in steps; what is changed meanwhile moves none. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(STEP);
  for (let next = ordered; ;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < STEP) return;
    next = ordered.startAfter(last);
  }
}

/** Tells whose document it is, by its path `users/{uid}/…`; null for one that stands elsewhere. */
export function ownerOf({ ref }: Pick<QueryDocumentSnapshot, "ref">): string | null {
  const [root, uid] = ref.path.split("/");
  return root === "users" && uid !== undefined ? uid : null;
}

/**
 * Tells how long ago something was begun, milliseconds.
 * @param stored a stored time; what is none counts from when the document was written
 */
export function ageOf(document: QueryDocumentSnapshot, stored: unknown, now: Date): number {
  const begun = stored instanceof Timestamp ? stored : document.updateTime;
  return now.getTime() - begun.toMillis();
}
