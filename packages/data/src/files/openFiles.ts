import type { FirebaseApp } from "firebase/app";
import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { type DiagnosisFiles, diagnosisFiles } from "./diagnosisFiles.ts";

/** The Storage of an app. It is the same one whoever opens it. */
export function openStorage(
  app: FirebaseApp,
  { storage: local }: RuntimeConfig["emulators"],
): FirebaseStorage {
  const storage = getStorage(app);
  if (local) connectStorageEmulator(storage, local.host, local.port);
  return storage;
}

/** Opens the files of a person. Loaded on demand: it carries the Storage SDK, a tenth of Firestore's. */
export function openFiles(
  app: FirebaseApp,
  emulators: RuntimeConfig["emulators"],
  uid: string,
): DiagnosisFiles {
  return diagnosisFiles(openStorage(app, emulators), uid);
}
