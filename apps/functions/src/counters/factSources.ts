import { documentPaths } from "@carnation/product/path";
import type { FactKind } from "@carnation/product/statistics";
import type { CollectionGroup, CollectionReference, Firestore } from "firebase-admin/firestore";

/** Place where documents stand that count on a day. */
export interface FactCollection {
  readonly kinds: readonly FactKind[];
  readonly documents: (db: Firestore) => CollectionReference | CollectionGroup;
  /** Tells whose document it is, by its path; null for one of the product. */
  readonly owner: (path: string) => string | null;
}

const ofUser = (path: string): string | null => path.split("/")[1] ?? null;
const under = (name: string, ...kinds: FactKind[]): FactCollection => ({
  kinds,
  documents: (db) => db.collectionGroup(name),
  owner: ofUser,
});

/** Every collection whose documents count on a day. */
export const factCollections = {
  users: { kinds: ["account"], documents: (db) => db.collection(documentPaths.users()), owner: ofUser },
  diagnosis: under("diagnosis", "diagnosis"),
  quotes: under("quotes", "quote"),
  sendings: under("sendings", "report", "refused-mail"),
  subscriptions: under("subscriptions", "cancellation"),
  mails: {
    kinds: ["refused-mail"],
    documents: (db) => db.collection(documentPaths.mails()),
    owner: () => null,
  },
} as const satisfies Readonly<Record<string, FactCollection>>;
