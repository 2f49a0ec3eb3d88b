import { drawnSignature } from "../../../fields/signature-pad/testing/drawnSignature.ts";
import type { ConsentClause, ConsentSubmission } from "../consent.ts";

/** Holds what the stories and tests have agreed to. */
export const consentText = {
  title: "Consentement à l’analyse cosmétique",
  intro:
    "Institut Lumière de Peau photographie votre visage pour en décrire l’aspect, sur treize critères. Le résultat est une observation cosmétique. Vous pouvez changer d’avis à tout moment\u00A0: demandez à votre institut.",
  version: "3",
  signedAt: new Date("2026-11-21T13:05:00Z"),
} as const;

export const consentClauses: readonly ConsentClause[] = [
  {
    id: "analysis",
    text: "J’accepte que ma photo soit analysée et conservée dans mon dossier.",
    required: true,
  },
  { id: "email", text: "J’accepte de recevoir mes résultats par e-mail.", required: false },
  {
    id: "communication",
    text: "J’accepte que mes photos avant et après servent à la communication de l’institut.",
    required: false,
  },
  { id: "improvement", text: "J’accepte que ma photo serve à améliorer l’analyse.", required: false },
];

export const signedConsent: ConsentSubmission = {
  accepted: ["analysis", "email"],
  signerName: "Anaïs Morel",
  signature: drawnSignature,
  version: "3",
};
