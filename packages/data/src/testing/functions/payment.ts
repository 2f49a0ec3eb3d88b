// What is paid.
import { FUNCTIONS_REGION as region } from "@carnation/domain";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/firestore";
import { HttpsError, onCall } from "firebase-functions/https";

/** Answers with the address that the payment page would lead back to. */
export const openCheckout = onDocumentCreated(
  { region, document: "users/{uid}/checkout_sessions/{id}" },
  async ({ data }) => {
    const answer =
      data?.get("subscription") === "gone"
        ? { error: { message: "Cette formule n’est plus proposée." } }
        : { sessionId: "cs_1", url: data?.get("success_url") as unknown };
    await data?.ref.update({ ...answer, created: FieldValue.serverTimestamp() });
  },
);

export const createportallink = onCall<{ returnUrl: string }>({ region }, ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  return { url: data.returnUrl };
});

export const deletesubscription = onCall<{ id: string }>({ region }, async ({ auth, data: { id } }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  const subscription = getFirestore().doc(`users/${auth.uid}/subscriptions/${id}`);
  if (!(await subscription.get()).exists) throw new HttpsError("not-found", "");
  await subscription.update({ cancel_at_period_end: true });
  return { id };
});

export const provideraccount = onCall<{ uid: string }>({ region }, ({ auth, data: { uid } }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  return { url: `https://payer.example/${uid}` };
});

export const refreshsubscription = onCall({ region }, ({ auth }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  return { current: true };
});

export const invoicelink = onCall<{ id: string }>({ region }, ({ auth, data: { id } }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  if (id === "none") throw new HttpsError("not-found", "");
  return { url: `https://payer.example/${id}.pdf` };
});
