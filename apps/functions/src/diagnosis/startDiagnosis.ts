import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { diagnosisAllowance } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { consumeRateLimit } from "../rate-limit/accountRateLimit.ts";
import { customerOf } from "./customerOf.ts";
import { requireMonthlyDiagnoses } from "./requireMonthlyDiagnoses.ts";
import { requirePhotoPermission } from "./requirePhotoPermission.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";

/** Firestore's code for a transaction that others kept from ending. */
const GRPC_ABORTED = 10;

/**
 * Opens a diagnosis for a professional: the document that the photo's analysis will fill. Subcategories that do not
 * exist or are no longer active are left out: nothing in them would be proposed.
 * @param payload `{ consent, customerId?, enabledSubcategories?, conditions?, request? }`, untrusted
 * @returns the id of the new diagnosis, or of the one that the same request has opened before
 * @throws CarnationError invalid-argument (malformed; no consent, also none in the client's file), account-disabled,
 *   permission-denied (no subscription), not-found (the client is not one of theirs), resource-exhausted (too many in a
 *   short time), refused (as many as the settings allow on one day, or the plan contains a month)
 */
export async function startDiagnosis(
  db: Firestore,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const input = parseRequest(callables.startDiagnosis, payload);
  authorize(actor, "start-diagnosis", actor);
  const customer =
    input.customerId === undefined ? null : db.doc(documentPaths.customer(actor.uid, input.customerId));
  const enabledSubcategories = await activeSubcategories(db, input.enabledSubcategories ?? []);

  const { limits } = await readAiSettings(db);
  const all = db.collection(documentPaths.diagnoses(actor.uid));
  const diagnosis = input.request === undefined ? all.doc() : all.doc(input.request);
  try {
    await db.runTransaction(async (transaction) => {
      // With the diagnosis: a consent that is withdrawn at this moment is no consent.
      await requirePhotoPermission(transaction, actor, customer);
      // Repeated after a lost answer, by the database or by the client: it is there, and paid for.
      const opened = await transaction.get(diagnosis);
      if (opened.exists && customerOf(opened)?.id === customer?.id) return;
      if (opened.exists) throw new CarnationError("invalid-argument", "The request was another client's.");
      const { uid } = actor;
      await consumeRateLimit(transaction, db, {
        uid,
        field: "diagnoses",
        allowance: diagnosisAllowance,
        perDay: limits.diagnosesPerDay,
      });
      // Behind the lock of the rate limit: who starts at the same moment is counted.
      await requireMonthlyDiagnoses(db, uid);
      transaction.create(diagnosis, {
        consent: true,
        customer,
        enabledSubcategories,
        conditions: input.conditions ?? [],
        state: "started",
        created: FieldValue.serverTimestamp(),
        uid,
      });
    });
  } catch (error) {
    // So many calls at once that this one never had its turn.
    if (isAborted(error)) throw new CarnationError("resource-exhausted", "contention", { cause: error });
    throw error;
  }
  return { id: diagnosis.id };
}

async function activeSubcategories(db: Firestore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const stored = await db.getAll(...ids.map((id) => db.doc(documentPaths.subcategory(id))));
  return stored.filter((subcategory) => subcategory.get("active") === true).map(({ id }) => id);
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === GRPC_ABORTED;
}
