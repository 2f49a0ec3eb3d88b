/**
 * The one pair of colours of every mask, on every skin and in both themes, as attributes: a drawing that is taken
 * out of the page, for a report, keeps them. The tokens of the same names win where the style sheet is.
 */
export const maskInk = { fill: "#285cc2", line: "#17399b", casing: "#ffffff", current: "#c03e55" } as const;
