import * as v from "valibot";
import { isActionKind, type Action, type ActionKind } from "../actionCodes/actionCodes.ts";
import { actionMail } from "../actionCodes/actionMail.ts";
import type { AuthContext, AuthOperation } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { optionalText, parseInput } from "../protocol/authInput.ts";
import { createActionLink, parseNewEmail } from "./clientCodes.ts";
import { checkContinueUrl } from "../actionCodes/continueUrl.ts";
import { requireRecentLogin } from "./recentLogin.ts";
import { normalizeEmail } from "../accounts/userChanges.ts";

const request = v.object({
  requestType: v.string(),
  email: optionalText,
  idToken: optionalText,
  newEmail: optionalText,
  continueUrl: optionalText,
});
type Request = v.InferOutput<typeof request>;

/** Mail that a request asks for, before anything has been looked up about the address that the mail goes to. */
interface AskedMail {
  readonly kind: ActionKind;
  /** Account of the id token; `null` for a request without one. */
  readonly uid: string | null;
  /** Address that the answer repeats: the account's own, or the one that was typed. */
  readonly email: string;
  readonly newEmail: string | null;
}

/**
 * `accounts:sendOobCode`. As with e-mail enumeration protection in production, neither the answer nor the work behind
 * it tells who has an account: a password reset is mailed only to an address with an account, a change of address only
 * to one without, and what is not mailed costs the same writes. Counted before anything is looked up: per address, per
 * source and, for who is signed in, per account.
 * @throws AuthError OPERATION_NOT_ALLOWED, UNAUTHORIZED_DOMAIN, MISSING_CONTINUE_URI, INVALID_EMAIL, INVALID_NEW_EMAIL,
 * MISSING_EMAIL, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, TOO_MANY_ATTEMPTS_TRY_LATER
 */
export const sendActionCode: AuthOperation = async (context, body, call) => {
  const input = parseInput(request, body);
  if (!isActionKind(input.requestType)) throw new AuthError("OPERATION_NOT_ALLOWED");
  if (input.continueUrl != null) checkContinueUrl(input.continueUrl, context.projectId, call.handlerUrl);
  const asked = await readAskedMail(context, input.requestType, input);
  const to = asked.newEmail ?? asked.email;
  await context.mailSourceLimiter.attempt(`mail-source:${call.caller.source.key}`);
  if (asked.uid !== null) await context.mailLimiter.attempt(`mail-account:${asked.uid}`);
  await context.mailLimiter.attempt(`mail:${to}`);
  const { action, isSent } = resolveAction(context, asked);
  const { link } = await createActionLink(context, call, action, input.continueUrl);
  const mail = actionMail(action.kind, to, link);
  await (isSent ? context.mail.send(mail) : context.mail.discard(mail));
  return { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email: asked.email };
};

async function readAskedMail(context: AuthContext, kind: ActionKind, input: Request): Promise<AskedMail> {
  if (kind === "EMAIL_SIGNIN" || kind === "PASSWORD_RESET") {
    const email = normalizeEmail(input.email ?? "");
    if (kind === "EMAIL_SIGNIN" && input.continueUrl == null) throw new AuthError("MISSING_CONTINUE_URI");
    return { kind, uid: null, email, newEmail: null };
  }
  const { user, authTime } = await context.sessions.authenticate(input.idToken ?? "");
  if (user.email === null) throw new AuthError("MISSING_EMAIL");
  if (kind === "VERIFY_EMAIL") return { kind, uid: user.uid, email: user.email, newEmail: null };
  requireRecentLogin(context, authTime);
  return { kind, uid: user.uid, email: user.email, newEmail: parseNewEmail(input.newEmail) };
}

/** The only place that asks whether the address has an account. A code that is not sent is known to nobody. */
function resolveAction(
  { users }: AuthContext,
  asked: AskedMail,
): { readonly action: Action; readonly isSent: boolean } {
  const holder = users.byEmail(asked.newEmail ?? asked.email);
  if (asked.kind === "PASSWORD_RESET") {
    const isSent = holder !== null && !holder.disabled;
    return { action: { ...asked, uid: isSent ? holder.uid : null }, isSent };
  }
  return { action: asked, isSent: asked.kind !== "VERIFY_AND_CHANGE_EMAIL" || holder === null };
}
