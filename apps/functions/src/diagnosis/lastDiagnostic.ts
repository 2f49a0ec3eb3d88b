import { parseDate } from "@carnation/domain/internal/wire";
import { type LastDiagnostic, lastDiagnosticSchema } from "@carnation/product/customer";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as v from "valibot";

/** The client's last diagnosis, unless a later one is known: photos may be analysed in another order than taken. */
export function setLastDiagnostic(
  transaction: Transaction,
  customer: DocumentSnapshot,
  diagnosis: DocumentSnapshot,
): void {
  if (!customer.exists) return;
  const known = knownLast(customer)?.date ?? null;
  const created = dateOf(diagnosis, "created");
  if (known !== null && created !== null && known.getTime() > created) return;
  transaction.update(customer.ref, { last_diagnostic: lastDiagnosticOf(diagnosis) });
}

/** The field `last_diagnostic` that a diagnosis makes. */
export function lastDiagnosticOf(diagnosis: DocumentSnapshot): Readonly<Record<string, unknown>> {
  const nextPhoto: unknown = diagnosis.get("routine.nextPhoto");
  return { id: diagnosis.id, date: diagnosis.get("created"), next_photo: nextPhoto ?? null };
}

/** Tells whether a client's file tells of that diagnosis as the last one: by its id, or by its date alone. */
export function isLastDiagnostic(customer: DocumentSnapshot, diagnosis: DocumentSnapshot): boolean {
  const known = knownLast(customer);
  if (known === null) return false;
  return known.id === null
    ? known.date?.getTime() === dateOf(diagnosis, "created")
    : known.id === diagnosis.id;
}

/** A moment that a document has, in milliseconds since 1970, in whichever form it is stored; null for none. */
export function dateOf(document: DocumentSnapshot, field: string): number | null {
  return parseDate(document.get(field))?.getTime() ?? null;
}

function knownLast(customer: DocumentSnapshot): LastDiagnostic | null {
  const read = v.safeParse(lastDiagnosticSchema, customer.get("last_diagnostic"));
  return read.success ? read.output : null;
}
