import type { IncomingMessage, ServerResponse } from "node:http";
import type { AuthContext } from "./authContext.ts";
import { AuthError } from "./authError.ts";
import { applyActionCode, resetPassword } from "./clientCodes.ts";
import { checkContinueUrl } from "./continueUrl.ts";
import { ACTION_PAGE } from "./handlerAddress.ts";
import type { PasswordCaller } from "./passwordGate.ts";

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem}
label,input,button{display:block;font:inherit;margin-block:.5rem}input{width:100%;box-sizing:border-box;padding:.5rem}
button{padding:.5rem 1rem}[role=alert]{font-weight:600}`;

/** Messages for the codes that a reader can do something about. */
const REFUSALS: Readonly<Record<string, string>> = {
  EXPIRED_OOB_CODE: "Ce lien a expiré. Demandez-en un nouveau.",
  INVALID_OOB_CODE: "Ce lien a déjà servi ou n’est pas complet. Demandez-en un nouveau.",
  USER_DISABLED: "Ce compte est désactivé.",
  EMAIL_EXISTS: "Cette adresse e-mail est déjà utilisée par un autre compte.",
  UNAUTHORIZED_DOMAIN: "Ce lien mène à un site inconnu.",
  WEAK_PASSWORD: "Choisissez un mot de passe d’au moins 6 caractères.",
};

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
  try {
    const { kind } = context.codes.peek(code);
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
      sendPage(
        response,
        200,
        "C’est fait",
        `<p role="status">${doneText(kind)}</p>${continueLink(context, visit)}`,
      );
    } else if (kind === "PASSWORD_RESET") {
      sendPage(response, 200, "Nouveau mot de passe", passwordForm(""));
    } else {
      sendPage(
        response,
        200,
        "Adresse e-mail",
        `<form method="post"><button>Confirmer cette adresse</button></form>`,
      );
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const reason = error.message.split(" ", 1)[0] ?? "";
    const text = `<p role="alert">${REFUSALS[reason] ?? "Ce lien ne peut pas être utilisé."}</p>`;
    sendPage(response, error.httpStatus, "Lien", reason === "WEAK_PASSWORD" ? passwordForm(text) : text);
  }
  return true;
}

function passwordForm(alert: string): string {
  return `<form method="post">${alert}<label for="p">Nouveau mot de passe (6 caractères au moins)</label>
<input id="p" name="newPassword" type="password" autocomplete="new-password" minlength="6" required>
<button>Enregistrer</button></form>`;
}

function doneText(kind: string): string {
  if (kind === "PASSWORD_RESET") return "Votre mot de passe est changé. Vous pouvez vous connecter.";
  if (kind === "VERIFY_EMAIL") return "Votre adresse e-mail est confirmée.";
  return "Votre adresse e-mail est changée. Connectez-vous avec la nouvelle.";
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

function continueLink(context: AuthContext, { url, handlerUrl }: PageVisit): string {
  const target = url.searchParams.get("continueUrl");
  if (target === null) return "";
  const href = new URL(checkContinueUrl(target, context.projectId, handlerUrl)).href
    .replaceAll("&", "&amp;")
    .replaceAll('"', "%22");
  return `<p><a href="${href}">Continuer</a></p>`;
}

function sendPage(response: ServerResponse, status: number, title: string, main: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    // With `no-referrer` the form would be sent without its origin too, as a page does that hides where it comes from.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${main}</main></html>`,
  );
}
