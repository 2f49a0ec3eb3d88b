/** Colours that paper alone needs, beside those of the light theme. */
export const paperColours = {
  sheet: { value: "#ffffff", role: "Papier" },
  margin: { value: "#ebe8e7", role: "Marge d’incertitude d’une échelle" },
} as const;

/** Colours of the bands, lighter: the stretches of a scale, which its gaps part on grey paper. */
export const paperTints = {
  strength: "#a6d0d0",
  maintain: "#e6cb9c",
  priority: "#d9b3a6",
  reference: "#d3d0ce",
} as const;
