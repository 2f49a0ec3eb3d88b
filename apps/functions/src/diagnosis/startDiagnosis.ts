import {
  CarnationError,
  clientMessages,
  CURRENT_SUBSCRIPTION_STATUSES,
  parseStartDiagnosis,
  type StartDiagnosisResponse,
} from "@carnation/domain";
import { FieldValue, type DocumentReference, type Firestore } from "firebase-admin/firestore";

/**
 * Opens a diagnosis for a professional: the document that the photo's analysis will fill.
 * @param payload `{ consent, customerId?, enabledSubcategories? }`, untrusted
 * @returns the id of the new diagnosis
 * @throws CarnationError invalid-argument (no consent, malformed), permission-denied (account off, no subscription),
 *   not-found (the client is not one of theirs)
 */
export async function startDiagnosis(
  db: Firestore,
  uid: string,
  payload: unknown,
): Promise<StartDiagnosisResponse> {
  const input = parseStartDiagnosis(payload);
  const user = db.doc(`users/${uid}`);
  await requireActiveSubscriber(user);
  const customer = input.customerId === undefined ? null : user.collection("customers").doc(input.customerId);
  if (customer !== null && !(await customer.get()).exists) throw new CarnationError("not-found");

  const diagnosis = user.collection("diagnosis").doc();
  await diagnosis.create({
    consent: true,
    customer,
    enabledSubcategories: input.enabledSubcategories ?? [],
    state: "started",
    created: FieldValue.serverTimestamp(),
    uid,
  });
  return { id: diagnosis.id };
}

async function requireActiveSubscriber(user: DocumentReference): Promise<void> {
  const profile = await user.get();
  if (profile.get("active") !== true) throw new CarnationError("permission-denied");
  const current = await user
    .collection("subscriptions")
    .where("status", "in", CURRENT_SUBSCRIPTION_STATUSES)
    .limit(1)
    .get();
  if (current.empty) throw new CarnationError("permission-denied", clientMessages.noSubscription);
}
