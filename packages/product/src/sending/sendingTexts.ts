import type { SendingKind, SendingState } from "./sending.ts";

/** Holds what was sent, in French. */
export const sendingKindTexts: Readonly<Record<SendingKind, string>> = {
  "comparison-report": "Rapport de comparaison",
  "results-report": "Résultats",
  quote: "Devis",
  prescription: "Prescription de soins",
};

/** States of a sending, in French. */
export const sendingStateTexts: Readonly<Record<SendingState, string>> = {
  queued: "En cours d’envoi",
  sent: "Envoyé",
  refused: "Non envoyé",
};
