import { AuthError } from "./authError.ts";
import type { UserRecord } from "./userRecord.ts";
import type { UserStore } from "./userStore.ts";

/** What a request may change; absent = unchanged, `null` = removed. */
export interface UserChanges {
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly displayName?: string | null | undefined;
  readonly photoUrl?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly passwordHash?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly customClaims?: string | undefined;
  readonly validSince?: number | undefined;
}

/** Claims that a developer may not set (firebase.google.com/docs/auth/admin/custom-claims). */
const RESERVED_CLAIMS = new Set(
  "acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id".split(" "),
);
const CLAIMS_LIMIT = 1000;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** @throws AuthError INVALID_EMAIL */
export function normalizeEmail(email: string): string {
  const normalized = email.trim().toLowerCase();
  if (normalized.length > 256 || !EMAIL.test(normalized)) throw new AuthError("INVALID_EMAIL");
  return normalized;
}

export function newUser(uid: string, now: number): UserRecord {
  return {
    uid,
    email: null,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    phoneNumber: null,
    passwordHash: null,
    passwordUpdatedAt: null,
    disabled: false,
    customClaims: null,
    validSince: Math.floor(now / 1000),
    createdAt: now,
    lastLoginAt: null,
    lastRefreshAt: null,
  };
}

/**
 * The account after the changes. A new password revokes the sessions that began before it; a new address
 * has to be verified again.
 * @param now milliseconds since 1970
 * @throws AuthError EMAIL_EXISTS, INVALID_EMAIL, PHONE_NUMBER_EXISTS, INVALID_CLAIMS, FORBIDDEN_CLAIM, CLAIMS_TOO_LARGE
 */
export function applyChanges(
  user: UserRecord,
  changes: UserChanges,
  users: UserStore,
  now: number,
): UserRecord {
  const next = { ...user };
  if (changes.email !== undefined) {
    next.email = normalizeEmail(changes.email);
    const holder = users.byEmail(next.email);
    if (holder && holder.uid !== user.uid) throw new AuthError("EMAIL_EXISTS");
    if (next.email !== user.email) next.emailVerified = false;
  }
  if (changes.phoneNumber !== undefined) {
    next.phoneNumber = changes.phoneNumber;
    const holder = changes.phoneNumber === null ? null : users.byPhoneNumber(changes.phoneNumber);
    if (holder && holder.uid !== user.uid) throw new AuthError("PHONE_NUMBER_EXISTS");
  }
  if (changes.passwordHash !== undefined) {
    next.passwordHash = changes.passwordHash;
    next.passwordUpdatedAt = now;
    next.validSince = Math.floor(now / 1000);
  }
  if (changes.emailVerified !== undefined) next.emailVerified = changes.emailVerified;
  if (changes.displayName !== undefined) next.displayName = changes.displayName;
  if (changes.photoUrl !== undefined) next.photoUrl = changes.photoUrl;
  if (changes.disabled !== undefined) next.disabled = changes.disabled;
  if (changes.customClaims !== undefined) next.customClaims = checkClaims(changes.customClaims);
  if (changes.validSince !== undefined) next.validSince = changes.validSince;
  return next;
}

/** Claims of an account, to stand at the top level of its tokens. */
export function customClaimsOf(user: UserRecord): Record<string, unknown> {
  return user.customClaims === null ? {} : parseClaims(user.customClaims);
}

function checkClaims(text: string): string | null {
  if (text.length > CLAIMS_LIMIT) throw new AuthError("CLAIMS_TOO_LARGE");
  const names = Object.keys(parseClaims(text));
  const forbidden = names.find((name) => RESERVED_CLAIMS.has(name));
  if (forbidden !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${forbidden}`);
  return names.length === 0 ? null : text;
}

function parseClaims(text: string): Record<string, unknown> {
  let claims: unknown;
  try {
    claims = JSON.parse(text);
  } catch {
    throw new AuthError("INVALID_CLAIMS");
  }
  if (typeof claims !== "object" || claims === null || Array.isArray(claims))
    throw new AuthError("INVALID_CLAIMS");
  return Object.fromEntries(Object.entries(claims));
}
