// The backend that the contract tests run against: the calls and the trigger of a diagnosis, with a fixed result in
// place of an analysis, and the one about clients. Loaded by local-firebase's functions host, by path.
import { initializeApp } from "firebase-admin/app";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { HttpsError, onCall } from "firebase-functions/https";
import { onObjectFinalized } from "firebase-functions/storage";

initializeApp();
const region = "europe-west3";

export const startDiagnosis = onCall<{ consent?: unknown; customerId?: unknown }>(
  { region },
  async ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    if (data.consent !== true) {
      throw new HttpsError("invalid-argument", "Le client doit accepter les conditions d'utilisation");
    }
    // Absent, not null: an optional field of the payload that was not given must not arrive.
    if ("customerId" in data && typeof data.customerId !== "string") {
      throw new HttpsError("invalid-argument", "customerId");
    }
    const diagnosis = getFirestore().collection(`users/${auth.uid}/diagnosis`).doc();
    await diagnosis.create({
      uid: auth.uid,
      consent: true,
      customer: data.customerId ? getFirestore().doc(`users/${auth.uid}/customers/${data.customerId}`) : null,
      enabledSubcategories: [],
      state: "started",
      created: FieldValue.serverTimestamp(),
    });
    return { id: diagnosis.id };
  },
);

export const associatediagnosis = onCall<{ id: string; customerId: string }>(
  { region },
  async ({ auth, data: { id, customerId } }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    const [user, refused] = [
      getFirestore().doc(`users/${auth.uid}`),
      "Le client doit accepter les conditions d'utilisation",
    ];
    if (customerId === "refuse") throw new HttpsError("invalid-argument", refused);
    await user
      .collection("diagnosis")
      .doc(id)
      .update({ customer: user.collection("customers").doc(customerId) });
    return { id };
  },
);

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

/** Queues whatever it is asked for, so that a test sees what was. */
export const resendsending = onCall<{ id?: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/sendings/${data.id}`).update({ state: "queued" });
  return { id: data.id };
});

export const analyseDiagnosisPhoto = onObjectFinalized({ region }, async ({ data: { name } }) => {
  const photo = /^(?<document>users\/[^/]+\/diagnosis\/[^/]+)\.jpg$/u.exec(name)?.groups;
  if (!photo?.["document"]) return;
  const entries = [
    {
      algorithm_version_id: 30,
      engine_version: "test",
      result: { area_results: [{ area_name: "face", main_metric: { value: 82 } }] },
    },
  ];
  await getStorage()
    .bucket()
    .file(`${photo["document"]}.json`)
    .save(JSON.stringify(entries), { resumable: false });
  await getFirestore().doc(photo["document"]).update({ state: "done", result_source: "file" });
});
