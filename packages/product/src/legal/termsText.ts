import { ACCOUNT_DELETION_DAYS } from "../account/leaving.ts";
import { TERMS_VERSION } from "../profile/acceptance.ts";
import type { LegalSettings } from "./legalSettings.ts";
import { fact, type LegalText, legalText, type WrittenSection } from "./legalText.ts";

/** General terms of use. A change of their words asks for another `TERMS_VERSION`. */
export function termsText({ publisher, health_professionals: servesHealth }: LegalSettings): LegalText {
  const sections: readonly WrittenSection[] = [
    [
      "Ce que fait Carnation",
      "Carnation mesure l’aspect de la peau sur une photo du visage, compare deux photos, et aide à composer une routine et un devis.",
      servesHealth
        ? "Le service s’adresse aux professionnels de la peau."
        : "Le service s’adresse aux professionnels du soin esthétique de la peau. Il n’est pas ouvert aux professionnels de santé, dont les dossiers demandent un hébergement certifié.",
      "Les résultats sont des observations cosmétiques. Ils n’ont pas de valeur médicale et ne remplacent pas l’avis d’un médecin.",
      `Le service est fourni par ${fact(publisher.name)}, dont les coordonnées figurent dans les mentions légales.`,
    ],
    [
      "Votre compte",
      "Le compte est personnel. Vous choisissez son mot de passe, vous le gardez pour vous, et vous nous prévenez si vous pensez que quelqu’un d’autre s’en sert.",
      "Un compte qui sert à nuire à quelqu’un, ou à photographier des personnes sans leur accord, peut être désactivé.",
    ],
    [
      "Vos clients et leur accord",
      "Vous recueillez l’accord de chaque personne avant d’analyser sa photo, et celui de son représentant légal quand elle est mineure. Carnation vous le demande à chaque diagnostic et garde la trace de cet accord.",
      "Les précautions que vous notez sur une fiche peuvent révéler l’état de santé. Vous ne les notez qu’avec l’accord explicite de la personne, et pour adapter vos soins.",
      "Vous restez responsable des conseils que vous donnez et des soins que vous réalisez. Vos photos, vos notes et vos documents vous appartiennent.",
    ],
    [
      "Les données de vos clients",
      "Vous décidez des données de vos clients ; nous les gardons et les analysons pour vous. Le contrat de sous-traitance, qui fait partie de ces conditions, dit ce à quoi chacun s’engage.",
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
  return legalText("Conditions générales d’utilisation", TERMS_VERSION, sections);
}
