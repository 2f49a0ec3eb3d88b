import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalText, parseInput } from "../protocol/authInput.ts";
import type { SignInProvider } from "../tokens/idTokens.ts";
import { checkPasswordPolicy, requirePassword } from "../passwords/passwordHash.ts";
import type { PasswordCaller } from "../passwords/passwordRateLimiter.ts";
import { refuseUnverifiedEmailChange } from "../accounts/verifiedEmail.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import type { AuthenticatedUser } from "../tokens/sessions.ts";
import { applyChanges, newUser, normalizeEmail, type UserChanges } from "../accounts/userChanges.ts";
import { profileToWire, type UserRecord } from "../accounts/userRecord.ts";

const input = v.object({
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  idToken: optionalText,
});

/** A new account id: 28 characters, as Firebase's are. */
export function newUid(): string {
  return randomBytes(21).toString("base64url");
}

/**
 * `accounts:signUp`: with e-mail and password, anonymously, or adding a password to the id token's account. One that
 * has an address keeps it.
 */
export const signUp: AuthOperation = async (context, body, { caller }) => {
  requireSelfRegistration(context);
  const given = parseInput(input, body);
  const holder = given.idToken == null ? null : await authenticateForLinking(context, given.idToken);
  if (holder === null && given.email == null && given.password == null) return signUpAnonymously(context);
  const email = normalizeEmail(given.email ?? "");
  const password = requirePassword(given.password);
  checkPasswordPolicy(password, context.passwordMinimum);
  if (holder !== null && holder.user.email !== null) refuseUnverifiedEmailChange(holder.user, email);
  await checkFree(context, caller, email, holder?.user ?? null);
  const passwordHash = await context.passwords.hash(caller, password);
  const changes = { email, passwordHash, displayName: given.displayName ?? undefined };
  return save(context, holder, changes, "password");
};

/**
 * Enforces what a project allows under « User actions »: where accounts are made for people, nobody learns from a
 * sign-up whether there is one.
 * @throws AuthError ADMIN_ONLY_OPERATION
 */
export function requireSelfRegistration({ selfRegistration }: Pick<AuthContext, "selfRegistration">): void {
  if (!selfRegistration) throw new AuthError("ADMIN_ONLY_OPERATION");
}

function signUpAnonymously(context: AuthContext): Promise<unknown> {
  return save(context, null, {}, "anonymous");
}

/** Tells whoever has an address already proves themselves anew before it changes; an anonymous account has no way to. */
async function authenticateForLinking(context: AuthContext, idToken: string): Promise<AuthenticatedUser> {
  const holder = await context.sessions.authenticate(idToken);
  if (holder.user.email !== null) requireRecentLogin(context, holder.authTime);
  return holder;
}

/**
 * A sign-up tells that an address is taken, as it does in production; a source is told of few.
 * @throws AuthError EMAIL_EXISTS, TOO_MANY_ATTEMPTS_TRY_LATER
 */
async function checkFree(
  context: AuthContext,
  { source }: PasswordCaller,
  email: string,
  holder: UserRecord | null,
): Promise<void> {
  const subject = `taken:${source.key}`;
  context.takenEmailLimiter.check(subject);
  const owner = context.users.byEmail(email);
  if (!owner || owner.uid === holder?.uid) return;
  await context.takenEmailLimiter.attempt(subject);
  throw new AuthError("EMAIL_EXISTS");
}

/** @param holder of the account to add to; `null` makes one */
async function save(
  context: AuthContext,
  holder: AuthenticatedUser | null,
  changes: UserChanges,
  provider: SignInProvider,
): Promise<unknown> {
  const now = context.now();
  const session = await context.database.transaction(() => {
    const before = holder === null ? newUser(newUid(), now) : context.sessions.recheck(holder);
    const user = applyChanges(before, changes, context.users, now);
    context.users.save(user);
    context.sessions.revokeAll(user.uid);
    return context.sessions.begin(user.uid, { provider });
  });
  return {
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: session.user.uid,
    ...profileToWire(session.user),
    ...(await context.sessions.tokensOf(session)),
  };
}
