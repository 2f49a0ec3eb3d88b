import { formatCount } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";

/** Headings and fixed words of a comparison report. */
export const reportHeadings = {
  recap: "Le bilan",
  criteria: "Critère par critère",
  masks: "Là où la peau a changé",
  masksNote: /* @__PURE__ */ typeset(
    "Tracés : ce que l’analyse a relevé sur chaque photo, à la même échelle.",
  ),
  withoutPhotos: "Ce rapport présente les mesures seules.",
  details: "Dans le détail",
  /** Said where a report has no room for every detail. */
  moreDetails: (count: number): string =>
    `Et ${formatCount(count, "autre précision", "autres précisions")} dans votre dossier.`,
  care: "Ce qui a été utilisé entre les deux dates",
  next: "Et maintenant",
  columns: {
    criterion: "Critère",
    scale: "Échelle, le mieux à droite",
    before: "Avant",
    after: "Après",
    change: "Écart",
    verdict: "Évolution",
  },
  key: {
    before: "Valeur d’avant",
    margin: "Écart non significatif",
    reading: "Plus le repère est à droite, mieux c’est.",
  },
  /** Read aloud in the place of the logo. */
  logo: (name: string): string => typeset(`Logo : ${name}`),
  /** Said where letters of a script that no font has were left out; the sign is the one in their place. */
  unprinted: (sign: string): string =>
    `${sign} remplace des lettres d’un alphabet que ce document ne peut pas imprimer.`,
  issued: (date: string): string => `Établi le ${date}`,
  /** Holds what the letterhead's link does, where it is read aloud. */
  writeTo: (name: string): string => `Écrire à ${name}`,
  visit: (name: string): string => typeset(`Ouvrir le site : ${name}`),
} as const;
