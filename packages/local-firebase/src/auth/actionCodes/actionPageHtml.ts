import type { ActionKind } from "./actionCodes.ts";
import { actionPageStyle } from "./actionPageStyle.ts";

/** Content of a page of an action code. */
export interface ActionPageContent {
  readonly title: string;
  /** Markup, escaped already. */
  readonly main: string;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as markup, in an attribute too. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");

/** Draws the page that says what a code is for, once it is opened. */
export function actionFormPage(
  kind: ActionKind,
  {
    email,
    minimum,
    alert = "",
  }: { readonly email: string; readonly minimum: number; readonly alert?: string },
): ActionPageContent {
  if (kind === "PASSWORD_RESET") {
    return {
      title: "Nouveau mot de passe",
      main: `<p>Pour le compte <strong>${escapeText(email)}</strong></p><form method="post">${alertMarkup(alert)}<input name="username" value="${escapeText(email)}" autocomplete="username" hidden><label for="p">Nouveau mot de passe</label>
<input id="p" name="newPassword" type="password" autocomplete="new-password" minlength="${minimum}" maxlength="4096" aria-describedby="h" required autofocus>
<p class="hint" id="h">${minimum} caractères au moins. Une phrase de quelques mots convient très bien.</p>
<button>Enregistrer</button></form>`,
    };
  }
  return {
    title: "Confirmer votre adresse e-mail",
    main: `<p>Adresse à confirmer\u00A0: <strong>${escapeText(email)}</strong></p><form method="post"><button>Confirmer cette adresse</button></form>`,
  };
}

/** Draws the page that says what was done with a code. */
export function actionDonePage(kind: ActionKind, next: string | null): ActionPageContent {
  return { title: "C’est fait", main: `<p role="status">${doneText(kind)}</p>${nextLink(next)}` };
}

/** Draws the page that says why nothing can be done with a code. */
export function actionErrorPage(reason: string, next: string | null): ActionPageContent {
  const text = REFUSALS[reason] ?? "Ce lien ne peut pas être utilisé.";
  return { title: "Ce lien n’a pas fonctionné", main: alertMarkup(text) + nextLink(next) };
}

/** Messages for the codes that a reader can do something about. */
const REFUSALS: Readonly<Record<string, string>> = {
  EXPIRED_OOB_CODE: "Ce lien a expiré. Demandez-en un nouveau.",
  INVALID_OOB_CODE: "Ce lien a déjà servi ou n’est pas complet. Demandez-en un nouveau.",
  USER_DISABLED: "Ce compte est désactivé.",
  EMAIL_EXISTS: "Cette adresse e-mail est déjà utilisée par un autre compte.",
  UNAUTHORIZED_DOMAIN: "Ce lien mène à un site inconnu.",
};

function doneText(kind: ActionKind): string {
  if (kind === "PASSWORD_RESET") return "Votre mot de passe est changé. Vous pouvez vous connecter.";
  if (kind === "VERIFY_EMAIL") return "Votre adresse e-mail est confirmée.";
  return "Votre adresse e-mail est changée. Connectez-vous avec la nouvelle.";
}

const alertMarkup = (text: string): string => (text === "" ? "" : `<p role="alert">${escapeText(text)}</p>`);

/** @param next address of the page that the link goes on to; `null` without one */
const nextLink = (next: string | null): string =>
  next === null ? "" : `<p><a class="next" href="${escapeText(next)}">Continuer</a></p>`;

/** The whole page. */
export function actionPageHtml({ title, main }: ActionPageContent): string {
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title}</title><style>${actionPageStyle}</style><main><h1>${title}</h1>${main}</main></html>`
  );
}
