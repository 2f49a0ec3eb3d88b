import * as v from "valibot";
import { isActionKind } from "../actionCodes/actionCodes.ts";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import {
  optionalFlag,
  optionalText,
  parseInput,
  profileText,
  textList,
  whole,
} from "../protocol/authInput.ts";
import { createActionLink, parseNewEmail } from "./clientCodes.ts";
import type { PasswordCaller } from "../passwords/passwordRateLimiter.ts";
import { checkPasswordPolicy } from "../passwords/passwordHash.ts";
import { newUid } from "./signUp.ts";
import {
  applyChanges,
  checkUid,
  newUser,
  normalizeEmail,
  type UserChanges,
} from "../accounts/userChanges.ts";
import { userToWire, type UserRecord } from "../accounts/userRecord.ts";

const account = v.object({
  localId: optionalText,
  email: optionalText,
  emailVerified: optionalFlag,
  password: optionalText,
  displayName: optionalText,
  photoUrl: optionalText,
  phoneNumber: optionalText,
  disabled: optionalFlag,
  disableUser: optionalFlag,
  customAttributes: optionalText,
  validSince: v.nullish(whole(2 ** 40)),
  deleteAttribute: textList,
  deleteProvider: textList,
  mfa: v.nullish(v.object({ enrollments: v.nullish(v.array(v.unknown()), []) })),
  mfaInfo: v.nullish(v.array(v.unknown()), []),
  linkProviderUserInfo: v.optional(v.unknown()),
});
const selection = v.object({ localId: textList, email: textList, phoneNumber: textList });
const deletion = v.object({ localId: v.string() });
const deletions = v.object({ localIds: textList, force: optionalFlag });
const codeRequest = v.object({
  requestType: v.string(),
  email: v.string(),
  newEmail: optionalText,
  continueUrl: optionalText,
  returnOobLink: optionalFlag,
});

/** `projects/P/accounts` */
export const createAccount: AuthOperation = async (context, body, { caller }) => {
  const input = parseInput(account, body);
  const uid = input.localId ?? newUid();
  checkUid(uid);
  const changes = await toChanges(context, caller, input);
  const now = context.now();
  const user = await context.database.transaction(() => {
    if (context.users.byUid(uid)) throw new AuthError("DUPLICATE_LOCAL_ID");
    const created = applyChanges(newUser(uid, now), changes, context.users, now);
    context.users.save(created);
    return created;
  });
  return { kind: "identitytoolkit#SignupNewUserResponse", localId: user.uid, email: user.email ?? undefined };
};

/** `projects/P/accounts:lookup` by ids, addresses and telephone numbers. */
export const lookupAccounts: AuthOperation = async (context, body) => {
  const { localId, email, phoneNumber } = parseInput(selection, body);
  const found = new Map<string, UserRecord>();
  const candidates = [
    ...(localId ?? []).map((uid) => context.users.byUid(uid)),
    ...(email ?? []).map((address) => context.users.byEmail(normalizeEmail(address))),
    ...(phoneNumber ?? []).map((number) => context.users.byPhoneNumber(number)),
  ];
  for (const user of candidates) if (user) found.set(user.uid, user);
  const users = [...found.values()].map(userToWire);
  // The SDK takes an absent list, not an empty one, for "not found".
  return { kind: "identitytoolkit#GetAccountInfoResponse", ...(users.length === 0 ? {} : { users }) };
};

/** `projects/P/accounts:update`: profile, password, claims, disabling, revocation (`validSince`). */
export const updateAnyAccount: AuthOperation = async (context, body, { caller }) => {
  const input = parseInput(account, body);
  const changes = await toChanges(context, caller, input);
  const updated = await context.database.transaction(() => {
    const user = context.users.byUid(input.localId ?? "");
    if (!user) throw new AuthError("USER_NOT_FOUND");
    const next = applyChanges(user, changes, context.users, context.now());
    context.users.save(next);
    const endsSessions = changes.passwordHash !== undefined || changes.validSince !== undefined;
    if (endsSessions || next.email !== user.email) context.sessions.revokeAll(user.uid);
    return next;
  });
  return { kind: "identitytoolkit#SetAccountInfoResponse", ...userToWire(updated) };
};

/** `projects/P/accounts:delete` */
export const deleteAnyAccount: AuthOperation = async (context, body) => {
  const { localId } = parseInput(deletion, body);
  await context.database.transaction(() => {
    if (!context.users.byUid(localId)) throw new AuthError("USER_NOT_FOUND");
    deleteUser(context, localId);
  });
  return { kind: "identitytoolkit#DeleteAccountResponse" };
};

/** `projects/P/accounts:batchDelete`: without `force`, only disabled accounts go. */
export const deleteAccounts: AuthOperation = async (context, body) => {
  const { localIds, force } = parseInput(deletions, body);
  const errors = await context.database.transaction(() =>
    (localIds ?? []).flatMap((localId, index) => {
      const user = context.users.byUid(localId);
      if (user && !user.disabled && force !== true) {
        return [{ index, localId, message: "NOT_DISABLED : Disable the account before batch deletion." }];
      }
      deleteUser(context, localId);
      return [];
    }),
  );
  return { errors };
};

/** GET `projects/P/accounts:batchGet`: pages of accounts by uid. */
export const listAccounts: AuthOperation = async (context, _body, call) => {
  const limit = Math.min(Math.max(Math.trunc(Number(call.query.get("maxResults"))) || 20, 1), 1000);
  const users = context.users.page(call.query.get("nextPageToken") ?? "", limit);
  const last = users.length === limit ? users.at(-1)?.uid : undefined;
  return {
    kind: "identitytoolkit#DownloadAccountResponse",
    ...(users.length === 0 ? {} : { users: users.map(userToWire) }),
    ...(last === undefined ? {} : { nextPageToken: last }),
  };
};

/** `projects/P/accounts:sendOobCode` with `returnOobLink`: the server sends the mail itself. */
export const createLink: AuthOperation = async (context, body, call) => {
  const input = parseInput(codeRequest, body);
  if (!isActionKind(input.requestType) || input.returnOobLink !== true)
    throw new AuthError("OPERATION_NOT_ALLOWED");
  const email = normalizeEmail(input.email);
  const signsIn = input.requestType === "EMAIL_SIGNIN";
  if (signsIn && input.continueUrl == null) throw new AuthError("MISSING_CONTINUE_URI");
  const user = signsIn ? null : context.users.byEmail(email);
  if (!signsIn && !user) throw new AuthError("EMAIL_NOT_FOUND");
  const changes = input.requestType === "VERIFY_AND_CHANGE_EMAIL";
  const newEmail = changes ? parseNewEmail(input.newEmail) : null;
  // An administrator may know who has an account.
  if (newEmail !== null && context.users.byEmail(newEmail)) throw new AuthError("EMAIL_EXISTS");
  const action = { kind: input.requestType, uid: user?.uid ?? null, email, newEmail };
  const { code, link } = await createActionLink(context, call, action, input.continueUrl);
  return { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email, oobCode: code, oobLink: link };
};

async function toChanges(
  context: AuthContext,
  caller: PasswordCaller,
  input: v.InferOutput<typeof account>,
): Promise<UserChanges> {
  const deleted = input.deleteAttribute ?? [];
  if (input.password != null) checkPasswordPolicy(input.password);
  const dropped = input.deleteProvider ?? [];
  const factors = [...(input.mfa?.enrollments ?? []), ...(input.mfaInfo ?? [])];
  if (factors.length > 0 || input.linkProviderUserInfo != null) throw new AuthError("OPERATION_NOT_ALLOWED");
  const passwordHash =
    input.password == null ? undefined : await context.passwords.hash(caller, input.password);
  return {
    email: input.email ?? undefined,
    emailVerified: input.emailVerified ?? undefined,
    displayName: profileText(input.displayName, "DISPLAY_NAME", deleted),
    photoUrl: profileText(input.photoUrl, "PHOTO_URL", deleted),
    phoneNumber: dropped.includes("phone") ? null : (input.phoneNumber ?? undefined),
    disabled: input.disableUser ?? input.disabled ?? undefined,
    customClaims: input.customAttributes ?? undefined,
    validSince: input.validSince ?? undefined,
    ...(dropped.includes("password") ? { passwordHash: null, emailLink: false } : { passwordHash }),
  };
}

function deleteUser(context: AuthContext, uid: string): void {
  context.sessions.revokeAll(uid);
  context.users.delete(uid);
}
