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

/**
 * Corner radius in CSS pixels, and the same as a share of the brand's own (`--cn-radius`). However round its buttons are, a box is no disc:
 * a label and a panel keep corners.
 */
export const radii = {
  chip: { value: 3, css: "min(var(--cn-radius, 6px) / 2, 5px)", role: "Étiquettes" },
  control: { value: 6, css: "var(--cn-radius, 6px)", role: "Boutons et champs" },
  panel: { value: 10, css: "min(var(--cn-radius, 6px) * 5 / 3, 20px)", role: "Le panneau" },
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
    dark: "0 0 0 1px #30333b",
    role: "Feuille A4",
  },
  drawer: {
    light: "0 0 0 1px #e4dedc, 0 0 60px -20px rgb(26 32 47 / 0.22)",
    dark: "0 0 0 1px #30333b",
    role: "Tiroirs et dialogues",
  },
} as const;
