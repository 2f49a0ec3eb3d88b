// Quotes, prescriptions, reports, and their sending.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { HttpsError, onCall } from "firebase-functions/https";

/** Queues whatever it is asked for, so that a test sees what was. */
export const resendsending = onCall<{ id?: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/sendings/${data.id}`).update({ state: "queued" });
  return { id: data.id };
});

export const previewcomparisonreport = onCall({ region }, ({ auth }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  const pdf = Buffer.from("%PDF-é").toString("base64");
  return { name: "Comparaison.pdf", pdf, subject: "Votre comparaison", message: "Bonjour" };
});

/** The id of the sending is that of the request. */
export const senddiagnosiscomparisonreport = onCall<{ email: string; request?: string }>(
  { region },
  ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    return { id: `${data.request}: ${data.email}` };
  },
);

/** Gives what arrives, as the id, so that a test sees what was sent. */
const echoing = () =>
  onCall<object>({ region }, ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    return { id: JSON.stringify(data) };
  });

export const issuequote = echoing();

export const sendquote = echoing();

export const sendprescription = echoing();

/** Signs with the name that arrives. */
export const signquote = onCall<{ id: string; name: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  const signature = { name: data.name, date: FieldValue.serverTimestamp() };
  await getFirestore().doc(`users/${auth.uid}/quotes/${data.id}`).update({ state: "signed", signature });
  return { id: data.id };
});

/** A file whose name says what of. */
const previewing = (kind: string) =>
  onCall<{ id: string }>({ region }, ({ auth, data: { id } }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    const pdf = Buffer.from("%PDF-é").toString("base64");
    return { name: `${kind} ${id}.pdf`, pdf, subject: `Votre ${kind.toLowerCase()}`, message: "Bonjour" };
  });

export const previewquote = previewing("Devis");

export const previewprescription = previewing("Prescription");
