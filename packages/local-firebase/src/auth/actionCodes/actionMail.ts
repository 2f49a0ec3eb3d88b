import type { ActionKind } from "./actionCodes.ts";
import type { Mail, MailKind } from "./mailPort.ts";

interface Template {
  readonly kind: MailKind;
  /** `mode` of the link, as Firebase's action handlers expect it. */
  readonly mode: string;
  readonly subject: string;
  readonly request: string;
  readonly otherwise: string;
}

const TEMPLATES: Readonly<Record<ActionKind, Template>> = {
  PASSWORD_RESET: {
    kind: "passwordReset",
    mode: "resetPassword",
    subject: "Choisir un nouveau mot de passe",
    request: "Pour choisir un nouveau mot de passe, ouvrez ce lien dans l’heure\u00A0:",
    otherwise: "Si vous n’avez rien demandé, ignorez ce message\u00A0: votre mot de passe reste le même.",
  },
  VERIFY_EMAIL: {
    kind: "verifyEmail",
    mode: "verifyEmail",
    subject: "Confirmer votre adresse e-mail",
    request: "Pour confirmer votre adresse e-mail, ouvrez ce lien dans les trois jours\u00A0:",
    otherwise: "Si vous n’avez rien demandé, ignorez ce message.",
  },
  VERIFY_AND_CHANGE_EMAIL: {
    kind: "verifyAndChangeEmail",
    mode: "verifyAndChangeEmail",
    subject: "Confirmer votre nouvelle adresse e-mail",
    request: "Pour utiliser cette adresse e-mail, ouvrez ce lien dans les trois jours\u00A0:",
    otherwise: "Si vous n’avez rien demandé, ignorez ce message\u00A0: rien ne change.",
  },
  EMAIL_SIGNIN: {
    kind: "emailSignIn",
    mode: "signIn",
    subject: "Votre lien de connexion",
    request: "Pour vous connecter, ouvrez ce lien dans les six heures\u00A0:",
    otherwise: "Si vous n’avez rien demandé, ignorez ce message\u00A0: personne n’est connecté sans ce lien.",
  },
};

/** Address that the link leads to, and the parameters that come along in it. */
export interface ActionTarget {
  /** Page that handles action codes. */
  readonly handlerUrl: string;
  readonly apiKey: string;
  /** Page to offer afterwards. */
  readonly continueUrl?: string | undefined;
}

/** The link of a code, with the query parameters of Firebase's e-mail action handlers. */
export function actionLink(kind: ActionKind, code: string, target: ActionTarget): string {
  const url = new URL(target.handlerUrl);
  url.searchParams.set("mode", TEMPLATES[kind].mode);
  url.searchParams.set("oobCode", code);
  url.searchParams.set("apiKey", target.apiKey);
  if (target.continueUrl !== undefined) url.searchParams.set("continueUrl", target.continueUrl);
  url.searchParams.set("lang", "fr");
  return url.href;
}

export function actionMail(kind: ActionKind, to: string, link: string): Mail {
  const template = TEMPLATES[kind];
  const text = `Bonjour,\n\n${template.request}\n\n${link}\n\n${template.otherwise}\n`;
  return { to, subject: template.subject, text, kind: template.kind, link };
}
