import { type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { pages } from "../backend/pages.ts";

/** Every document of a query, in the order of their paths, in steps; what is changed meanwhile moves none. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const docs of pages(query)) yield* docs;
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
