import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalFlag, optionalText, parseInput, whole } from "../protocol/authInput.ts";
import { importedHash, parseImportOptions } from "../passwords/importedHash.ts";
import { applyChanges, checkUid, newUser, type UserChanges } from "../accounts/userChanges.ts";

const LATEST = 8.64e15;
const imported = v.object({
  localId: v.string(),
  email: optionalText,
  emailVerified: optionalFlag,
  displayName: optionalText,
  photoUrl: optionalText,
  phoneNumber: optionalText,
  disabled: optionalFlag,
  customAttributes: optionalText,
  passwordHash: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,1024}={0,2}$/))),
  salt: v.nullish(v.pipe(v.string(), v.maxLength(1024))),
  createdAt: v.nullish(whole(LATEST)),
  lastLoginAt: v.nullish(whole(LATEST)),
  mfaInfo: v.nullish(v.array(v.unknown()), []),
  providerUserInfo: v.nullish(v.array(v.object({ providerId: v.string() })), []),
});
const list = v.object({ users: v.pipe(v.array(v.unknown()), v.maxLength(1000)) });
/** Providers of an account that follow from its other fields. */
const OWN_PROVIDERS = new Set(["password", "phone"]);

type Imported = v.InferOutput<typeof imported>;

/**
 * `projects/P/accounts:batchCreate`: accounts with the password hashes of another service. Each stands for itself: what
 * is wrong with one is reported under its index, and the others are stored. One with a known id replaces the account.
 */
export const importAccounts: AuthOperation = async (context, body) => {
  const { users } = parseInput(list, body);
  const toHash = hashOf(body);
  const error = await context.database.transaction(() =>
    users.flatMap((user, index) => {
      try {
        importOne(context, parseInput(imported, user), toHash);
        return [];
      } catch (failure) {
        if (!(failure instanceof AuthError)) throw failure;
        return [{ index, message: failure.message }];
      }
    }),
  );
  return { kind: "identitytoolkit#UploadAccountResponse", ...(error.length === 0 ? {} : { error }) };
};

/**
 * Finds the hash to store of a user's password, by the algorithm of the request; it may name none when no user has one.
 */
function hashOf(body: unknown): (user: Imported) => string | undefined {
  const named = v.safeParse(v.object({ hashAlgorithm: v.string() }), body).success;
  const options = named ? parseImportOptions(body) : null;
  return ({ passwordHash, salt }) => {
    if (passwordHash == null) return undefined;
    if (options === null) throw new AuthError("MISSING_HASH_ALGORITHM");
    return importedHash(options, passwordHash, salt ?? "");
  };
}

/** Checks everything before the first write: a refused user leaves nothing behind. */
function importOne(
  context: AuthContext,
  user: Imported,
  toHash: (user: Imported) => string | undefined,
): void {
  checkUid(user.localId);
  const foreign = (user.providerUserInfo ?? []).some(({ providerId }) => !OWN_PROVIDERS.has(providerId));
  if (foreign || (user.mfaInfo ?? []).length > 0) throw new AuthError("OPERATION_NOT_ALLOWED");
  const now = context.now();
  const changes: UserChanges = {
    email: user.email ?? undefined,
    emailVerified: user.emailVerified ?? undefined,
    displayName: user.displayName ?? undefined,
    photoUrl: user.photoUrl ?? undefined,
    phoneNumber: user.phoneNumber ?? undefined,
    disabled: user.disabled ?? undefined,
    customClaims: user.customAttributes ?? undefined,
    passwordHash: toHash(user),
  };
  const created = { ...newUser(user.localId, now), createdAt: user.createdAt ?? now };
  const next = applyChanges(created, changes, context.users, now);
  context.sessions.revokeAll(user.localId);
  context.users.save({ ...next, lastLoginAt: user.lastLoginAt ?? null });
}
