import type { LegalSettings } from "./legalSettings.ts";
import { fact, type LegalText, legalText, type WrittenSection } from "./legalText.ts";

/** « Mentions légales » of a deployment (loi n° 2004-575, article 1-1). */
export function noticeText({ publisher, host, privacy }: LegalSettings): LegalText {
  const sections: readonly WrittenSection[] = [
    [
      "Éditeur",
      `${fact(publisher.name)}, ${fact(publisher.legal_form)}, capital social : ${fact(publisher.capital)}.`,
      `Immatriculation : ${fact(publisher.registration)}. TVA : ${fact(publisher.vat_number)}.`,
      `Siège : ${fact(publisher.address)}.`,
      `Téléphone : ${fact(publisher.phone)}. E-mail : ${fact(publisher.email)}.`,
    ],
    ["Direction de la publication", `${fact(publisher.director)}.`],
    [
      "Hébergement",
      `${fact(host.name)}, ${fact(host.address)}. Téléphone : ${fact(host.phone)}.`,
      ...(host.hds_certificate === null
        ? []
        : [`Certification d’hébergeur de données de santé : ${host.hds_certificate}.`]),
    ],
    [
      "Données personnelles",
      `Contact : ${fact(privacy.contact)}. Délégué à la protection des données : ${fact(privacy.officer)}.`,
      "La politique de confidentialité dit quelles données sont enregistrées, pourquoi, où et combien de temps.",
    ],
    [
      "Nature des résultats",
      "Carnation décrit l’aspect de la peau sur une photo. Ses résultats sont des observations cosmétiques, sans valeur médicale ; Carnation n’est pas un dispositif médical.",
    ],
    [
      "Propriété intellectuelle",
      "Le nom, les textes et les dessins de Carnation appartiennent à son éditeur. Les photos et les fiches appartiennent aux professionnels et à leurs clients.",
    ],
  ];
  return legalText("Mentions légales", null, sections);
}
