import * as v from "valibot";
import type { Action } from "../actionCodes/actionCodes.ts";
import { actionLink } from "../actionCodes/actionMail.ts";
import type { AuthCall, AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalText, parseInput } from "../protocol/authInput.ts";
import { checkPasswordPolicy } from "../passwords/passwordHash.ts";
import { checkContinueUrl } from "../actionCodes/continueUrl.ts";
import { applyChanges, isEmail, normalizeEmail, type UserChanges } from "../accounts/userChanges.ts";
import type { UserRecord } from "../accounts/userRecord.ts";

const reset = v.object({ oobCode: v.string(), newPassword: optionalText });

/** `accounts:resetPassword`: tells what a code is for or, with `newPassword`, uses it. */
export const resetPassword: AuthOperation = async (context, body, { caller }) => {
  const input = parseInput(reset, body);
  const action = context.codes.peek(input.oobCode);
  if (input.newPassword != null) {
    if (action.kind !== "PASSWORD_RESET") throw new AuthError("INVALID_OOB_CODE");
    checkPasswordPolicy(input.newPassword, context.passwordMinimum);
    const passwordHash = await context.passwords.hash(caller, input.newPassword);
    await consumeCode(context, input.oobCode, { passwordHash, emailVerified: true });
    await context.passwords.forgive(action.email);
  }
  return {
    kind: "identitytoolkit#ResetPasswordResponse",
    email: action.email,
    requestType: action.kind,
    ...(action.newEmail === null ? {} : { newEmail: action.newEmail }),
  };
};

/** Confirms an address, or changes to a new one that the code has proved. */
export async function applyActionCode(context: AuthContext, code: string): Promise<unknown> {
  const { kind, newEmail } = context.codes.peek(code);
  if (kind === "PASSWORD_RESET" || kind === "EMAIL_SIGNIN") throw new AuthError("INVALID_OOB_CODE");
  const email = newEmail ?? undefined;
  const validSince = newEmail === null ? undefined : Math.floor(context.now() / 1000);
  const user = await consumeCode(context, code, { email, emailVerified: true, validSince });
  return {
    kind: "identitytoolkit#SetAccountInfoResponse",
    localId: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
  };
}

/** Makes a code and the link that carries it. */
export async function createActionLink(
  context: AuthContext,
  call: AuthCall,
  action: Action,
  continueUrl: string | null | undefined,
): Promise<{ code: string; link: string }> {
  const target = {
    handlerUrl: call.handlerUrl,
    apiKey: call.query.get("key") ?? "local",
    continueUrl:
      continueUrl == null ? undefined : checkContinueUrl(continueUrl, context.projectId, call.handlerUrl),
  };
  const code = await context.codes.create(action);
  return { code, link: actionLink(action.kind, code, target) };
}

/**
 * The address that an account is to change to.
 * @throws AuthError INVALID_NEW_EMAIL
 */
export function parseNewEmail(text: string | null | undefined): string {
  if (text == null || !isEmail(text)) throw new AuthError("INVALID_NEW_EMAIL");
  return normalizeEmail(text);
}

/** Uses the code and changes the account in one transaction; sessions end when password or address change. */
function consumeCode(context: AuthContext, code: string, changes: UserChanges): Promise<UserRecord> {
  return context.database.transaction(() => {
    const action = context.codes.consume(code);
    const user = action.uid === null ? null : context.users.byUid(action.uid);
    // A code sent to an address that the account has since left must not open it.
    if (!user || user.email !== action.email) throw new AuthError("INVALID_OOB_CODE");
    if (user.disabled) throw new AuthError("USER_DISABLED");
    const next = applyChanges(user, changes, context.users, context.now());
    context.users.save(next);
    // Not by comparing `validSince`, which counts seconds: a session may have begun in this one.
    if (changes.validSince !== undefined || changes.passwordHash !== undefined) {
      context.sessions.revokeAll(user.uid);
    }
    return next;
  });
}
