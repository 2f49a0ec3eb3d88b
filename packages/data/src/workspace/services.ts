import type { FirebaseApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import type { Functions } from "firebase/functions";
import type { FirebaseStorage } from "firebase/storage";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { openStorage } from "../files/openFiles.ts";
import { openFunctions } from "../functions/openFunctions.ts";
import { cloudToken, localToken, type MessagingToken } from "../push/messagingToken.ts";
import { openFirestore } from "./openFirestore.ts";

/** The Firebase services behind a workspace. */
export interface Services {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly functions: Functions;
  /** Place where the messages that reach this device come from. */
  readonly messaging: MessagingToken;
  /** Base address of objects, without the bucket: an address that answers while Storage is within reach. */
  readonly storageUrl: string;
}

/** Connects the services of an app. */
export async function openServices(
  app: FirebaseApp,
  emulators: RuntimeConfig["emulators"],
): Promise<Services> {
  const firestore = await openFirestore(app, emulators.firestore);
  const storage = openStorage(app, emulators);
  const functions = openFunctions(app, emulators);
  const local = emulators.storage;
  const storageUrl = local ? `http://${local.host}:${local.port}` : "https://firebasestorage.googleapis.com";
  const messaging = emulators.functions ? localToken : cloudToken(app);
  return { firestore, storage, functions, messaging, storageUrl };
}
