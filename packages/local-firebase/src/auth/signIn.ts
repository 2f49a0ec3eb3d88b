import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import { optionalText, parseInput } from "./authInput.ts";
import { readCustomToken } from "./customToken.ts";
import { isImportedHash } from "./importedHash.ts";
import { requirePassword } from "./passwordHash.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import { newUid } from "./signUp.ts";
import { applyChanges, newUser, normalizeEmail, type UserChanges } from "./userChanges.ts";
import { profileToWire, type UserRecord } from "./userRecord.ts";

const credentials = v.object({ email: optionalText, password: optionalText });
const emailLink = v.object({ email: optionalText, oobCode: v.string(), idToken: optionalText });
const custom = v.object({ token: v.string() });

/** `accounts:signInWithPassword`, reauthentication included. */
export const signInWithPassword: AuthOperation = async (context, body) => {
  const input = parseInput(credentials, body);
  const email = normalizeEmail(input.email ?? "");
  const password = requirePassword(input.password);
  const user = context.users.byEmail(email);
  await context.passwords.check(email, password, user?.passwordHash ?? null);
  if (!user) throw new AuthError("INVALID_LOGIN_CREDENTIALS");
  if (user.passwordHash !== null && isImportedHash(user.passwordHash)) await rehash(context, user, password);
  const tokens = await context.sessions.open(user.uid);
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    localId: user.uid,
    displayName: "",
    ...profileToWire(user),
    registered: true,
    ...tokens,
  };
};

/** `accounts:signInWithEmailLink`: signs in, signs up, or adds the address to the id token's account. */
export const signInWithEmailLink: AuthOperation = async (context, body) => {
  const input = parseInput(emailLink, body);
  const email = normalizeEmail(input.email ?? "");
  const action = context.codes.peek(input.oobCode);
  if (action.kind !== "EMAIL_SIGNIN") throw new AuthError("INVALID_OOB_CODE");
  if (action.email !== email) throw new AuthError("INVALID_EMAIL");
  const linked = input.idToken == null ? null : await context.sessions.authenticate(input.idToken);
  if (linked && linked.user.email !== null && linked.user.email !== email)
    requireRecentLogin(context, linked.authTime);
  const { user, isNewUser } = await context.database.transaction(() => {
    context.codes.consume(input.oobCode);
    return linked ? addAddress(context, linked.user.uid, email) : takeAccount(context, email);
  });
  await context.passwords.forgive(email);
  const tokens = await context.sessions.open(user.uid);
  return {
    kind: "identitytoolkit#EmailLinkSigninResponse",
    localId: user.uid,
    ...profileToWire(user),
    isNewUser,
    ...tokens,
  };
};

/** `accounts:signInWithCustomToken` */
export const signInWithCustomToken: AuthOperation = async (context, body, call) => {
  const { uid, claims } = await readCustomToken(context, parseInput(custom, body).token, call);
  const isNewUser = await context.database.transaction(() => {
    if (context.users.byUid(uid)) return false;
    context.users.save(newUser(uid, context.now()));
    return true;
  });
  const tokens = await context.sessions.open(uid, { provider: "custom", claims });
  return { kind: "identitytoolkit#VerifyCustomTokenResponse", isNewUser, ...tokens };
};

interface LinkSignIn {
  readonly user: UserRecord;
  readonly isNewUser: boolean;
}

function addAddress(context: AuthContext, uid: string, email: string): LinkSignIn {
  const user = context.users.byUid(uid);
  if (!user) throw new AuthError("USER_NOT_FOUND");
  return { user: saveProven(context, user, { email }), isNewUser: false };
}

/**
 * The account of a proven address, made if missing. Somebody else may have signed up with the address before its holder
 * did: a password and sessions from then must not open what is the holder's from now on.
 */
function takeAccount(context: AuthContext, email: string): LinkSignIn {
  const now = context.now();
  const existing = context.users.byEmail(email);
  const user = existing ?? newUser(newUid(), now);
  if (!existing || user.emailVerified)
    return { user: saveProven(context, user, { email }), isNewUser: !existing };
  context.sessions.revokeAll(user.uid);
  const validSince = Math.floor(now / 1000);
  return { user: saveProven(context, user, { email, passwordHash: null, validSince }), isNewUser: false };
}

function saveProven(context: AuthContext, user: UserRecord, changes: UserChanges): UserRecord {
  if (user.disabled) throw new AuthError("USER_DISABLED");
  const proven = { ...changes, emailVerified: true, emailLink: true };
  const next = applyChanges(user, proven, context.users, context.now());
  context.users.save(next);
  return next;
}

/** Replaces a hash that another service made by one of our own, unless the password has changed meanwhile. */
async function rehash(context: AuthContext, user: UserRecord, password: string): Promise<void> {
  const passwordHash = await context.passwords.hash(password);
  await context.database.transaction(() => {
    const stored = context.users.byUid(user.uid);
    if (stored?.passwordHash === user.passwordHash) context.users.save({ ...stored, passwordHash });
  });
}
