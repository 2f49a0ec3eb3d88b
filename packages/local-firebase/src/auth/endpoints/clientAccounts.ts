import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalFlag, optionalText, parseInput, profileText, textList } from "../protocol/authInput.ts";
import { applyActionCode } from "./clientCodes.ts";
import type { PasswordCaller } from "../passwords/passwordRateLimiter.ts";
import { checkPasswordPolicy, MAX_LENGTH } from "../passwords/passwordHash.ts";
import { refuseUnverifiedEmailChange } from "../accounts/verifiedEmail.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import { newUid, requireSelfRegistration } from "./signUp.ts";
import { applyChanges, normalizeEmail, type UserChanges } from "../accounts/userChanges.ts";
import { profileToWire, userToWire } from "../accounts/userRecord.ts";

const token = v.object({ idToken: v.string() });
const update = v.object({
  idToken: optionalText,
  oobCode: optionalText,
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  photoUrl: optionalText,
  deleteAttribute: textList,
  deleteProvider: textList,
  returnSecureToken: optionalFlag,
});

/** `accounts:lookup` for the holder of an id token. */
export const lookup: AuthOperation = async (context, body) => {
  const { user } = await context.sessions.authenticate(parseInput(token, body).idToken);
  return { kind: "identitytoolkit#GetAccountInfoResponse", users: [userToWire(user)] };
};

/**
 * `accounts:update`: profile and password of the token's holder, or what a mailed code stands for. Another address is
 * refused, whoever has it: it becomes the account's by the link that `accounts:sendOobCode` mails to it.
 */
export const updateAccount: AuthOperation = async (context, body, { caller }) => {
  const input = parseInput(update, body);
  if (input.oobCode != null) return applyActionCode(context, input.oobCode);
  const holder = await context.sessions.authenticate(input.idToken ?? "");
  const { authTime, provider } = holder;
  const deletesPassword = (input.deleteProvider ?? []).includes("password");
  const changesPassword = input.password != null || deletesPassword;
  if (input.email != null) refuseUnverifiedEmailChange(holder.user, normalizeEmail(input.email));
  if (changesPassword) requireRecentLogin(context, authTime);
  const passwordHash = await hashIfGiven(context, caller, input.password);
  const changes: UserChanges = {
    ...(deletesPassword ? { passwordHash: null, emailLink: false } : { passwordHash }),
    displayName: profileText(input.displayName, "DISPLAY_NAME", input.deleteAttribute ?? []),
    photoUrl: profileText(input.photoUrl, "PHOTO_URL", input.deleteAttribute ?? []),
  };
  // A session that began with a custom token keeps that one's claims: another one would lack them.
  const wantsTokens = (input.email != null || input.returnSecureToken === true) && provider !== "custom";
  const { updated, session } = await context.database.transaction(() => {
    const stored = context.sessions.recheck(holder);
    const next = applyChanges(stored, changes, context.users, context.now());
    context.users.save(next);
    if (changesPassword) {
      context.sessions.revokeAll(next.uid);
      return { updated: next, session: context.sessions.begin(next.uid) };
    }
    const another = wantsTokens ? context.sessions.begin(next.uid, { authTime, provider }) : null;
    return { updated: next, session: another };
  });
  return {
    kind: "identitytoolkit#SetAccountInfoResponse",
    localId: updated.uid,
    ...profileToWire(updated),
    emailVerified: updated.emailVerified,
    ...(session === null ? {} : await context.sessions.tokensOf(session)),
  };
};

/** `accounts:delete` of the token's holder. */
export const deleteAccount: AuthOperation = async (context, body) => {
  requireSelfRegistration(context);
  const holder = await context.sessions.authenticate(parseInput(token, body).idToken);
  requireRecentLogin(context, holder.authTime);
  await context.database.transaction(() => {
    const { uid } = context.sessions.recheck(holder);
    context.sessions.revokeAll(uid);
    context.users.delete(uid);
  });
  return { kind: "identitytoolkit#DeleteAccountResponse" };
};

/** `accounts:createAuthUri`: as with e-mail enumeration protection, it tells nothing about the address. */
export const createAuthUri: AuthOperation = async (_context, body) => {
  const { providerId } = parseInput(v.object({ identifier: optionalText, providerId: optionalText }), body);
  if (providerId != null) throw new AuthError("OPERATION_NOT_ALLOWED");
  return { kind: "identitytoolkit#CreateAuthUriResponse", sessionId: newUid() };
};

/** `passwordPolicy`: what `checkPasswordPolicy` holds passwords to, for the SDK's `validatePassword`. */
export const passwordPolicy: AuthOperation = async ({ passwordMinimum }) => ({
  customStrengthOptions: { minPasswordLength: passwordMinimum, maxPasswordLength: MAX_LENGTH },
  allowedNonAlphanumericCharacters: [..."^$*.[]{}()?\"!@#%&/\\,><':;|_~"],
  enforcementState: "ENFORCE",
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
});

async function hashIfGiven(
  context: AuthContext,
  caller: PasswordCaller,
  password: string | null | undefined,
): Promise<string | undefined> {
  if (password == null) return undefined;
  checkPasswordPolicy(password, context.passwordMinimum);
  return context.passwords.hash(caller, password);
}
