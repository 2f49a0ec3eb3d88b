import * as v from "valibot";
import { isActionKind } from "./actionCodes.ts";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import { optionalFlag, optionalText, parseInput, profileText, textList } from "./authInput.ts";
import { newUid } from "./clientAccounts.ts";
import { createActionLink } from "./clientCodes.ts";
import { checkPasswordPolicy } from "./passwordHash.ts";
import { applyChanges, newUser, normalizeEmail, type UserChanges } from "./userChanges.ts";
import { userToWire, type UserRecord } from "./userRecord.ts";

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
  validSince: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())),
  deleteAttribute: textList,
  deleteProvider: textList,
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
const UID = /^[\s\S]{1,128}$/;

/** `projects/P/accounts` */
export const createAccount: AuthOperation = async (context, body) => {
  const input = parseInput(account, body);
  const uid = input.localId ?? newUid();
  if (!UID.test(uid)) throw new AuthError("INVALID_LOCAL_ID");
  const changes = await toChanges(context, input);
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
export const updateAnyAccount: AuthOperation = async (context, body) => {
  const input = parseInput(account, body);
  const changes = await toChanges(context, input);
  const updated = await context.database.transaction(() => {
    const user = context.users.byUid(input.localId ?? "");
    if (!user) throw new AuthError("USER_NOT_FOUND");
    const next = applyChanges(user, changes, context.users, context.now());
    context.users.save(next);
    if (changes.passwordHash !== undefined || changes.validSince !== undefined)
      context.sessions.revokeAll(user.uid);
    return next;
  });
  return { kind: "identitytoolkit#SetAccountInfoResponse", ...userToWire(updated) };
};

/** `projects/P/accounts:delete` */
export const deleteAnyAccount: AuthOperation = async (context, body) => {
  const { localId } = parseInput(deletion, body);
  await context.database.transaction(() => {
    if (!context.users.byUid(localId)) throw new AuthError("USER_NOT_FOUND");
    context.users.delete(localId);
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
      context.users.delete(localId);
      return [];
    }),
  );
  return { errors };
};

/** GET `projects/P/accounts:batchGet`: pages of accounts by uid. */
export const listAccounts: AuthOperation = async (context, _body, call) => {
  const limit = Math.min(Math.max(Number(call.query.get("maxResults") ?? 20) || 20, 1), 1000);
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
  const user = context.users.byEmail(email);
  if (!user) throw new AuthError("EMAIL_NOT_FOUND");
  const newEmail =
    input.requestType === "VERIFY_AND_CHANGE_EMAIL" ? normalizeEmail(input.newEmail ?? "") : null;
  const action = { kind: input.requestType, uid: user.uid, email, newEmail };
  const { code, link } = await createActionLink(context, call, action, input.continueUrl);
  return { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email, oobCode: code, oobLink: link };
};

async function toChanges(context: AuthContext, input: v.InferOutput<typeof account>): Promise<UserChanges> {
  const deleted = input.deleteAttribute ?? [];
  if (input.password != null) checkPasswordPolicy(input.password);
  const dropsPhone = (input.deleteProvider ?? []).includes("phone");
  return {
    email: input.email ?? undefined,
    emailVerified: input.emailVerified ?? undefined,
    displayName: profileText(input.displayName, "DISPLAY_NAME", deleted),
    photoUrl: profileText(input.photoUrl, "PHOTO_URL", deleted),
    phoneNumber: dropsPhone ? null : (input.phoneNumber ?? undefined),
    disabled: input.disableUser ?? input.disabled ?? undefined,
    customClaims: input.customAttributes ?? undefined,
    validSince: input.validSince ?? undefined,
    passwordHash: input.password == null ? undefined : await context.passwords.hash(input.password),
  };
}
