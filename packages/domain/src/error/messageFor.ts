import { typeset } from "../text/typeset.ts";
import type { ErrorCode } from "./carnationError.ts";
import { shownClientMessages } from "./clientMessages.ts";
import { toCarnationError } from "./toCarnationError.ts";

/** What a screen does about an error, beside showing its message. */
export type ErrorAction =
  | "focus-errors"
  | "sign-in"
  | "stay"
  | "back-to-list"
  | "offer-reload"
  | "wait"
  | "retry"
  | "retry-once-then-offer"
  | "hide-feature"
  | "check-before-retry";

/** What a person is shown for an error. */
export interface ErrorMessage {
  readonly code: ErrorCode;
  readonly title?: string;
  readonly message: string;
  readonly action: ErrorAction;
}

type Entry = Omit<ErrorMessage, "code">;

const entries: Readonly<Record<ErrorCode, Entry>> = {
  "invalid-argument": {
    message: "Certaines informations sont incorrectes. Vérifiez les champs signalés.",
    action: "focus-errors",
  },
  unauthenticated: { message: "Votre session a expiré. Reconnectez-vous.", action: "sign-in" },
  "permission-denied": { message: "Vous n’avez pas accès à cette action.", action: "stay" },
  "not-found": {
    message: "Cet élément n’existe plus ou a été supprimé.",
    action: "back-to-list",
  },
  aborted: {
    message: "Cet élément a été modifié entre-temps. Rechargez la page.",
    action: "offer-reload",
  },
  "resource-exhausted": { message: "Trop de demandes. Patientez une minute.", action: "wait" },
  cancelled: { message: "Opération annulée.", action: "stay" },
  internal: { message: "Un problème est survenu de notre côté.", action: "retry" },
  unknown: { message: "Un problème est survenu de notre côté.", action: "retry" },
  unimplemented: {
    message: "Cette fonction n’est pas encore disponible.",
    action: "hide-feature",
  },
  unavailable: {
    message: "Le service est momentanément indisponible.",
    action: "retry-once-then-offer",
  },
  "deadline-exceeded": {
    message: typeset("Le délai est dépassé. Votre demande continue peut-être : nous vérifions."),
    action: "check-before-retry",
  },
  offline: { message: "Vous êtes hors connexion.", action: "stay" },
  "wrong-credentials": {
    title: "Connexion impossible",
    message: "E-mail ou mot de passe incorrect.",
    action: "focus-errors",
  },
  "account-disabled": {
    title: "Compte désactivé",
    message: "Votre compte est désactivé. Contactez le support.",
    action: "stay",
  },
  "too-many-attempts": {
    title: "Trop de tentatives",
    message: "Trop de tentatives de connexion. Patientez quelques minutes, puis réessayez.",
    action: "wait",
  },
};

/**
 * What to show for any error, in French. A message of the specification that is written for professionals
 * is shown as the server sent it; every other one is replaced by the catalogue's text for its code.
 */
export function messageFor(error: unknown): ErrorMessage {
  const { code, message } = toCarnationError(error);
  const entry = entries[code];
  return shownClientMessages.includes(message) ? { ...entry, code, message } : { ...entry, code };
}
