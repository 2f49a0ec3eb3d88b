import {
  authorize,
  CarnationError,
  parseStartDiagnosisRequest,
  type Actor,
  type StartDiagnosisResponse,
} from "@carnation/domain";
import { FieldValue, type Firestore } from "firebase-admin/firestore";

/**
 * Opens a diagnosis for a professional: the document that the photo's analysis will fill.
 * @param payload `{ consent, customerId?, enabledSubcategories? }`, untrusted
 * @returns the id of the new diagnosis
 * @throws CarnationError invalid-argument (no consent, malformed), account-disabled, permission-denied (no
 *   subscription), not-found (the client is not one of theirs)
 */
export async function startDiagnosis(
  db: Firestore,
  actor: Actor,
  payload: unknown,
): Promise<StartDiagnosisResponse> {
  const input = parseStartDiagnosisRequest(payload);
  authorize(actor, "start-diagnosis", actor);
  const user = db.doc(`users/${actor.uid}`);
  const customer = input.customerId === undefined ? null : user.collection("customers").doc(input.customerId);
  if (customer !== null && !(await customer.get()).exists) throw new CarnationError("not-found");

  const diagnosis = user.collection("diagnosis").doc();
  await diagnosis.create({
    consent: true,
    customer,
    enabledSubcategories: input.enabledSubcategories ?? [],
    state: "started",
    created: FieldValue.serverTimestamp(),
    uid: actor.uid,
  });
  return { id: diagnosis.id };
}
