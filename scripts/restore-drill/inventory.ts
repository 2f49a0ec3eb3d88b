import { DocumentReference, type Firestore, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import type { Backend } from "../../apps/functions/src/backend/backend.ts";

/** Kinds of what a deployment keeps. */
export const kinds = ["documents", "files", "accounts"] as const;

export type Kind = (typeof kinds)[number];

/** Digests of everything that is kept, by its name. */
export type Inventory = Readonly<Record<Kind, ReadonlyMap<string, string>>>;

/** Count of files and documents that are read at the same time. */
const AT_ONCE = 20;

/** Accounts of one answer, the most that there may be. */
const ACCOUNTS = 1000;

/** Reads everything that is kept, and digests each. */
export async function takeInventory({ db, auth, files }: Backend): Promise<Inventory> {
  const documents = new Map<string, string>();
  await readCollections(db, db, documents);
  const bytes = new Map<string, string>();
  const paths = (await files.list("")).values();
  const lane = async (): Promise<void> => {
    for (const path of paths) bytes.set(path, digest(await files.read(path)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const accounts = new Map<string, string>();
  for (let token: string | undefined, more = true; more; more = token !== undefined) {
    const page = await auth.listUsers(ACCOUNTS, token);
    for (const user of page.users) accounts.set(user.uid, digest(JSON.stringify(user.toJSON())));
    token = page.pageToken;
  }
  return { documents, files: bytes, accounts };
}

/** Reads the documents below the database or a document, those below documents that are not there too. */
async function readCollections(
  db: Firestore,
  parent: Firestore | DocumentReference,
  found: Map<string, string>,
): Promise<void> {
  for (const collection of await parent.listCollections()) {
    const references = await collection.listDocuments();
    for (let from = 0; from < references.length; from += AT_ONCE) {
      const some = references.slice(from, from + AT_ONCE);
      for (const read of await db.getAll(...some)) {
        const stored = { updated: read.updateTime, data: read.data() };
        if (read.exists) found.set(read.ref.path, digest(JSON.stringify(toPlain(stored))));
      }
      await Promise.all(some.map((reference) => readCollections(db, reference, found)));
    }
  }
}

/** Gives a stored value as JSON of which equal ones have the same text. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return `time ${value.seconds} ${value.nanoseconds}`;
  if (value instanceof DocumentReference) return `reference ${value.path}`;
  if (value instanceof GeoPoint) return `place ${value.latitude} ${value.longitude}`;
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString("base64")}`;
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === "number") return `number ${Object.is(value, -0) ? "-0" : value}`;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, field]) => [name, toPlain(field)]);
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
