import { documentPaths } from "@carnation/domain";
import { FieldValue, type Firestore } from "firebase-admin/firestore";

/**
 * Moves `billing` out of a stored account, where every read of the profile would give it away, into its own document.
 * Nothing of the product writes it there: an import, or another system that knows the field by the specification's
 * name, may. Safe to repeat: what is moved is read at the moment of moving.
 */
export async function hideBilling(db: Firestore, uid: string): Promise<void> {
  const user = db.doc(documentPaths.user(uid));
  await db.runTransaction(async (transaction) => {
    const billing: unknown = (await transaction.get(user)).get("billing");
    if (billing === undefined) return;
    if (isMap(billing)) transaction.set(db.doc(documentPaths.billing(uid)), billing);
    transaction.update(user, { billing: FieldValue.delete() });
  });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
