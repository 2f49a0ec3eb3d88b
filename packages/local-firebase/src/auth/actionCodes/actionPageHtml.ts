import type { ActionKind } from "./actionCodes.ts";

/** Content of a page of an action code. */
export interface ActionPageContent {
  readonly title: string;
  /** Markup, escaped already. */
  readonly main: string;
}

const STYLE = `:root{color-scheme:light dark;--ground:#fcf9f8;--surface:#fff;--line:#e4dedc;--ink:#1a202f;--ink-2:#4a505c;--accent:#a52e45;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#101219;--surface:#181b23;--line:#5b5f6a;--ink:#f3efec;--ink-2:#c0b9b4;--accent:#ea7583;--on-accent:#101219}}
*{box-sizing:border-box}body{margin:0;padding:3rem 1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}p{margin:0 0 1rem;overflow-wrap:anywhere}.hint{color:var(--ink-2)}
[hidden]{display:none!important}label{display:block;font-weight:600}input{display:block;width:100%;min-height:2.75rem;margin:.375rem 0 1rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--ink-2);border-radius:.5rem}
button,.next{display:inline-block;min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:0;border-radius:.5rem;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}[role=alert]{font-weight:600}`;

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
    `<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${main}</main></html>`
  );
}
