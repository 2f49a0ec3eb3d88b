import { createHash } from "node:crypto";
import { initializeApp } from "firebase-admin/app";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { setGlobalOptions } from "firebase-functions/v2";
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from "firebase-functions/v2/firestore";
import { HttpsError, onCall, onRequest } from "firebase-functions/v2/https";
import { onSchedule } from "firebase-functions/v2/scheduler";
import { onObjectDeleted, onObjectFinalized, onObjectMetadataUpdated } from "firebase-functions/v2/storage";

/** A project's functions module for the tests: one function of every kind, made with the genuine SDKs. */
initializeApp();
setGlobalOptions({ region: "europe-west3" });

const log = () => getFirestore().collection("log");

export const whoami = onCall((request) => ({
  uid: request.auth?.uid ?? null,
  role: request.auth?.token["role"] ?? null,
  echo: request.data as unknown,
}));

export const partners = onCall(
  { cors: ["https://partner.example", "https://second.example"] },
  () => "hello",
);

export const refuse = onCall(() => {
  throw new HttpsError("permission-denied", "Réservé aux admins", { why: "role" });
});

export const broken = onCall(() => {
  throw new TypeError("a secret detail");
});

/** Asks for App Check. */
export const attested = onCall({ enforceAppCheck: true }, ({ app, auth }) => ({
  app: app?.appId ?? null,
  uid: auth?.uid ?? null,
}));

export const crash = onCall(() => {
  process.exit(7);
});

export const hook = onRequest((request, response) => {
  response.json({
    path: request.path,
    query: request.query,
    type: typeof request.body,
    hash: createHash("sha256")
      .update(request.rawBody ?? "")
      .digest("hex"),
    authorization: request.headers.authorization ?? null,
  });
});

export const environment = onCall(() => ({
  bucket: getStorage().bucket().name,
  project: process.env["GCLOUD_PROJECT"],
}));

/** Counts its runs. */
export const nightly = onSchedule("every day 03:00", async () => {
  await log()
    .doc("nightly")
    .set({ runs: FieldValue.increment(1) }, { merge: true });
});

export const notes = {
  created: onDocumentCreated("notes/{note}", async (event) => {
    await event.data?.ref.update({
      shout: String(event.data.get("text")).toUpperCase(),
      note: event.params.note,
    });
  }),
  updated: onDocumentUpdated("notes/{note}", async ({ data }) => {
    await log().add({ kind: "updated", before: data?.before.data(), after: data?.after.data() });
  }),
  deleted: onDocumentDeleted("notes/{note}", async (event) => {
    await log()
      .doc(`deleted-${event.params.note}`)
      .set({ text: event.data?.get("text") ?? null });
  }),
};

export const deep = onDocumentWritten("users/{uid}/{collection}/{id}", async ({ params, id }) => {
  await getFirestore().doc(`seen/${params.uid}-${params.collection}-${params.id}`).set({ id });
});

/** Fails the first time that it hears of a document. */
export const poison = onDocumentCreated("poison/{id}", async ({ params }) => {
  const attempts = getFirestore().doc(`attempts/${params.id}`);
  await attempts.set({ count: FieldValue.increment(1) }, { merge: true });
  if ((await attempts.get()).get("count") === 1) throw new Error("poisoned");
});

export const file = onObjectFinalized(async ({ data }) => {
  const [content] = await getStorage().bucket(data.bucket).file(data.name).download();
  await getFirestore()
    .collection("files")
    .add({ name: data.name, type: data.contentType, size: content.length });
});

export const fileDescribed = onObjectMetadataUpdated(async ({ data }) => {
  await getFirestore().collection("files").add({ name: data.name, language: data.contentLanguage });
});

export const fileGone = onObjectDeleted(async ({ data }) => {
  await getFirestore().collection("files").add({ name: data.name, gone: true });
});
