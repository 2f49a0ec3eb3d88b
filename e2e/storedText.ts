import { deleteApp, initializeApp } from "firebase-admin/app";
import { type DocumentReference, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import type { Product } from "./product.ts";

const projectId = "demo-carnation";

/** All that a product keeps under an account, in its database and in its storage, as one text to be searched. */
export async function storedText({ adminEnv }: Product, uid: string): Promise<string> {
  Object.assign(process.env, adminEnv);
  const app = initializeApp(
    { projectId, storageBucket: `${projectId}.firebasestorage.app` },
    crypto.randomUUID(),
  );
  try {
    const lines: string[] = [];
    const walk = async (document: DocumentReference): Promise<void> => {
      lines.push(document.path, JSON.stringify((await document.get()).data(), plain));
      for (const collection of await document.listCollections()) {
        for (const below of await collection.listDocuments()) await walk(below);
      }
    };
    await walk(getFirestore(app).doc(`users/${uid}`));
    const [files] = await getStorage(app).bucket().getFiles();
    return [...lines, ...files.map(({ name }) => name)].join("\n");
  } finally {
    await deleteApp(app);
  }
}

/** A reference holds its whole connection; its path is what it says. */
function plain(_key: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && "firestore" in value && "path" in value
    ? value.path
    : value;
}
