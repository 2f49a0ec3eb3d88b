import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from "firebase/firestore";
import type { Functions } from "firebase/functions";
import type { FirebaseStorage } from "firebase/storage";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { openStorage } from "../files/openFiles.ts";
import { openFunctions } from "../functions/openFunctions.ts";
import { cloudToken, localToken, type MessagingToken } from "../push/messagingToken.ts";

/** The Firebase services behind a workspace. */
export interface Services {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly functions: Functions;
  /** Where the messages that reach this device come from. */
  readonly messaging: MessagingToken;
  /** Where objects are asked for, without the bucket: an address that answers while Storage is within reach. */
  readonly storageUrl: string;
}

interface ServiceOptions {
  readonly emulators: RuntimeConfig["emulators"];
  /** Whether Firestore may keep what it reads on this device. */
  readonly persistent: boolean;
}

/** Connects the services of an app. */
export function openServices(app: FirebaseApp, { emulators, persistent }: ServiceOptions): Services {
  // One tab talks to the server for all of them: a browser opens six connections to a host, and each tab would
  // otherwise hold one for ever. Without IndexedDB there is nothing to share.
  const localCache = persistent
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  const firestore = initializeFirestore(app, { localCache });
  const storage = openStorage(app, emulators);
  const functions = openFunctions(app, emulators);
  if (emulators.firestore) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  }
  const local = emulators.storage;
  const storageUrl = local ? `http://${local.host}:${local.port}` : "https://firebasestorage.googleapis.com";
  const messaging = emulators.functions ? localToken : cloudToken(app);
  return { firestore, storage, functions, messaging, storageUrl };
}
