import type { Authentication } from "@carnation/data";
import type { Session } from "@carnation/product/session";

/** A sign-in in memory that takes whatever it is given and does nothing, and the ways in which a test's own differs. */
export function memoryAuthentication(own: Partial<Authentication> = {}): Authentication {
  const session: Session = { uid: "u1", email: "claire@exemple.fr", role: "customer" };
  return {
    watch: () => () => undefined,
    signIn: () => Promise.resolve(session),
    signOut: () => Promise.resolve(),
    refreshToken: () => Promise.resolve(),
    sendPasswordReset: () => Promise.resolve(),
    reauthenticate: () => Promise.resolve(),
    changeEmail: () => Promise.resolve(),
    changePassword: () => Promise.resolve(),
    endSessions: () => Promise.resolve(),
    requestSignUp: () => Promise.resolve(),
    reportError: () => Promise.resolve(),
    readInvitation: () => Promise.resolve({ email: session.email, firstname: "", lastname: "", company: "" }),
    renewInvitation: () => Promise.resolve(),
    activate: () => Promise.resolve({ email: session.email }),
    ...own,
  };
}
