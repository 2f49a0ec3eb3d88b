import type { FirebaseApp } from "firebase/app";
import { type Auth, browserLocalPersistence, indexedDBLocalPersistence, initializeAuth } from "firebase/auth";

/**
 * The sign-in of an app: opened by the first who asks, the same for everybody after. `getAuth`, and the module as a whole,
 * would bring every way to sign in with them.
 */
export function authOf(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // Firebase writes its own e-mails, of a new password or address, and its pages in this language.
  auth.languageCode = "fr";
  return auth;
}
