import { typeset } from "@carnation/domain/text";
import { ACCOUNT_DELETION_DAYS } from "@carnation/product/account";
import { PRIVACY_VERSION, TERMS_VERSION } from "@carnation/product/profile";

/** A text that is accepted, or taken note of, before an account is opened. */
export interface LegalText {
  readonly title: string;
  /** The day on which it came into force, ISO 8601; it is kept with the account of whoever accepted it. */
  readonly version: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Choice of which of the two. */
export type LegalTextName = "terms" | "privacy";

type Section = readonly [heading: string, ...paragraphs: string[]];

const termsSections: readonly Section[] = [
  [
    "Ce que fait Carnation",
    "Carnation mesure l’aspect de la peau sur une photo du visage, compare deux photos, et aide à composer une routine et un devis. Le service s’adresse aux professionnels du soin de la peau.",
    "Les résultats sont des observations cosmétiques. Ils n’ont pas de valeur médicale et ne remplacent pas l’avis d’un médecin.",
  ],
  [
    "Votre compte",
    "Le compte est personnel. Vous choisissez son mot de passe, vous le gardez pour vous, et vous nous prévenez si vous pensez que quelqu’un d’autre s’en sert.",
    "Un compte qui sert à nuire à quelqu’un, ou à photographier des personnes sans leur accord, peut être désactivé.",
  ],
  [
    "Vos clients et leur accord",
    "Vous recueillez l’accord de chaque personne avant d’analyser sa photo, et celui de son représentant légal quand elle est mineure. Carnation vous le demande à chaque diagnostic et garde la trace de cet accord.",
    "Vous restez responsable des conseils que vous donnez et des soins que vous réalisez. Vos photos, vos notes et vos documents vous appartiennent.",
  ],
  [
    "Abonnement",
    "Une nouvelle analyse, un bilan comparatif et l’envoi d’un document demandent un abonnement ou une période d’essai en cours. Lire, exporter et effacer vos données reste possible sans abonnement.",
    "Le prix, la durée et les conditions de l’essai sont affichés avant le paiement. Un abonnement se résilie à tout moment depuis votre compte et reste ouvert jusqu’à la fin de la période payée.",
  ],
  [
    "Fin du compte",
    `Vous pouvez demander la suppression de votre compte. Elle a lieu ${ACCOUNT_DELETION_DAYS} jours plus tard, et vous pouvez changer d’avis jusque-là.`,
  ],
  [
    "Évolution de ces conditions",
    "La version que vous acceptez, avec sa date, est conservée avec votre compte.",
  ],
];

const privacySections: readonly Section[] = [
  [
    "Ce qui est enregistré à votre sujet",
    "Votre nom, votre adresse e-mail, votre société, ce que vous y ajoutez pour vos devis, vos réglages, la date de vos accords, et l’état de votre abonnement. Votre mot de passe n’est jamais lisible par nous.",
    "Votre numéro de carte est saisi chez le prestataire de paiement. Nous n’en gardons que la marque et les quatre derniers chiffres.",
  ],
  [
    "Ce qui est enregistré au sujet de vos clients",
    "Ce que vous saisissez dans leur fiche, leurs accords, leurs photos et les mesures qui en sont tirées. Vous décidez de ces données ; nous les traitons pour vous, et pour rien d’autre.",
    "Le lieu de la prise de vue et le modèle de l’appareil sont retirés d’une photo avant son envoi. Une photo ne s’ouvre que depuis votre compte.",
  ],
  [
    "Combien de temps",
    "Les photos sont effacées après la durée choisie pour votre compte, de 6 à 36 mois ; les mesures restent, pour le suivi. Vous pouvez effacer un diagnostic ou un client à tout moment.",
    `Quand vous supprimez votre compte, tout est effacé après ${ACCOUNT_DELETION_DAYS} jours. Les factures sont gardées dix ans, comme la loi le demande.`,
  ],
  [
    "Qui d’autre y a accès",
    "Les personnes qui administrent Carnation gèrent les comptes. Elles n’ouvrent ni les fiches de vos clients ni leurs photos.",
    "Le prestataire de paiement reçoit ce qu’il faut pour l’abonnement. Les destinataires de vos envois reçoivent les documents que vous choisissez d’envoyer.",
  ],
  [
    "Sur votre appareil",
    "Carnation n’utilise ni publicité ni mesure d’audience. Votre navigateur garde votre connexion et ce qu’il faut pour continuer sans réseau ; la déconnexion l’efface.",
  ],
  [
    "Vos droits",
    "Vous pouvez lire, corriger, exporter et effacer vos données depuis votre compte, et saisir la CNIL. Vos clients exercent leurs droits auprès de vous ; l’export et l’effacement d’une fiche sont là pour cela.",
  ],
];

/** Holds what the two boxes of the activation are about. A change of their words asks for another version in the domain. */
export const legalTexts: Readonly<Record<LegalTextName, LegalText>> = {
  terms: {
    title: "Conditions générales d’utilisation",
    version: TERMS_VERSION,
    sections: typesetSections(termsSections),
  },
  privacy: {
    title: "Politique de confidentialité",
    version: PRIVACY_VERSION,
    sections: typesetSections(privacySections),
  },
};

function typesetSections(sections: readonly Section[]): LegalText["sections"] {
  return sections.map(([heading, ...paragraphs]) => ({ heading, paragraphs: paragraphs.map(typeset) }));
}
