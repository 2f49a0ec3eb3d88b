import type { FirebaseApp } from "firebase/app";
import type * as FirestoreLite from "firebase/firestore/lite";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";

type Lite = typeof FirestoreLite;

/** Firestore's small SDK, and the database that it reads. */
type OpenedLite = Promise<{ readonly lite: Lite; readonly firestore: ReturnType<Lite["getFirestore"]> }>;

/** An app has one, which must not be connected twice. */
const openedOf = new WeakMap<FirebaseApp, OpenedLite>();

async function open(app: FirebaseApp, emulators: RuntimeConfig["emulators"]): OpenedLite {
  const lite = await import("firebase/firestore/lite");
  const firestore = lite.getFirestore(app);
  const local = emulators.firestore;
  if (local) lite.connectFirestoreEmulator(firestore, local.host, local.port);
  return { lite, firestore };
}

/** Opens Firestore's small SDK, which asks once and keeps nothing. Its code is loaded when it is first needed. */
export function openFirestoreLite(app: FirebaseApp, emulators: RuntimeConfig["emulators"]): OpenedLite {
  const opened = openedOf.get(app) ?? open(app, emulators);
  openedOf.set(app, opened);
  return opened;
}
