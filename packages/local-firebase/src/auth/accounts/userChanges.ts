import { AuthError } from "../protocol/authError.ts";
import type { UserRecord } from "./userRecord.ts";
import type { UserStore } from "./userStore.ts";

/** Changes that a request may make; absent = unchanged, `null` = removed. */
export interface UserChanges {
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly displayName?: string | null | undefined;
  readonly photoUrl?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly passwordHash?: string | null | undefined;
  readonly emailLink?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly customClaims?: string | undefined;
  readonly validSince?: number | undefined;
}

/** Claims that a developer may not set (firebase.google.com/docs/auth/admin/custom-claims). */
const RESERVED_CLAIMS = new Set(
  "acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id".split(" "),
);
const CLAIMS_LIMIT = 1000;
/** Neither blanks nor control characters nor halves of characters, nor what would end an address in a mail header. */
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const PHONE_NUMBER = /^\+[1-9]\d{1,14}$/;
/** Both travel in every id token, and so in a header of every request. Characters. */
const DISPLAY_NAME_LIMIT = 256;
const PHOTO_URL_LIMIT = 2048;

/** @throws AuthError INVALID_EMAIL */
export function normalizeEmail(email: string): string {
  if (!isEmail(email)) throw new AuthError("INVALID_EMAIL");
  return email.trim().toLowerCase();
}

/** Blanks around the address are no part of it. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 256 && EMAIL.test(trimmed);
}

/** @throws AuthError INVALID_LOCAL_ID */
export function checkUid(uid: string): void {
  if (uid.length < 1 || uid.length > 128) throw new AuthError("INVALID_LOCAL_ID");
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
    emailLink: false,
    disabled: false,
    customClaims: null,
    validSince: Math.floor(now / 1000),
    createdAt: now,
    lastLoginAt: null,
    lastRefreshAt: null,
  };
}

/**
 * The account after the changes. A new password or address revokes the sessions that began before it; a new address
 * has to be verified again.
 * @param now milliseconds since 1970
 * @throws AuthError EMAIL_EXISTS, INVALID_EMAIL, PHONE_NUMBER_EXISTS, INVALID_PHONE_NUMBER, INVALID_DISPLAY_NAME,
 *   INVALID_PHOTO_URL, INVALID_CLAIMS, FORBIDDEN_CLAIM, CLAIMS_TOO_LARGE
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
    if (next.email !== user.email) {
      next.emailVerified = false;
      next.validSince = Math.floor(now / 1000);
    }
  }
  if (changes.phoneNumber !== undefined) {
    if (changes.phoneNumber !== null && !PHONE_NUMBER.test(changes.phoneNumber))
      throw new AuthError("INVALID_PHONE_NUMBER");
    next.phoneNumber = changes.phoneNumber;
    const holder = changes.phoneNumber === null ? null : users.byPhoneNumber(changes.phoneNumber);
    if (holder && holder.uid !== user.uid) throw new AuthError("PHONE_NUMBER_EXISTS");
  }
  if (changes.passwordHash !== undefined) {
    next.passwordHash = changes.passwordHash;
    next.passwordUpdatedAt = changes.passwordHash === null ? null : now;
    next.validSince = Math.floor(now / 1000);
  }
  if (changes.emailLink !== undefined) next.emailLink = changes.emailLink;
  if (changes.emailVerified !== undefined) next.emailVerified = changes.emailVerified;
  if (changes.displayName !== undefined) {
    if ((changes.displayName ?? "").length > DISPLAY_NAME_LIMIT) throw new AuthError("INVALID_DISPLAY_NAME");
    next.displayName = changes.displayName;
  }
  if (changes.photoUrl !== undefined) {
    if ((changes.photoUrl ?? "").length > PHOTO_URL_LIMIT) throw new AuthError("INVALID_PHOTO_URL");
    next.photoUrl = changes.photoUrl;
  }
  if (changes.disabled !== undefined) next.disabled = changes.disabled;
  if (changes.customClaims !== undefined) next.customClaims = checkClaims(changes.customClaims);
  if (changes.validSince !== undefined) next.validSince = changes.validSince;
  return next;
}

/**
 * A developer's claims, to stand at the top level of tokens.
 * @param stored JSON object, `null` for none
 */
export function storedClaims(stored: string | null): Record<string, unknown> {
  return stored === null ? {} : parseClaims(stored);
}

/**
 * @param text JSON object
 * @returns what to store of it: `null` for an object without members
 * @throws AuthError INVALID_CLAIMS, FORBIDDEN_CLAIM, CLAIMS_TOO_LARGE
 */
export function checkClaims(text: string): string | null {
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
