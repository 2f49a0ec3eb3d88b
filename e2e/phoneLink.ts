import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { createHash, randomBytes } from "node:crypto";
import type { Product } from "./product.ts";

/**
 * A link for a phone, as `createphonelink` keeps it: on this machine no page offers one, since no phone can reach it.
 * @returns its token, and the diagnosis that waits for its photo
 */
export async function addPhoneLink({ adminEnv }: Product, uid: string) {
  Object.assign(process.env, adminEnv);
  const app = initializeApp({ projectId: "demo-carnation" }, crypto.randomUUID());
  try {
    const db = getFirestore(app);
    const token = randomBytes(32).toString("base64url");
    const diagnosis = db.collection(`users/${uid}/diagnosis`).doc();
    const opened = { consent: true, customer: null, enabledSubcategories: [], conditions: [], uid };
    await diagnosis.set({ ...opened, state: "started", created: Timestamp.now() });
    const expires = Timestamp.fromMillis(Date.now() + 60_000);
    const hash = createHash("sha256").update(token).digest("hex");
    await db.doc(`phonelinks/${hash}`).set({ uid, diagnosis: diagnosis.id, expires, used: false });
    return { token, diagnosis: diagnosis.id };
  } finally {
    await deleteApp(app);
  }
}
