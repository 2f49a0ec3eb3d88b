import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import { optionalText, parseInput } from "./authInput.ts";
import { checkPasswordPolicy, requirePassword } from "./passwordHash.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import type { SessionTokens } from "./sessions.ts";
import { applyChanges, newUser, normalizeEmail, type UserChanges } from "./userChanges.ts";
import { profileToWire, type UserRecord } from "./userRecord.ts";

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

/** `accounts:signUp`: with e-mail and password, anonymously, or adding a password to the id token's account. */
export const signUp: AuthOperation = async (context, body) => {
  const given = parseInput(input, body);
  const holder = given.idToken == null ? null : await authenticateForLinking(context, given.idToken);
  if (holder === null && given.email == null && given.password == null) return signUpAnonymously(context);
  const email = normalizeEmail(given.email ?? "");
  const password = requirePassword(given.password);
  checkPasswordPolicy(password);
  checkFree(context, email, holder);
  const passwordHash = await context.passwords.hash(password);
  const user = await saveNew(context, holder?.uid ?? null, {
    email,
    passwordHash,
    displayName: given.displayName ?? undefined,
  });
  return answer(user, await context.sessions.open(user.uid));
};

async function signUpAnonymously(context: AuthContext): Promise<unknown> {
  const user = await saveNew(context, null, {});
  return answer(user, await context.sessions.open(user.uid, { provider: "anonymous" }));
}

/** Whoever has an address already proves themselves anew before it changes; an anonymous account has no way to. */
async function authenticateForLinking(context: AuthContext, idToken: string): Promise<UserRecord> {
  const { user, authTime } = await context.sessions.authenticate(idToken);
  if (user.email !== null) requireRecentLogin(context, authTime);
  return user;
}

function checkFree(context: AuthContext, email: string, holder: UserRecord | null): void {
  const owner = context.users.byEmail(email);
  if (owner && owner.uid !== holder?.uid) throw new AuthError("EMAIL_EXISTS");
}

/** @param uid account to add to; `null` makes one */
function saveNew(context: AuthContext, uid: string | null, changes: UserChanges): Promise<UserRecord> {
  const now = context.now();
  return context.database.transaction(() => {
    const before = uid === null ? newUser(newUid(), now) : context.users.byUid(uid);
    if (!before) throw new AuthError("USER_NOT_FOUND");
    const user = applyChanges(before, changes, context.users, now);
    context.users.save(user);
    context.sessions.revokeAll(user.uid);
    return user;
  });
}

function answer(user: UserRecord, tokens: SessionTokens): unknown {
  return {
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: user.uid,
    ...profileToWire(user),
    ...tokens,
  };
}
