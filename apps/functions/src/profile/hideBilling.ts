import { documentPaths } from "@carnation/product/path";
import { FieldValue, type Firestore } from "firebase-admin/firestore";

/**
 * Moves `billing` out of a stored account, where every read of the profile would give it away, into its own document.
 * Nothing of the product writes it there: an import, or another system that knows the field by the specification's
 * name, may. What is no map is moved as it is, under its name. Safe to repeat: what is moved is read at the moment of moving.
 */
export async function hideBilling(db: Firestore, uid: string): Promise<void> {
  const user = db.doc(documentPaths.user(uid));
  await db.runTransaction(async (transaction) => {
    const billing: unknown = (await transaction.get(user)).get("billing");
    if (billing === undefined) return;
    const moved = isMap(billing) ? billing : { billing };
    transaction.set(db.doc(documentPaths.billing(uid)), moved, { merge: true });
    transaction.update(user, { billing: FieldValue.delete() });
  });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
