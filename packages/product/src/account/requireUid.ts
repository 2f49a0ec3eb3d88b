import { CarnationError } from "@carnation/domain/error";
import { clientMessages } from "@carnation/domain/internal/error";
import type { Session } from "../session/session.ts";

/**
 * Whose profile, client or recommendation is read or saved: the given id's, or else that of who is signed in
 * (specification 5).
 * @throws {CarnationError} unauthenticated, with the specification's message, when there is neither
 */
export function requireUid(session: Pick<Session, "uid"> | null, id?: string): string {
  const uid = id || session?.uid;
  if (!uid) throw new CarnationError("unauthenticated", clientMessages.profileNeedsSignIn);
  return uid;
}

/**
 * The address that somebody confirms their password for, before an e-mail or a password changes.
 * @throws {CarnationError} unauthenticated, with the specification's message, when nobody is signed in
 */
export function requireReauthEmail(session: Pick<Session, "email"> | null): string {
  if (!session) throw new CarnationError("unauthenticated", clientMessages.reauthNeedsSignIn);
  return session.email;
}
