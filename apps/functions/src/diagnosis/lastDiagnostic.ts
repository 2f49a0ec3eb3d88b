import { parseDate } from "@carnation/domain/internal/wire";
import { type LastDiagnostic, lastDiagnosticSchema, reviewDue } from "@carnation/product/customer";
import type { StoredDocuments } from "@carnation/product/stored";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as v from "valibot";
import type { SnapshotOf } from "../backend/storedReferences.ts";

/** The client's last diagnosis, unless a later one is known: photos may be analysed in another order than taken. */
export function setLastDiagnostic(
  transaction: Transaction,
  customer: SnapshotOf<"customer">,
  diagnosis: DocumentSnapshot,
): void {
  if (!customer.exists) return;
  const known = readLastDiagnostic(customer)?.date ?? null;
  const created = dateOf(diagnosis, "created");
  if (known !== null && created !== null && known.getTime() > created) return;
  transaction.update(customer.ref, lastDiagnosticFields(diagnosis));
}

/** The fields of a client that their last diagnosis makes, and those of a client who has none any more. */
export function lastDiagnosticFields(diagnosis: DocumentSnapshot | null): {
  readonly last_diagnostic: NonNullable<StoredDocuments["customer"]["last_diagnostic"]> | null;
  readonly review_due: string | null;
} {
  if (diagnosis === null) return { last_diagnostic: null, review_due: null };
  const nextPhoto: unknown = diagnosis.get("routine.nextPhoto");
  const stored = { id: diagnosis.id, date: diagnosis.get("created"), next_photo: nextPhoto ?? null };
  return { last_diagnostic: stored, review_due: reviewDue(parseLastDiagnostic(stored)) };
}

/** Tells whether a client's file tells of that diagnosis as the last one: by its id, or by its date alone. */
export function isLastDiagnostic(customer: DocumentSnapshot, diagnosis: DocumentSnapshot): boolean {
  const known = readLastDiagnostic(customer);
  if (known === null) return false;
  return known.id === null
    ? known.date?.getTime() === dateOf(diagnosis, "created")
    : known.id === diagnosis.id;
}

/** A moment that a document has, in milliseconds since 1970, in whichever form it is stored; null for none. */
export function dateOf(document: DocumentSnapshot, field: string): number | null {
  return parseDate(document.get(field))?.getTime() ?? null;
}

/** Reads what a client's file tells of the last diagnosis; null also where it cannot be read. */
export function readLastDiagnostic(customer: DocumentSnapshot): LastDiagnostic | null {
  return parseLastDiagnostic(customer.get("last_diagnostic"));
}

function parseLastDiagnostic(stored: unknown): LastDiagnostic | null {
  const read = v.safeParse(lastDiagnosticSchema, stored);
  return read.success ? read.output : null;
}
