import { lastDiagnosticSchema } from "@carnation/product/customer";
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import * as v from "valibot";
import { pages } from "../backend/pages.ts";
import { diagnosesOf } from "../diagnosis/customerOf.ts";
import { dateOf, lastDiagnosticFields } from "../diagnosis/lastDiagnostic.ts";
import { type ConvertFields, conversions } from "./conversions.ts";

/** A document that is stored otherwise than the product writes it, and which of its fields. */
export interface Converted {
  readonly path: string;
  readonly fields: readonly string[];
}

/**
 * Stores what another system wrote in the forms that the product writes, so that every list and query finds it: related
 * documents, the fields that lists are ordered by, the last diagnosis of each client. What cannot be read stays as it is. The
 * product may go on meanwhile: each document is read and written in a transaction. Cut off, it is begun again.
 * @param dryRun nothing is written
 * @returns what was converted, or would be
 */
export async function convertDocuments(
  db: Firestore,
  { dryRun }: { readonly dryRun: boolean },
): Promise<readonly Converted[]> {
  const converted: Converted[] = [];
  for (const { documents, convert } of Object.values(conversions)) {
    for await (const page of pages(documents(db))) {
      for (const stored of page) converted.push(...(await convertOne(db, stored, convert, dryRun)));
    }
  }
  for await (const page of pages(db.collectionGroup("customers"))) {
    for (const stored of page) converted.push(...(await convertLastDiagnosis(db, stored, dryRun)));
  }
  return converted;
}

async function convertOne(
  db: Firestore,
  stored: DocumentSnapshot,
  convert: ConvertFields,
  dryRun: boolean,
): Promise<readonly Converted[]> {
  const wanted = convert(stored);
  if (Object.keys(wanted).length === 0) return [];
  if (dryRun) return [convertedOf(stored.ref, wanted)];
  return db.runTransaction(async (transaction) =>
    write(transaction, await transaction.get(stored.ref), convert),
  );
}

function write(
  transaction: Transaction,
  current: DocumentSnapshot,
  convert: ConvertFields,
): readonly Converted[] {
  const fields = current.exists ? convert(current) : {};
  if (Object.keys(fields).length === 0) return [];
  transaction.update(current.ref, fields);
  return [convertedOf(current.ref, fields)];
}

/** The newest finished diagnosis of a client, where their file does not tell of it with its id and date. */
async function convertLastDiagnosis(
  db: Firestore,
  customer: DocumentSnapshot,
  dryRun: boolean,
): Promise<readonly Converted[]> {
  if (isWhole(customer)) return [];
  const { docs } = await diagnosesOf(customer.ref).select("state", "created", "routine.nextPhoto").get();
  const [last] = docs
    .filter((diagnosis) => diagnosis.get("state") === "done")
    .toSorted((one, other) => (dateOf(other, "created") ?? 0) - (dateOf(one, "created") ?? 0));
  if (last === undefined) return [];
  return convertOne(
    db,
    customer,
    (current): Readonly<Record<string, unknown>> => (isWhole(current) ? {} : lastDiagnosticFields(last)),
    dryRun,
  );
}

/** Tells whether a client's file tells which diagnosis was the last one, and when, in the form of the product. */
function isWhole(customer: DocumentSnapshot): boolean {
  const read = v.safeParse(lastDiagnosticSchema, customer.get("last_diagnostic"));
  // What cannot be read is not written over.
  if (!read.success) return true;
  return typeof customer.get("last_diagnostic.id") === "string" && read.output?.date instanceof Date;
}

function convertedOf(document: DocumentReference, fields: object): Converted {
  return { path: document.path, fields: Object.keys(fields) };
}
