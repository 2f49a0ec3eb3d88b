/*
 * Single colours that code draws with, in every theme. They are constants apart from the palette, so that a bundle that draws
 * with one of them does not take the whole palette.
 */

/** Ink of the light theme: what is signed goes to white paper, whatever the page's theme. */
export const inkColour = "#1a202f";

/** Carnation of the light theme. */
export const accentColour = "#c03e55";

/** The one pair of colours of every mask, on every skin and in both themes, its casing, and the mark that is aimed at. */
export const maskColours = {
  fill: "#285cc2",
  line: "#17399b",
  casing: "#ffffff",
  current: accentColour,
} as const;
