import { CarnationError } from "@carnation/domain/error";
import { clientMessages } from "@carnation/domain/internal/error";
import { type Actor, authorize } from "@carnation/product/permission";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";

/**
 * Asks, in the transaction that lets a photo be taken, whether it may: the account is active, its subscription current, and
 * the client's consent to the analysis in force. Asked when a diagnosis is opened, and again by every way in for its photo
 * that does not pass the rules of Storage.
 * @param customer where the client's file is; null for a quick diagnosis
 * @throws CarnationError account-disabled, permission-denied, not-found, invalid-argument (with the specification's message)
 */
export async function requirePhotoPermission(
  transaction: Transaction,
  actor: Actor,
  customer: DocumentReference | null,
): Promise<void> {
  authorize(actor, "start-diagnosis", actor);
  if (customer !== null) requireConsent(await transaction.get(customer));
}

/**
 * Refuses a client who is not there, or whose file has no consent in force.
 * @throws CarnationError not-found; invalid-argument, with the specification's message
 */
export function requireConsent(customer: DocumentSnapshot): void {
  if (!customer.exists) throw new CarnationError("not-found");
  if (customer.get("consent") !== true) {
    throw new CarnationError("invalid-argument", clientMessages.consentRequired);
  }
}
