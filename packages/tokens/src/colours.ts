import { accentColour, inkColour, maskColours } from "./drawingColours.ts";

/** A colour in both themes, as sRGB hexadecimal or any CSS colour. */
export interface ColourToken {
  readonly light: string;
  readonly dark: string;
  /** Holds what the colour is for, in French: printed on the « Fondations » page and in `tokens.json`. */
  readonly role: string;
}

/**
 * The palette. Contrasts were computed against ground, surface and sunken in both themes: text colours
 * reach 4.5, graphics and control outlines 3. `line` is decorative and carries no meaning.
 */
export const colours = {
  ground: { light: "#fcf9f8", dark: "#101219", role: "Fond de page" },
  surface: { light: "#ffffff", dark: "#181b23", role: "Surface\u00A0: champs, panneau, tiroirs" },
  sunken: { light: "#f5f1ef", dark: "#0a0c11", role: "Creux\u00A0: survol, jetons" },
  well: { light: "#f5f1ef", dark: "#181b23", role: "Emplacement vide d’une image" },
  line: { light: "#e4dedc", dark: "#30333b", role: "Filet décoratif" },
  "line-strong": { light: "#8b837e", dark: "#71747e", role: "Contour des contrôles" },
  ink: { light: inkColour, dark: "#f3efec", role: "Encre\u00A0: texte et action principale" },
  "ink-2": { light: "#4a505c", dark: "#c0b9b4", role: "Encre secondaire" },
  "ink-3": { light: "#666a75", dark: "#9e9791", role: "Encre discrète, minimum pour un texte" },
  accent: { light: accentColour, dark: "#ea7583", role: "Carnation\u00A0: vous êtes ici" },
  "accent-strong": { light: "#a52e45", dark: "#f59aa2", role: "Carnation soutenue" },
  "accent-wash": { light: "#fcecec", dark: "#3e1e21", role: "Carnation, lavis" },
  ultramarine: { light: "#3a36b0", dark: "#b7bcff", role: "Outremer : où est le focus" },
  strength: { light: "#006969", dark: "#6ac2c2", role: "Point fort" },
  "strength-ink": { light: "#006969", dark: "#6ac2c2", role: "Point fort, texte" },
  "strength-wash": { light: "#dff3f3", dark: "#133132", role: "Point fort, lavis" },
  maintain: { light: "#b57c1c", dark: "#ecc166", role: "À entretenir, formes seulement" },
  "maintain-ink": { light: "#83560d", dark: "#eecd83", role: "À entretenir, texte" },
  "maintain-wash": { light: "#f9efda", dark: "#3b2e18", role: "À entretenir, lavis" },
  priority: { light: "#83331e", dark: "#d0774e", role: "Priorité" },
  "priority-ink": { light: "#83331e", dark: "#d0774e", role: "Priorité, texte" },
  "priority-wash": { light: "#fbeae5", dark: "#371e16", role: "Priorité, lavis" },
  reference: { light: "#7a7d86", dark: "#97918c", role: "Repère sans bande, formes seulement" },
  "reference-ink": { light: "#4a505c", dark: "#c0b9b4", role: "Repère, texte" },
  "reference-wash": { light: "#ebedf0", dark: "#26292f", role: "Repère, lavis" },
  error: { light: "#b32322", dark: "#f6857a", role: "Erreur" },
  "error-wash": { light: "#fdebe9", dark: "#3e1f1b", role: "Erreur, lavis" },
  table: { light: "#ece6e3", dark: "#0a0c11", role: "Table sous la feuille A4" },
  "photo-ground": { light: "#8f9ba5", dark: "#5d6770", role: "Fond avant l’arrivée d’une photo" },
  scrim: { light: "rgb(26 32 47 / 0.38)", dark: "rgb(4 5 8 / 0.62)", role: "Voile sous un tiroir" },
  tolerance: {
    light: "rgb(26 32 47 / 0.09)",
    dark: "rgb(243 239 236 / 0.13)",
    role: "Bande «\u00A0stable\u00A0» et squelettes",
  },
} as const satisfies Record<string, ColourToken>;

/** Colours laid on photographs: one pair for every theme and every skin. */
export const photoColours = {
  mask: { value: maskColours.fill, role: "Remplissage d’un masque" },
  "mask-line": { value: maskColours.line, role: "Trait d’un masque" },
  skin: { value: "#e0ab8d", role: "Fond des échantillons de légende" },
} as const;
