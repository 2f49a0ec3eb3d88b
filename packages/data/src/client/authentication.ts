import { parseRole, type Session } from "@carnation/domain";
import type { FirebaseApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { latestOnly } from "./latestOnly.ts";

/** Sign-in by e-mail and password. Every failure is a `CarnationError`. */
export interface Authentication {
  /**
   * Tells who is signed in: once at the start, then at every change of person or role, in any tab.
   * @returns a function that stops the watch
   */
  watch(listener: (session: Session | null) => void): () => void;
  /** @throws {CarnationError} wrong-credentials, account-disabled, too-many-attempts, unavailable, offline */
  signIn(email: string, password: string): Promise<Session>;
  signOut(): Promise<void>;
  /** Renews the token, so that a role changed on the server counts now. */
  refreshToken(): Promise<void>;
}

/** The auth service of an app. Without the SDK's pop-up and redirect parts, which the login page would pay for. */
export function openAuth(app: FirebaseApp, emulators: RuntimeConfig["emulators"]): Auth {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators.auth) {
    const { host, port } = emulators.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return auth;
}

/** @param beforeSignOut what must end first: it may still need the token */
export function createAuthentication(auth: Auth, beforeSignOut: () => Promise<void>): Authentication {
  return {
    watch(listener) {
      const tell = latestOnly(sessionOf, distinctSessions(listener));
      const unsubscribe = onIdTokenChanged(auth, (user) => void tell.next(user));
      return () => {
        tell.stop();
        unsubscribe();
      };
    },
    signIn: (email, password) =>
      withCatalogueErrors(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        return sessionOfUser(user);
      }),
    async signOut() {
      try {
        await beforeSignOut();
      } finally {
        await signOut(auth);
      }
    },
    refreshToken: () =>
      withCatalogueErrors(async () => {
        await auth.currentUser?.getIdToken(true);
      }),
  };
}

function sessionOf(user: User | null): Promise<Session | null> {
  return user ? sessionOfUser(user) : Promise.resolve(null);
}

/** The role is a claim of the token. Offline with an expired token it is unknown: then it is the least privileged. */
async function sessionOfUser(user: User): Promise<Session> {
  const claims = await user.getIdTokenResult().then(
    (token) => token.claims,
    () => null,
  );
  return { uid: user.uid, email: user.email ?? "", role: parseRole(claims?.["role"]) };
}

/** Passes a session on only when it differs from the one before: a renewed token alone is no news. */
function distinctSessions(listener: (session: Session | null) => void): (session: Session | null) => void {
  let last: Session | null | undefined;
  return (session) => {
    const same =
      session && last
        ? session.uid === last.uid && session.email === last.email && session.role === last.role
        : session === last;
    last = session;
    if (!same) listener(session);
  };
}
