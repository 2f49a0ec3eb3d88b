import { isDiagnosisPending } from "@carnation/product/diagnosis";
import { parseErasure } from "@carnation/product/erasure";
import {
  customerFilesPrefix,
  customerPicturePath,
  diagnosisFilesPrefix,
  diagnosisResultPath,
  documentPaths,
  sendingAttachmentPath,
} from "@carnation/product/path";
import { faceSendingKinds } from "@carnation/product/sending";
import { FieldValue, type DocumentReference, type Query } from "firebase-admin/firestore";
import { removeAll, type Backend } from "../backend/backend.ts";
import { diagnosesOf } from "../diagnosis/customerOf.ts";
import { namesOf } from "../backend/namesOf.ts";
import { eraseQuotesOfCustomer, eraseQuotesOfDiagnosis } from "./eraseQuotes.ts";

/** Time limit of one attempt to erase; what is left then is the next one's. */
export const ERASURE_SECONDS = 300;

/** Documents erased in one step. */
const STEP = 50;

/**
 * Erases what was asked for (GDPR, in French RGPD, article 17), step by step: files first, the document that leads to them last. Begun again after a crash
 * it finds what is left. At its end nothing names whom it was about.
 */
export async function carryOutErasure(backend: Backend, uid: string, id: string): Promise<void> {
  const erasure = backend.db.doc(documentPaths.erasure(uid, id));
  const stored = await erasure.get();
  if (!stored.exists) return;
  const { kind, target } = parseErasure(stored.data());
  if (target === null) return;
  if (kind === "diagnosis") await eraseDiagnosis(backend, uid, target);
  if (kind === "customer") await eraseCustomer(backend, uid, target);
  if (kind === "photos") await erasePhotos(backend, uid, target);
  await erasure.set({
    kind,
    requested: stored.get("requested") ?? null,
    finished: FieldValue.serverTimestamp(),
  });
}

async function eraseCustomer(backend: Backend, uid: string, id: string): Promise<void> {
  const { db, files } = backend;
  const customer = db.doc(documentPaths.customer(uid, id));
  await inSteps(diagnosesOf(customer), (diagnosis) => eraseDiagnosis(backend, uid, diagnosis.id));
  await eraseQuotesOfCustomer({ backend, uid }, id);
  const sendings = db.collection(documentPaths.sendings(uid)).where("customer", "in", namesOf(customer));
  await inSteps(sendings, (sending) => eraseSending(backend, uid, sending));
  await removeAll(files, customerFilesPrefix(uid, id));
}

async function eraseDiagnosis(backend: Backend, uid: string, id: string): Promise<void> {
  const { db, files } = backend;
  const recaps = db.collection(documentPaths.comparisonRecaps(uid));
  for (const side of ["oldDiagnosisId", "newDiagnosisId"]) {
    await inSteps(recaps.where(side, "==", id), (recap) => recap.delete());
  }
  await eraseQuotesOfDiagnosis({ backend, uid }, id);
  await inSteps(sendingsWith(backend, uid, id), (sending) => eraseSending(backend, uid, sending));
  await inSteps(db.collection(documentPaths.phoneLinks()).where("diagnosis", "==", id), (link) =>
    link.delete(),
  );
  await removeAll(files, diagnosisFilesPrefix(uid, id));
  await db.doc(documentPaths.diagnosis(uid, id)).delete();
}

/** Those that are about a diagnosis. */
function sendingsWith({ db }: Backend, uid: string, diagnosis: string): Query {
  return db.collection(documentPaths.sendings(uid)).where("diagnoses", "array-contains", diagnosis);
}

async function eraseSending({ files }: Backend, uid: string, sending: DocumentReference): Promise<void> {
  await files.remove(sendingAttachmentPath(uid, sending.id));
  await sending.delete();
}

/** Of a client who withdrew the consent to the analysis. What was measured stays; what still waits is ended. */
async function erasePhotos(backend: Backend, uid: string, id: string): Promise<void> {
  const { db, files } = backend;
  const customer = db.doc(documentPaths.customer(uid, id));
  const { docs } = await diagnosesOf(customer).get();
  for (const diagnosis of docs) {
    await db.runTransaction(async (transaction) => {
      const current = await transaction.get(diagnosis.ref);
      if (!isDiagnosisPending(current.get("state"))) return;
      const finished = FieldValue.serverTimestamp();
      transaction.update(diagnosis.ref, { state: "error", error: "abandoned", finished });
    });
    // Quotes and prescriptions show no face.
    const showing = sendingsWith(backend, uid, diagnosis.id).where("kind", "in", [...faceSendingKinds]);
    await inSteps(showing, (sending) => eraseSending(backend, uid, sending));
    await removeAll(files, diagnosisFilesPrefix(uid, diagnosis.id), diagnosisResultPath(uid, diagnosis.id));
  }
  const stored = await customer.get();
  const picture: unknown = stored.get("picture");
  if (typeof picture === "string") {
    await files.remove(customerPicturePath(uid, picture));
    await customer.update({ picture: null });
  }
}

/** A query whose documents are erased as they are found, so that it ends. */
async function inSteps(
  query: Query,
  erase: (document: DocumentReference) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(STEP).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await erase(ref);
  }
}
