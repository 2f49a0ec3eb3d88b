import { type FirebaseApp, FirebaseError } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  type FirestoreLocalCache,
  getDocFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from "firebase/firestore";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { endsWithin } from "./endsWithin.ts";
import { canKeepData } from "./keepsData.ts";

/** Longest time that Firestore may take to read the first document that it keeps on this device, in milliseconds. */
const FIRST_READ_MS = 8000;

/**
 * Connects the Firestore of an app, which keeps what it reads on this device where the browser lets it. Otherwise it keeps
 * it in memory, until the page ends: a transaction of IndexedDB that waits for one of a suspended page does not end, and
 * no listener would ever be told anything.
 */
export async function openFirestore(
  app: FirebaseApp,
  local: RuntimeConfig["emulators"]["firestore"],
): Promise<Firestore> {
  const open = (localCache: FirestoreLocalCache): Firestore => {
    const firestore = initializeFirestore(app, { localCache });
    if (local) connectFirestoreEmulator(firestore, local.host, local.port);
    return firestore;
  };
  if (await canKeepData()) {
    // One tab talks to the server for all of them: a browser opens six connections to a host, and each tab would
    // otherwise hold one for ever.
    const firestore = open(persistentLocalCache({ tabManager: persistentMultipleTabManager() }));
    if (await readsItsCache(firestore)) return firestore;
    // It ends when its transaction does, if ever: nobody waits for that. The app takes another one at once.
    terminate(firestore).catch(() => undefined);
  }
  return open(memoryLocalCache());
}

/** Tells whether a document can be asked for in what is kept; there need not be one. */
async function readsItsCache(firestore: Firestore): Promise<boolean> {
  try {
    await endsWithin(FIRST_READ_MS, getDocFromCache(doc(firestore, "probe/probe")));
    return true;
  } catch (error) {
    // What Firestore says of a document that is not kept.
    return error instanceof FirebaseError && error.code === "unavailable";
  }
}
