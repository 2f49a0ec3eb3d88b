import { colours } from "./colours.ts";

/** Space in CSS pixels, base 4. */
export const space = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  9: 36,
  10: 40,
  14: 56,
  18: 72,
} as const;

/** Corner radius in CSS pixels. */
export const radii = {
  chip: { value: 3, role: "Étiquettes" },
  control: { value: 6, role: "Boutons et champs" },
  panel: { value: 10, role: "Le panneau" },
} as const;

/** Page gutter in CSS pixels, by width of the window. */
export const gutter = { desktop: 40, narrow: 28, tablet: 32, phone: 16 } as const;

/** Widest window, in CSS pixels, of each narrower layout. */
export const breakpoints = { phone: 640, tablet: 991, narrow: 1279 } as const;

export const motion = {
  colour: { value: "140ms cubic-bezier(0.2, 0, 0.2, 1)", role: "Couleurs" },
  move: { value: "240ms cubic-bezier(0.2, 0, 0, 1)", role: "Tiroirs et arrivée des jauges" },
} as const;

export const elevations = {
  sheet: {
    light: "0 1px 2px rgb(26 32 47 / 0.08), 0 12px 32px -12px rgb(26 32 47 / 0.18)",
    dark: `0 0 0 1px ${colours.line.dark}`,
    role: "Feuille A4",
  },
  drawer: {
    light: `0 0 0 1px ${colours.line.light}, 0 0 60px -20px rgb(26 32 47 / 0.22)`,
    dark: `0 0 0 1px ${colours.line.dark}`,
    role: "Tiroirs et dialogues",
  },
} as const;
