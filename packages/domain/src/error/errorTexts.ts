import type { TitledText } from "../text/titledText.ts";
import type { ErrorCode } from "./carnationError.ts";

/** Describes what a screen does about an error, beside showing its message. */
export type ErrorAction =
  | "focus-errors"
  | "sign-in"
  | "reauthenticate"
  | "request-new-link"
  | "stay"
  | "back-to-list"
  | "offer-reload"
  | "wait"
  | "retry"
  | "retry-once-then-offer"
  | "hide-feature"
  | "check-before-retry"
  | "contact-support";

/** The French words for a code: a title that can stand alone, a sentence that says what to do, and the action. */
export interface ErrorText extends TitledText {
  /** Holds what the screen does, beside showing the message. */
  readonly action: ErrorAction;
}

/** The texts of every code, with ordinary spaces; `messageFor` typesets them. */
export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  "invalid-argument": {
    title: "Informations à corriger",
    message: "Certaines informations sont incorrectes. Vérifiez les champs signalés.",
    action: "focus-errors",
  },
  unauthenticated: {
    title: "Session expirée",
    message: "Votre session a expiré. Reconnectez-vous.",
    action: "sign-in",
  },
  "permission-denied": {
    title: "Accès refusé",
    message: "Vous n’avez pas accès à cette action.",
    action: "stay",
  },
  "not-found": {
    title: "Élément introuvable",
    message: "Cet élément n’existe plus ou a été supprimé.",
    action: "back-to-list",
  },
  aborted: {
    title: "Élément modifié",
    message: "Cet élément a été modifié entre-temps. Rechargez la page.",
    action: "offer-reload",
  },
  "resource-exhausted": {
    title: "Trop de demandes",
    message: "Trop de demandes. Patientez une minute.",
    action: "wait",
  },
  cancelled: { title: "Opération annulée", message: "Opération annulée.", action: "stay" },
  internal: {
    title: "Problème de notre côté",
    message: "Un problème est survenu de notre côté.",
    action: "retry",
  },
  unknown: {
    title: "Problème de notre côté",
    message: "Un problème est survenu de notre côté.",
    action: "retry",
  },
  unimplemented: {
    title: "Bientôt disponible",
    message: "Cette fonction n’est pas encore disponible.",
    action: "hide-feature",
  },
  unavailable: {
    title: "Service indisponible",
    message: "Le service est momentanément indisponible.",
    action: "retry-once-then-offer",
  },
  "deadline-exceeded": {
    title: "Délai dépassé",
    message: "Le délai est dépassé. Votre demande continue peut-être : nous vérifions.",
    action: "check-before-retry",
  },
  offline: { title: "Hors connexion", message: "Vous êtes hors connexion.", action: "stay" },
  refused: {
    title: "Demande refusée",
    message: "La demande a été refusée. Vérifiez les informations, puis réessayez.",
    action: "stay",
  },
  "storage-full": {
    title: "Espace de stockage plein",
    message: "L’espace de stockage est plein.",
    action: "contact-support",
  },
  damaged: {
    title: "Fichier endommagé",
    message: "Ce fichier est enregistré, mais il est endommagé.",
    action: "contact-support",
  },
  "wrong-credentials": {
    title: "Connexion impossible",
    message: "E-mail ou mot de passe incorrect.",
    action: "focus-errors",
  },
  "account-disabled": {
    title: "Compte désactivé",
    message: "Votre compte est désactivé.",
    action: "contact-support",
  },
  "too-many-attempts": {
    title: "Trop de tentatives",
    message: "Trop de tentatives de connexion. Patientez quelques minutes, puis réessayez.",
    action: "wait",
  },
  "email-in-use": {
    title: "Adresse déjà utilisée",
    message: "Un compte existe déjà avec cette adresse e-mail. Choisissez-en une autre ou connectez-vous.",
    action: "focus-errors",
  },
  "weak-password": {
    title: "Mot de passe trop simple",
    message: "Ce mot de passe est trop simple. Choisissez-en un plus long et moins courant.",
    action: "focus-errors",
  },
  "recent-sign-in-required": {
    title: "Confirmez votre identité",
    message: "Par sécurité, saisissez à nouveau votre mot de passe actuel avant ce changement.",
    action: "reauthenticate",
  },
  "expired-link": {
    title: "Lien expiré",
    message: "Ce lien a expiré ou a déjà servi. Demandez un nouveau lien.",
    action: "request-new-link",
  },
};
