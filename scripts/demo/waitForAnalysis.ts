import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";

/** Waits for the end of a diagnosis' analysis, however long that takes: cut off, the next start waits for it. */
export function waitForAnalysis(diagnosis: DocumentReference): Promise<DocumentSnapshot> {
  return new Promise((resolve, reject) => {
    const unsubscribe = diagnosis.onSnapshot(
      (snapshot) => {
        if (snapshot.get("state") === "started") return;
        unsubscribe();
        resolve(snapshot);
      },
      (error) => {
        unsubscribe();
        reject(error);
      },
    );
  });
}
