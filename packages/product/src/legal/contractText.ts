import { CONTRACT_VERSION } from "../profile/acceptance.ts";
import type { LegalSettings } from "./legalSettings.ts";
import { fact, type LegalText, legalText, type WrittenSection } from "./legalText.ts";
import { processorSentences } from "./privacyText.ts";

/** Professional as a legal document names her. */
export interface ContractingProfessional {
  /** « Claire Morel ». */
  readonly name: string;
  readonly company: string;
  /** Postal address on one line; empty when it was not given. */
  readonly address: string;
  /** Register or SIRET; empty when it was not given. */
  readonly registration: string;
}

/** The professional in one sentence; null reads for whoever is about to accept. */
export function professionalSentence(professional: ContractingProfessional | null): string {
  if (professional === null) return "la personne qui ouvre le compte, pour l’activité qu’elle y déclare";
  const { company, name, address, registration } = professional;
  return [company, `représentée par ${name}`, address, registration].filter((part) => part !== "").join(", ");
}

/**
 * Contract between the deployment, which processes, and the professional, who decides (GDPR, article 28). A change of its
 * words asks for another `CONTRACT_VERSION`.
 * @param professional null on the page that everybody reads
 */
export function contractText(
  { publisher, privacy, processors }: LegalSettings,
  professional: ContractingProfessional | null = null,
): LegalText {
  const sections: readonly WrittenSection[] = [
    [
      "1. Parties",
      `Le responsable de traitement, ci-après « le professionnel » : ${professionalSentence(professional)}.`,
      `Le sous-traitant : ${fact(publisher.name)}, ${fact(publisher.legal_form)}, ${fact(publisher.registration)}, ${fact(publisher.address)}.`,
      "Ce contrat est conclu en application de l’article 28 du règlement (UE) 2016/679 (RGPD). Il fait partie des conditions générales d’utilisation et l’emporte sur elles pour la protection des données.",
    ],
    [
      "2. Objet, nature et finalité",
      "Le sous-traitant enregistre, analyse, conserve, restitue et efface, pour le compte du professionnel, les données de ses clients, afin de mesurer l’aspect de la peau, de suivre son évolution, de composer une routine et un devis, et d’envoyer les documents que le professionnel choisit d’envoyer.",
    ],
    [
      "3. Données et personnes concernées",
      "Personnes : les clients du professionnel et, pour les mineurs, leur représentant légal.",
      "Données : identité et coordonnées, année de naissance, photos du visage, mesures et observations, routines, devis, notes, accords et signatures.",
      "Catégorie particulière (article 9) : les précautions notées sur une fiche peuvent révéler l’état de santé. Le professionnel ne les enregistre qu’avec l’accord explicite de la personne. Aucune donnée biométrique d’identification n’est produite.",
    ],
    [
      "4. Durée",
      "Le contrat dure autant que le compte. Les données sont conservées pendant les durées que le professionnel choisit dans son compte, et effacées à la fin du contrat comme le dit l’article 12.",
    ],
    [
      "5. Instructions",
      "Le sous-traitant ne traite les données que sur instruction documentée du professionnel. Les présentes, les réglages du compte et les actions faites dans l’application sont ces instructions. S’il estime qu’une instruction enfreint le droit, il en informe aussitôt le professionnel.",
      "Si le droit l’oblige à un autre usage, il en informe le professionnel avant, sauf si ce droit l’interdit.",
    ],
    [
      "6. Confidentialité",
      "Seules les personnes qui en ont besoin pour exploiter le service ont accès aux systèmes ; elles sont tenues à la confidentialité. L’administration de Carnation ne donne pas accès aux fiches ni aux photos des clients.",
    ],
    [
      "7. Sécurité",
      "Le sous-traitant met en œuvre les mesures de l’article 32 : chiffrement des échanges et du stockage, accès limité au compte du professionnel par des règles vérifiées à chaque lecture, mots de passe jamais lisibles, retrait du lieu de prise de vue des photos, sauvegardes, journaux sans contenu de fiche.",
      "Le professionnel protège ses identifiants et ses appareils.",
    ],
    [
      "8. Sous-traitants ultérieurs",
      "Le professionnel autorise de façon générale le recours aux sous-traitants suivants :",
      ...processorSentences(processors),
      "Tout ajout ou remplacement lui est annoncé par e-mail au moins trente jours avant. Il peut s’y opposer et, à défaut de solution, mettre fin au contrat sans frais. Chaque sous-traitant est tenu par contrat aux mêmes obligations ; le sous-traitant initial en répond devant le professionnel.",
    ],
    [
      "9. Transferts",
      "Aucune donnée ne quitte l’Union européenne en dehors des transferts indiqués à l’article 8, chacun sous une décision d’adéquation ou des clauses contractuelles types de la Commission européenne (articles 44 à 49).",
    ],
    [
      "10. Droits des personnes et assistance",
      "Le professionnel informe ses clients et répond à leurs demandes. L’application lui permet de lire, corriger, exporter et effacer une fiche, et de retirer un accord. Une demande reçue par le sous-traitant lui est transmise sans délai.",
      "Le sous-traitant l’aide, compte tenu des informations dont il dispose, pour la sécurité, l’analyse d’impact et la consultation de la CNIL (articles 32 à 36).",
    ],
    [
      "11. Violation de données",
      "Le sous-traitant notifie au professionnel toute violation de données dans les meilleurs délais et au plus tard 48 heures après en avoir pris connaissance, avec sa nature, les personnes et les données concernées, ses conséquences probables et les mesures prises, afin que le professionnel puisse, au besoin, notifier la CNIL dans les 72 heures.",
    ],
    [
      "12. Fin du contrat",
      "Avant la fin, le professionnel peut exporter toutes ses données. Ensuite, le sous-traitant les efface, copies comprises, selon le délai annoncé dans l’application, sauf celles que la loi oblige à garder. Il atteste cet effacement sur demande.",
    ],
    [
      "13. Registre, preuves et audits",
      "Le sous-traitant tient le registre des activités de traitement de l’article 30.2. Il met à disposition du professionnel les informations qui démontrent le respect de ses obligations et permet des audits, inspections comprises, par le professionnel ou un auditeur qu’il mandate, avec un préavis de trente jours et sans accès aux données d’autres comptes.",
    ],
    [
      "14. Contacts",
      `Protection des données : ${fact(privacy.contact)}. Délégué à la protection des données : ${fact(privacy.officer)}.`,
    ],
  ];
  return legalText("Contrat de sous-traitance des données", CONTRACT_VERSION, sections);
}
