// A diagnosis from its start to its comparison, with a fixed result in place of an analysis.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { HttpsError, onCall } from "firebase-functions/https";
import { onObjectFinalized } from "firebase-functions/storage";

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

/** Puts it where the analysis would: first in the queue. */
export const retrydiagnosis = onCall<{ id: string }>({ region }, async ({ auth, data: { id } }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  const entry = { uid: auth.uid, queued: FieldValue.serverTimestamp(), round: 0, attempts: 0, place: 1 };
  await getFirestore().doc(`users/${auth.uid}/analysisqueue/${id}`).set(entry);
  return { id };
});

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

/** Gives the version after the one that arrives, 0 for none; of version 9, another is stored. */
export const saveroutine = onCall<{ version?: number }>({ region }, ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  if (data.version === 9) throw new HttpsError("aborted", "");
  return { version: "version" in data ? Number(data.version) + 1 : 0 };
});

/** Gives the version after the one that arrives; of version 9, another is stored. */
export const savemarks = onCall<{ version: number }>({ region }, ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  if (data.version === 9) throw new HttpsError("aborted", "");
  return { version: data.version + 1 };
});

export const getrecommendationscore = onCall<{ recommendationId: string; diagnosisId: string }>(
  { region },
  ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    const isAsked = data.recommendationId === "serum" && data.diagnosisId === "d1";
    return { score: isAsked ? 88 : null, terms: [{ criterion: 50, weight: 4, band: "poor", need: 2 }] };
  },
);

export const recommendationuse = onCall<{ recommendationId: string }>({ region }, ({ auth, data }) => {
  if (auth?.token["role"] !== "admin") throw new HttpsError("permission-denied", "");
  return { routines: data.recommendationId === "baume-commun" ? 12 : 0 };
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
