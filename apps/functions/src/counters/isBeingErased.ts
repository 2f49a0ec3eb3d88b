import { documentPaths } from "@carnation/product/path";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";

/** Tells whether an account is gone, or on its way: nothing more is stored under it, which nobody would erase again. */
export async function isBeingErased(db: Firestore, transaction: Transaction, uid: string): Promise<boolean> {
  return (await readStayingAccount(db, transaction, uid)) === null;
}

/** Reads the account that is counted; null for one that is gone, or on its way. */
export async function readStayingAccount(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<DocumentSnapshot | null> {
  const [user, erasure] = await transaction.getAll(
    db.doc(documentPaths.user(uid)),
    db.doc(documentPaths.accountErasure(uid)),
  );
  return user?.exists !== true || erasure?.exists === true ? null : user;
}

/** Takes the name of an account that is erased from what was counted of it. */
export async function forgetInFacts(db: Firestore, uid: string): Promise<void> {
  const theirs = db.collection(documentPaths.countedFacts()).where("uid", "==", uid).limit(STEP);
  for (;;) {
    const { docs } = await theirs.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { uid: null });
    await batch.commit();
  }
}

/** Facts that are changed in one step. */
const STEP = 200;
