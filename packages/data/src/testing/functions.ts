// The backend that the contract tests run against: the calls and the trigger of a diagnosis, with a fixed result in
// place of an analysis, and the one about clients. Loaded by local-firebase's functions host, by path.
import { initializeApp } from "firebase-admin/app";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { onDocumentCreated } from "firebase-functions/firestore";
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

export const createphonelink = onCall<{ conditions?: unknown }>({ region }, ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  // What was sent comes back, so that a test sees it.
  return { id: String(data.conditions), token: "t".repeat(43), expires: "2026-11-23T10:00:00.000Z" };
});

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

interface ComparedIds {
  readonly oldDiagnosisId: string;
  readonly newDiagnosisId: string;
  readonly text?: string;
  readonly regenerate?: boolean;
}

const recapOf = (uid: string, { oldDiagnosisId, newDiagnosisId }: ComparedIds) =>
  getFirestore().doc(`users/${uid}/ia-recaps/${oldDiagnosisId}-${newDiagnosisId}`);

/** A comparison of nothing, and a refusal of what is not there. */
export const comparediagnosis = onCall<{ id1: string; id2: string }>({ region }, ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  if (data.id2 === "refuse") {
    throw new HttpsError("failed-precondition", "Deux personnes.", { code: "refused" });
  }
  const created = "2026-06-12T09:00:00.000Z";
  return {
    key: `${data.id1}-${data.id2}`,
    before: { id: data.id1, created },
    after: { id: data.id2, created },
    criteria: [],
    counts: { improvement: 0, watch: 0, stable: 0, incomparable: 0 },
    comparability: { level: "good", reasons: [] },
  };
});

/** Stores what arrives, so that a test sees what was sent. */
export const getdiagnosiscomparisonrecap = onCall<ComparedIds>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  const text = data.regenerate ? "Encore un bilan" : "Un bilan";
  await recapOf(auth.uid, data).set({ ...data, text, state: "done", source: "rules" });
  return { id: "recap" };
});

export const savecomparisonrecap = onCall<ComparedIds>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await recapOf(auth.uid, data).set({ ...data, state: "done", source: "professional" });
  return { id: "recap" };
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

/** Gives the version after the one that arrives, 0 for none; of version 9, another is stored. */
export const saveroutine = onCall<{ version?: number }>({ region }, ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  if (data.version === 9) throw new HttpsError("aborted", "");
  return { version: "version" in data ? Number(data.version) + 1 : 0 };
});

export const getrecommendationscore = onCall<{ recommendationId: string; diagnosisId: string }>(
  { region },
  ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    const isAsked = data.recommendationId === "serum" && data.diagnosisId === "d1";
    return { score: isAsked ? 88 : null, terms: [{ criterion: 50, weight: 4, band: "poor", need: 2 }] };
  },
);

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

/** What arrives, as the id, so that a test sees what was sent. */
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

export const refreshsubscription = onCall({ region }, ({ auth }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  return { current: true };
});

export const invoicelink = onCall<{ id: string }>({ region }, ({ auth, data: { id } }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  if (id === "none") throw new HttpsError("not-found", "");
  return { url: `https://payer.example/${id}.pdf` };
});

/** Stores what arrives, so that a test sees what was sent; a link that is no longer one fails as the server says it. */
const joining = (name: string, answer: object) =>
  onCall<{ code?: string; password?: string }>({ region }, async ({ data }) => {
    if (data.code === "expired") {
      const message = "Ce lien a expiré ou a déjà servi. Demandez un nouveau lien.";
      throw new HttpsError("invalid-argument", message, { code: "expired-link" });
    }
    await getFirestore().doc(`elsewhere/${name}`).set(data);
    return answer;
  });

export const requestsignup = joining("requestsignup", {});

export const readinvitation = joining("readinvitation", {
  email: "ines@exemple.fr",
  firstname: "Inès",
  lastname: "Garnier",
  company: "",
});

export const renewinvitation = joining("renewinvitation", {});

export const activateaccount = joining("activateaccount", { email: "ines@exemple.fr" });

/** What is asked of an account of one's own, so that a test sees that it was. */
const leaving = (name: string, answer: object) =>
  onCall<object>({ region }, async ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    await getFirestore()
      .doc(`elsewhere/${name}-${auth.uid}`)
      .set({ ...data, asked: true });
    return answer;
  });

export const passwordchanged = leaving("passwordchanged", {});

export const endsessions = leaving("endsessions", {});

export const syncemail = leaving("syncemail", {});

export const keepaccount = leaving("keepaccount", {});

export const deleteaccount = leaving("deleteaccount", { due: "2026-12-23T10:00:00.000Z" });

export const previewretention = leaving("previewretention", {
  diagnoses: 2,
  next: "2027-01-02T10:00:00.000Z",
});

/** Stores what arrives, so that a test sees what was sent. */
export const registerusertonews = onCall<{ token: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/devices/${data.token}`).set({ token: data.token });
  return {};
});

export const unregisterusertonews = onCall<{ token: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/devices/${data.token}`).delete();
  return {};
});
