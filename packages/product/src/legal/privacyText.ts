import { ACCOUNT_DELETION_DAYS } from "../account/leaving.ts";
import { PRIVACY_VERSION } from "../profile/acceptance.ts";
import type { LegalSettings, Processor } from "./legalSettings.ts";
import { fact, type LegalText, legalText, type WrittenSection } from "./legalText.ts";

/** A processor in one sentence: what it does, where, and under which guarantee. */
export function processorSentence({ name, purpose, place, transfer }: Processor): string {
  return `${fact(name)} : ${fact(purpose)}. Lieu : ${fact(place)}. Transferts : ${fact(transfer)}.`;
}

/** Time that a copy of a deployment's data is kept, days: what was erased is gone from everywhere after it. */
export const COPIES_KEPT_DAYS = 7;

/** Privacy policy. A change of its words asks for another `PRIVACY_VERSION`. */
export function privacyText({ publisher, privacy, processors }: LegalSettings): LegalText {
  const sections: readonly WrittenSection[] = [
    [
      "Qui répond de vos données",
      `Pour votre compte, votre abonnement et le fonctionnement du service, le responsable de traitement est ${fact(publisher.name)}, ${fact(publisher.address)}.`,
      "Pour les données de vos clients, le responsable de traitement est vous ; nous sommes votre sous-traitant.",
      `Contact : ${fact(privacy.contact)}. Délégué à la protection des données : ${fact(privacy.officer)}.`,
    ],
    [
      "Ce qui est enregistré à votre sujet",
      "Votre nom, votre adresse e-mail, votre société, ce que vous y ajoutez pour vos devis, vos réglages, la date de vos accords, et l’état de votre abonnement. Votre mot de passe n’est jamais lisible par nous.",
      "Votre numéro de carte est saisi chez le prestataire de paiement. Nous n’en gardons que la marque et les quatre derniers chiffres.",
    ],
    [
      "Pourquoi, et sur quelle base",
      "Ouvrir et tenir votre compte, fournir le service, facturer l’abonnement : l’exécution du contrat que vous avez accepté (RGPD, article 6.1.b).",
      "Garder les factures : une obligation légale (article 6.1.c).",
      "Protéger le service des abus, trouver les pannes, compter l’usage sans nommer personne : notre intérêt légitime à un service sûr (article 6.1.f).",
      "Vous annoncer les actualités sur un appareil : votre accord, que vous retirez dans votre compte (article 6.1.a).",
    ],
    [
      "Ce qui est enregistré au sujet de vos clients",
      "Ce que vous saisissez dans leur fiche, leurs accords, leurs photos et les mesures qui en sont tirées. Vous décidez de ces données ; nous les traitons pour vous, et pour rien d’autre.",
      "Les précautions d’une fiche peuvent révéler l’état de santé. Elles reposent sur l’accord explicite de la personne (article 9.2.a), que vous recueillez.",
      "Une photo sert à mesurer l’aspect de la peau. Carnation ne reconnaît personne et ne garde aucune empreinte du visage.",
      "Le lieu de la prise de vue et le modèle de l’appareil sont retirés d’une photo avant son envoi. Une photo ne s’ouvre que depuis votre compte.",
    ],
    [
      "Combien de temps",
      "Les photos sont effacées après la durée choisie pour votre compte, de 6 à 36 mois ; les mesures restent, pour le suivi. Vous pouvez effacer un diagnostic ou un client à tout moment.",
      `Quand vous supprimez votre compte, tout est effacé après ${ACCOUNT_DELETION_DAYS} jours. Les factures sont gardées dix ans, comme la loi le demande.`,
      `Ce qui est effacé quitte aussi les copies de sauvegarde, au plus tard ${COPIES_KEPT_DAYS} jours après.`,
    ],
    [
      "Qui d’autre y a accès",
      "Les personnes qui administrent Carnation gèrent les comptes. Elles n’ouvrent ni les fiches de vos clients ni leurs photos.",
      "Le prestataire de paiement reçoit ce qu’il faut pour l’abonnement. Les destinataires de vos envois reçoivent les documents que vous choisissez d’envoyer.",
    ],
    ["Nos sous-traitants, où ils sont, et les transferts", ...processorSentences(processors)],
    [
      "Sur votre appareil",
      "Carnation n’utilise ni publicité ni mesure d’audience. Votre navigateur garde votre connexion et ce qu’il faut pour continuer sans réseau ; la déconnexion l’efface.",
    ],
    [
      "Vos droits",
      "Vous pouvez lire, corriger, exporter et effacer vos données depuis votre compte, vous opposer à leur usage ou en demander la limitation en nous écrivant, et saisir la CNIL (www.cnil.fr).",
      "Aucune décision n’est prise à votre sujet par une machine seule. Vos clients exercent leurs droits auprès de vous ; l’export et l’effacement d’une fiche sont là pour cela.",
    ],
  ];
  return legalText("Politique de confidentialité", PRIVACY_VERSION, sections);
}

/** The processors, one sentence each; that the list is not set is said as well. */
export function processorSentences(processors: readonly Processor[]): readonly string[] {
  return processors.length === 0 ? [fact(null)] : processors.map(processorSentence);
}
