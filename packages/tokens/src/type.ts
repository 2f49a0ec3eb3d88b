/** A text size in CSS pixels at the default browser size; shipped in rem so that it follows the reader's. */
export interface TextToken {
  readonly desktop: number;
  readonly tablet?: number;
  readonly phone?: number;
  readonly lineHeight: number;
  readonly role: string;
}

export const fonts = {
  sans: '"Hanken Grotesk Variable", "Hanken Grotesk", system-ui, "Segoe UI", sans-serif',
  serif: '"Newsreader Variable", "Newsreader", "Iowan Old Style", Georgia, serif',
} as const;

export const textSizes = {
  tick: { desktop: 11, lineHeight: 1.45, role: "Graduations" },
  micro: { desktop: 12, lineHeight: 1.4, role: "Précision, jamais seule" },
  small: { desktop: 13.5, phone: 14, lineHeight: 1.45, role: "Petit texte, libellés" },
  body: { desktop: 15, phone: 16, lineHeight: 1.5, role: "Texte courant" },
  menu: { desktop: 17, lineHeight: 1.3, role: "Menu tiroir" },
  family: { desktop: 18, lineHeight: 1.3, role: "Titre de famille" },
  score: { desktop: 20, lineHeight: 1, role: "Valeur d’une ligne" },
  "score-list": { desktop: 24, lineHeight: 1, role: "Valeur d’une liste" },
  "score-detail": { desktop: 40, lineHeight: 0.9, role: "Valeur du critère affiché" },
  h2: { desktop: 22, lineHeight: 1.2, role: "Titre de section" },
  synthesis: { desktop: 23, phone: 21, lineHeight: 1.36, role: "Synthèse" },
  h1: { desktop: 36, tablet: 32, phone: 29, lineHeight: 1.12, role: "Titre de page" },
  greeting: { desktop: 42, tablet: 37, phone: 34, lineHeight: 1.12, role: "Salutation" },
} as const satisfies Record<string, TextToken>;
