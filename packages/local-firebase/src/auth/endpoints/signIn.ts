import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalText, parseInput } from "../protocol/authInput.ts";
import { readCustomToken } from "./customToken.ts";
import { isImportedHash } from "../passwords/importedHash.ts";
import { requirePassword } from "../passwords/passwordHash.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import { newUid, requireSelfRegistration } from "./signUp.ts";
import { applyChanges, newUser, normalizeEmail, type UserChanges } from "../accounts/userChanges.ts";
import { profileToWire, type UserRecord } from "../accounts/userRecord.ts";

const credentials = v.object({ email: optionalText, password: optionalText });
const emailLink = v.object({ email: optionalText, oobCode: v.string(), idToken: optionalText });
const custom = v.object({ token: v.string() });

/** `accounts:signInWithPassword`, reauthentication included. */
export const signInWithPassword: AuthOperation = async (context, body, { caller }) => {
  const input = parseInput(credentials, body);
  const email = normalizeEmail(input.email ?? "");
  const password = requirePassword(input.password);
  const user = context.users.byEmail(email);
  const checked = user?.passwordHash ?? null;
  await context.passwords.check(caller, email, password, checked);
  if (!user || checked === null) throw new AuthError("INVALID_LOGIN_CREDENTIALS");
  // A hash that another service made is replaced by one of our own.
  const passwordHash = isImportedHash(checked) ? await context.passwords.hash(caller, password) : checked;
  const session = await context.database.transaction(() => {
    const stored = context.users.byUid(user.uid);
    // The password may have been changed while this one was waiting to be checked.
    if (stored?.passwordUpdatedAt !== user.passwordUpdatedAt)
      throw new AuthError("INVALID_LOGIN_CREDENTIALS");
    if (stored.passwordHash === checked) context.users.save({ ...stored, passwordHash });
    return context.sessions.begin(user.uid);
  });
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    localId: user.uid,
    displayName: "",
    ...profileToWire(session.user),
    registered: true,
    ...(await context.sessions.tokensOf(session)),
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
  const { session, isNewUser } = await context.database.transaction(() => {
    context.codes.consume(input.oobCode);
    const { user, isNewUser } = linked
      ? addAddress(context, context.sessions.recheck(linked), email)
      : takeAccount(context, email);
    return { session: context.sessions.begin(user.uid), isNewUser };
  });
  await context.passwords.forgive(email);
  return {
    kind: "identitytoolkit#EmailLinkSigninResponse",
    localId: session.user.uid,
    ...profileToWire(session.user),
    isNewUser,
    ...(await context.sessions.tokensOf(session)),
  };
};

/** `accounts:signInWithCustomToken` */
export const signInWithCustomToken: AuthOperation = async (context, body, call) => {
  const { uid, claims } = await readCustomToken(context, parseInput(custom, body).token, call);
  const { session, isNewUser } = await context.database.transaction(() => {
    const isNewUser = context.users.byUid(uid) === null;
    if (isNewUser) context.users.save(newUser(uid, context.now()));
    return { session: context.sessions.begin(uid, { provider: "custom", claims }), isNewUser };
  });
  const tokens = await context.sessions.tokensOf(session);
  return { kind: "identitytoolkit#VerifyCustomTokenResponse", isNewUser, ...tokens };
};

interface LinkSignIn {
  readonly user: UserRecord;
  readonly isNewUser: boolean;
}

function addAddress(context: AuthContext, user: UserRecord, email: string): LinkSignIn {
  if (user.email !== email) context.sessions.revokeAll(user.uid);
  return { user: saveProven(context, user, { email }), isNewUser: false };
}

/**
 * The account of a proven address, made if missing. Somebody else may have signed up with the address before its holder
 * did: a password and sessions from then must not open what is the holder's from now on.
 */
function takeAccount(context: AuthContext, email: string): LinkSignIn {
  const now = context.now();
  const existing = context.users.byEmail(email);
  if (!existing) requireSelfRegistration(context);
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
