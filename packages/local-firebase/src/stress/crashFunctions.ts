import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/v2/firestore";
import { onObjectFinalized } from "firebase-functions/v2/storage";

/** Functions of the crash trial: each leaves a document that tells what it has run for. */
initializeApp();

export const echo = onDocumentCreated("work/{id}", async ({ params }) => {
  await getFirestore().doc(`echoes/${params.id}`).set({ id: params.id });
});

export const stored = onObjectFinalized(async ({ data }) => {
  await getFirestore()
    .doc(`echoes/${encodeURIComponent(data.name)}`)
    .set({ md5: data.md5Hash ?? null });
});
