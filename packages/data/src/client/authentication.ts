import { parseRole, type Session } from "@carnation/product/session";
import type { FirebaseApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { AccountCommands } from "./accountCommands.ts";
import { authOf } from "../auth/authOf.ts";
import { latestOnly } from "./latestOnly.ts";

/** Sign-in by e-mail and password. Every failure is a `CarnationError`. */
export interface Authentication extends AccountCommands {
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
  const auth = authOf(app);
  if (emulators.auth) {
    const { host, port } = emulators.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return auth;
}

/** Describes what an authentication needs beside the SDK's service. */
interface AuthenticationPorts {
  /** Gives what must end before somebody is signed out: it may still need the token. */
  readonly beforeSignOut: () => Promise<void>;
  /** Loads what the login page does without. */
  readonly loadAccountCommands: (signOut: () => Promise<void>) => Promise<AccountCommands>;
}

export function createAuthentication(
  auth: Auth,
  { beforeSignOut, loadAccountCommands }: AuthenticationPorts,
): Authentication {
  const leave = async (): Promise<void> => {
    try {
      await beforeSignOut();
    } finally {
      await signOutWithRetry(auth);
    }
  };
  const account = (): Promise<AccountCommands> => loadAccountCommands(leave);
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
    signOut: leave,
    refreshToken: () =>
      withCatalogueErrors(async () => {
        await auth.currentUser?.getIdToken(true);
      }),
    sendPasswordReset: async (email) => (await account()).sendPasswordReset(email),
    reauthenticate: async (password) => (await account()).reauthenticate(password),
    changeEmail: async (email, password) => (await account()).changeEmail(email, password),
    changePassword: async (current, next) => (await account()).changePassword(current, next),
    endSessions: async () => (await account()).endSessions(),
    requestSignUp: async (email) => (await account()).requestSignUp(email),
    reportError: async (report) => (await account()).reportError(report),
    readInvitation: async (code) => (await account()).readInvitation(code),
    renewInvitation: async (code) => (await account()).renewInvitation(code),
    activate: async (code, activation) => (await account()).activate(code, activation),
  };
}

/** Pauses before the next try to sign out, in milliseconds. */
const SIGN_OUT_PAUSES_MS = [200, 1000];

/**
 * Signs out, and tries again after a pause: the browser may still be deleting the database of the SDK, which the clearing of the
 * site has just asked for, and the SDK's own tries do not pause.
 * @throws what the last try failed with
 */
async function signOutWithRetry(auth: Auth): Promise<void> {
  for (const pause of SIGN_OUT_PAUSES_MS) {
    try {
      return await signOut(auth);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await signOut(auth);
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
