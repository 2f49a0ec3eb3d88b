import { type ContractingProfessional, professionalSentence } from "./contractText.ts";
import type { LegalSettings } from "./legalSettings.ts";
import { fact, type LegalText, legalText, type WrittenSection } from "./legalText.ts";
import { processorSentences } from "./privacyText.ts";

/**
 * Template of the register that a professional keeps of what she does with her clients' data (GDPR, article 30.1), filled
 * with her name and the deployment's processors. What is her own to decide stands in square brackets.
 * @param retentionMonths months for which her account keeps photos; null for as long as the service does by default
 */
export function registerText(
  { publisher, processors }: LegalSettings,
  professional: ContractingProfessional,
  retentionMonths: number | null,
): LegalText {
  const photos =
    retentionMonths === null
      ? "Photos : durée par défaut du service, de 6 à 36 mois, réglable dans le compte."
      : `Photos : ${retentionMonths} mois, comme réglé dans le compte.`;
  const recipients = [
    `Sous-traitant : ${fact(publisher.name)}, par le contrat de sous-traitance des données.`,
    ...processorSentences(processors),
  ];
  const security =
    "Mesures de sécurité : celles de l’article 7 du contrat de sous-traitance ; [mesures de l’institut : appareils verrouillés, accès au cabinet…].";
  const sections: readonly WrittenSection[] = [
    [
      "Responsable de traitement",
      `${professionalSentence(professional)}.`,
      "Délégué à la protection des données : [nom, ou « aucun »]. Registre créé le [date], mis à jour le [date].",
    ],
    [
      "Fiche 1. Suivi cosmétique des clients",
      "Finalité : observer l’aspect de la peau sur photo, suivre son évolution, conseiller des soins et des produits cosmétiques.",
      "Base légale : le contrat avec le client (article 6.1.b) pour sa fiche ; son accord (article 6.1.a) pour l’analyse de ses photos.",
      "Personnes : clients ; représentants légaux des mineurs.",
      "Données : identité, coordonnées, année de naissance, photos du visage, mesures, routines, notes, accords et signatures.",
      `Durées : ${photos} Fiche et mesures : trois ans après le dernier contact [à confirmer].`,
      ...recipients,
      security,
    ],
    [
      "Fiche 2. Précautions",
      "Finalité : écarter les soins et produits qui ne conviennent pas.",
      "Base légale : l’accord de la personne (article 6.1.a) et, parce que ces données peuvent révéler l’état de santé, son accord explicite (article 9.2.a).",
      "Données : précautions choisies dans une liste, sans texte médical libre.",
      "Durée : celle de la fiche ; le responsable les efface dès que l’accord est retiré.",
      ...recipients,
      security,
    ],
    [
      "Fiche 3. Devis et envois",
      "Finalité : établir un devis, le faire signer, envoyer les documents choisis.",
      "Base légale : mesures précontractuelles et contrat (article 6.1.b) ; obligation légale pour les pièces comptables (article 6.1.c) ; accord du client pour les envois par e-mail (article 6.1.a).",
      "Données : identité, coordonnées, prestations, montants, signature.",
      "Durées : devis signé, cinq ans ; pièces comptables, dix ans (Code de commerce, article L123-22).",
      ...recipients,
      security,
    ],
    [
      "Fiche 4. Photos de communication",
      "Finalité : présenter le travail de l’institut [à supprimer si ce n’est pas le cas].",
      "Base légale : accord du client (article 6.1.a), donné à part et retiré à tout moment.",
      "Données : photos choisies. Durée : [durée], ou jusqu’au retrait de l’accord. Destinataires : [lieux de publication].",
    ],
    [
      "Demandes et incidents",
      "Demandes d’accès, de rectification, d’effacement, d’opposition : [date, nature, réponse]. Violations de données : [date, nature, mesures, notification].",
    ],
  ];
  return legalText("Registre des activités de traitement", null, sections);
}
