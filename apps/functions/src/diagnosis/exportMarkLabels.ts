import { type MarkLabel, markLabels } from "@carnation/domain/internal/mark";
import { parseDiagnosisMasks } from "@carnation/domain/mask";
import { isConsentInForce, parseCustomer } from "@carnation/product/customer";
import { parseDiagnosis } from "@carnation/product/diagnosis";
import { diagnosisMasksPath, documentPaths } from "@carnation/product/path";
import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { type Backend, readJson } from "../backend/backend.ts";
import { pages } from "../backend/pages.ts";
import { customerOf } from "./customerOf.ts";

/** A label, and a number that tells labels of one person from those of another within one export. */
export interface ExportedLabel extends MarkLabel {
  readonly person: number;
}

/**
 * Yields the verdicts of professionals on marks as labels for the training of a judge: of clients alone whose consent to the
 * improvement of the analysis is in force. Nothing is stored: who withdraws is in no later export.
 */
export async function* exportMarkLabels(
  { db, files }: Pick<Backend, "db" | "files">,
  now: Date = new Date(),
): AsyncGenerator<ExportedLabel> {
  const numberOf = personNumbers(now);
  for await (const accounts of pages(db.collection(documentPaths.users()).select())) {
    for (const { id: uid } of accounts) {
      for await (const diagnoses of pages(db.collection(documentPaths.diagnoses(uid)))) {
        for (const diagnosis of diagnoses) {
          const customer = diagnosis.get("mark_reviews") === undefined ? null : customerOf(diagnosis);
          const person = customer && (await numberOf(customer));
          if (person === null) continue;
          for (const label of await labelsOf(files, uid, diagnosis)) yield { person, ...label };
        }
      }
    }
  }
}

/** Numbers the clients who consent, in the order in which they are asked about; null for another one. */
function personNumbers(now: Date): (customer: DocumentReference) => Promise<number | null> {
  const numbers = new Map<string, number | null>();
  let last = 0;
  return async (customer) => {
    const known = numbers.get(customer.path);
    if (known !== undefined) return known;
    const stored = await customer.get();
    const consents = stored.exists ? parseCustomer(stored.id, stored.data()).consents : [];
    const number = isConsentInForce(consents, "improvement", now) ? ++last : null;
    numbers.set(customer.path, number);
    return number;
  };
}

/** The labels of one diagnosis; none where its file cannot be read. */
async function labelsOf(
  files: Backend["files"],
  uid: string,
  diagnosis: QueryDocumentSnapshot,
): Promise<readonly MarkLabel[]> {
  const masks = parseDiagnosisMasks(await readJson(files, diagnosisMasksPath(uid, diagnosis.id)));
  return masks ? markLabels(masks, parseDiagnosis(diagnosis.id, diagnosis.data()).markReviews) : [];
}
