import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import { optionalFlag, optionalText, parseInput, profileText, textList } from "./authInput.ts";
import { applyActionCode } from "./clientCodes.ts";
import { checkPasswordPolicy } from "./passwordHash.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import { applyChanges, newUser, normalizeEmail, type UserChanges } from "./userChanges.ts";
import { profileToWire, userToWire } from "./userRecord.ts";

const credentials = v.object({
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  idToken: optionalText,
});
const token = v.object({ idToken: v.string() });
const update = v.object({
  idToken: optionalText,
  oobCode: optionalText,
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  photoUrl: optionalText,
  deleteAttribute: textList,
  returnSecureToken: optionalFlag,
});

/** A new account id: 28 characters, as Firebase's are. */
export function newUid(): string {
  return randomBytes(21).toString("base64url");
}

/** `accounts:signUp`: e-mail and password only. */
export const signUp: AuthOperation = async (context, body) => {
  const input = parseInput(credentials, body);
  if (input.idToken != null) throw new AuthError("OPERATION_NOT_ALLOWED");
  if (input.email == null && input.password == null) throw new AuthError("ADMIN_ONLY_OPERATION");
  const email = normalizeEmail(input.email ?? "");
  const password = requirePassword(input.password);
  checkPasswordPolicy(password);
  if (context.users.byEmail(email)) throw new AuthError("EMAIL_EXISTS");
  const passwordHash = await context.passwords.hash(password);
  const now = context.now();
  const user = await context.database.transaction(() => {
    const changes = { email, passwordHash, displayName: input.displayName ?? null };
    const created = applyChanges(newUser(newUid(), now), changes, context.users, now);
    context.users.save(created);
    return created;
  });
  const tokens = await context.sessions.open(user.uid);
  return {
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: user.uid,
    ...profileToWire(user),
    ...tokens,
  };
};

/** `accounts:signInWithPassword`, reauthentication included. */
export const signInWithPassword: AuthOperation = async (context, body) => {
  const input = parseInput(credentials, body);
  const email = normalizeEmail(input.email ?? "");
  const password = requirePassword(input.password);
  const user = context.users.byEmail(email);
  await context.passwords.check(email, password, user?.passwordHash ?? null);
  if (!user) throw new AuthError("INVALID_LOGIN_CREDENTIALS");
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

/** `accounts:lookup` for the holder of an id token. */
export const lookup: AuthOperation = async (context, body) => {
  const { user } = await context.sessions.authenticate(parseInput(token, body).idToken);
  return { kind: "identitytoolkit#GetAccountInfoResponse", users: [userToWire(user)] };
};

/** `accounts:update`: profile, e-mail and password of the token's holder, or what a mailed code stands for. */
export const updateAccount: AuthOperation = async (context, body) => {
  const input = parseInput(update, body);
  if (input.oobCode != null) return applyActionCode(context, input.oobCode);
  const { user, authTime } = await context.sessions.authenticate(input.idToken ?? "");
  const changesPassword = input.password != null;
  if (changesPassword || input.email != null) requireRecentLogin(context, authTime);
  const changes: UserChanges = {
    email: input.email ?? undefined,
    passwordHash: await hashIfGiven(context, input.password),
    displayName: profileText(input.displayName, "DISPLAY_NAME", input.deleteAttribute ?? []),
    photoUrl: profileText(input.photoUrl, "PHOTO_URL", input.deleteAttribute ?? []),
  };
  const updated = await context.database.transaction(() => {
    const next = applyChanges(context.users.byUid(user.uid) ?? user, changes, context.users, context.now());
    context.users.save(next);
    if (changesPassword) context.sessions.revokeAll(user.uid);
    return next;
  });
  const wantsTokens = changesPassword || input.email != null || input.returnSecureToken === true;
  return {
    kind: "identitytoolkit#SetAccountInfoResponse",
    localId: updated.uid,
    ...profileToWire(updated),
    emailVerified: updated.emailVerified,
    ...(wantsTokens ? await context.sessions.open(updated.uid, changesPassword ? undefined : authTime) : {}),
  };
};

/** `accounts:delete` of the token's holder. */
export const deleteAccount: AuthOperation = async (context, body) => {
  const { user, authTime } = await context.sessions.authenticate(parseInput(token, body).idToken);
  requireRecentLogin(context, authTime);
  await context.database.transaction(() => context.users.delete(user.uid));
  return { kind: "identitytoolkit#DeleteAccountResponse" };
};

/** `accounts:createAuthUri`: as with e-mail enumeration protection, it tells nothing about the address. */
export const createAuthUri: AuthOperation = async (_context, body) => {
  parseInput(v.object({ identifier: v.string() }), body);
  return { kind: "identitytoolkit#CreateAuthUriResponse", sessionId: newUid() };
};

function requirePassword(password: string | null | undefined): string {
  if (password == null || password === "") throw new AuthError("MISSING_PASSWORD");
  return password;
}

async function hashIfGiven(
  context: AuthContext,
  password: string | null | undefined,
): Promise<string | undefined> {
  if (password == null) return undefined;
  checkPasswordPolicy(password);
  return context.passwords.hash(password);
}
