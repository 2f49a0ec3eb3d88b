import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ActionPageContent,
  actionPageHtml,
  actionFormPage,
  actionDonePage,
  actionErrorPage,
} from "../actionCodes/actionPageHtml.ts";
import type { AuthContext } from "./authContext.ts";
import { AuthError } from "../protocol/authError.ts";
import { applyActionCode, resetPassword } from "./clientCodes.ts";
import { checkContinueUrl } from "../actionCodes/continueUrl.ts";
import { ACTION_PAGE } from "../actionCodes/handlerAddress.ts";
import type { PasswordCaller } from "../passwords/passwordRateLimiter.ts";

interface PageVisit {
  readonly url: URL;
  readonly body: Buffer;
  /** Absolute address of the page. */
  readonly handlerUrl: string;
  readonly caller: PasswordCaller;
}

/**
 * The page that mailed links open unless the app has its own: a form without script. Opening it changes nothing
 * (mail scanners follow links); sending the form does.
 * @returns false when the path is not its own
 */
export async function handleActionPage(
  context: AuthContext,
  request: IncomingMessage,
  response: ServerResponse,
  visit: PageVisit,
): Promise<boolean> {
  const { url, body, handlerUrl, caller } = visit;
  if (url.pathname !== ACTION_PAGE) return false;
  const code = url.searchParams.get("oobCode") ?? "";
  const minimum = context.passwordMinimum;
  try {
    const { kind, email, newEmail } = context.codes.peek(code);
    if (kind === "EMAIL_SIGNIN") {
      response
        .writeHead(302, { location: signInPage(context, visit), "referrer-policy": "no-referrer" })
        .end();
      return true;
    }
    const form = new URLSearchParams(body.toString("utf8"));
    if (request.method === "POST") {
      if (kind === "PASSWORD_RESET") {
        const newPassword = form.get("newPassword") ?? "";
        await resetPassword(
          context,
          { oobCode: code, newPassword },
          { query: url.searchParams, handlerUrl, fromLocalProgram: false, caller },
        );
      } else await applyActionCode(context, code);
      sendPage(response, 200, actionDonePage(kind, nextPage(context, visit)));
    } else {
      sendPage(response, 200, actionFormPage(kind, { email: newEmail ?? email, minimum }));
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const reason = error.message.split(" ", 1)[0] ?? "";
    const isWeak = reason === "WEAK_PASSWORD" || reason === "PASSWORD_DOES_NOT_MEET_REQUIREMENTS";
    const page = isWeak
      ? actionFormPage("PASSWORD_RESET", {
          email: context.codes.peek(code).email,
          minimum,
          alert: `Choisissez un mot de passe de ${minimum} caractères au moins.`,
        })
      : actionErrorPage(reason, nextPage(context, visit));
    sendPage(response, error.httpStatus, page);
  }
  return true;
}

/** The page of the app that signs in with the link: it finds the link's parameters in its own address. */
function signInPage(context: AuthContext, { url, handlerUrl }: PageVisit): string {
  const page = new URL(
    checkContinueUrl(url.searchParams.get("continueUrl") ?? "", context.projectId, handlerUrl),
  );
  for (const [name, value] of url.searchParams)
    if (name !== "continueUrl") page.searchParams.set(name, value);
  return page.href;
}

/**
 * Finds the page that the link goes on to; `null` where it does not say, or somewhere else than to the project's pages.
 */
function nextPage(context: AuthContext, { url, handlerUrl }: PageVisit): string | null {
  const target = url.searchParams.get("continueUrl");
  if (target === null) return null;
  try {
    return new URL(checkContinueUrl(target, context.projectId, handlerUrl)).href;
  } catch {
    return null;
  }
}

function sendPage(response: ServerResponse, status: number, content: ActionPageContent): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    // With `no-referrer` the form would be sent without its origin too, as a page does that hides where it comes from.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(actionPageHtml(content));
}
