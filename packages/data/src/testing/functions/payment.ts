// What is paid.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
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

/** Keeps what is asked for under its id; a name that is taken is refused as the product refuses it. */
export const createcoupon = onCall<{ request: string; name: string }>({ region }, async ({ data }) => {
  if (data.name === "Pris") return { success: false, message: "Ce code est déjà pris." };
  const { request, ...fields } = data;
  await getFirestore().doc(`coupons/${request}`).set(fields);
  return { success: true };
});

export const updatecoupon = onCall<{ couponId: string; name: string }>({ region }, async ({ data }) => {
  const coupon = getFirestore().doc(`coupons/${data.couponId}`);
  if (!(await coupon.get()).exists) return { success: false };
  await coupon.update({ name: data.name });
  return { success: true };
});

export const deletecoupon = onCall<{ couponId: string }>({ region }, async ({ data }) => {
  await getFirestore().doc(`coupons/${data.couponId}`).delete();
  return { success: true };
});

export const syncplans = onCall({ region }, async () => {
  await getFirestore().doc("statistics/plans").set({ synced: FieldValue.serverTimestamp() });
  return { plans: 4 };
});

export const updateplan = onCall<{ id: string; position: number; active: boolean }>(
  { region },
  async ({ data: { id, position, active } }) => {
    await getFirestore().doc(`products/${id}`).update({ active, metadata: { position } });
    return { id };
  },
);
