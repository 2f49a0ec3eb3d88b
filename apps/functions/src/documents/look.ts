import type { Verdict } from "@carnation/domain/comparison";
import type { Band } from "@carnation/domain/criterion";
import { mm, type TableLook, type TextStyle } from "../pdf/index.ts";

/** Colours of printed documents: those of the light theme, on white. */
export const ink = {
  strong: "#1a202f",
  soft: "#4a505c",
  faint: "#666a75",
  hairline: "#e4dedc",
  line: "#8b837e",
  margin: "#ebe8e7",
  wash: "#f5f1ef",
  warning: "#f9efda",
  paper: "#ffffff",
} as const;

/** Colours of the bands, of what they draw. */
export const bandInk: Readonly<Record<Band | "none", string>> = {
  good: "#006969",
  medium: "#b57c1c",
  poor: "#83331e",
  none: "#7a7d86",
};

/** The same, lighter: the stretches of a scale, which its gaps part on grey paper. */
export const bandTint: Readonly<Record<Band | "none", string>> = {
  good: "#a6d0d0",
  medium: "#e6cb9c",
  poor: "#d9b3a6",
  none: "#d3d0ce",
};

/** Colours of the verdicts. */
export const verdictInk: Readonly<Record<Verdict, string>> = {
  improvement: "#006969",
  watch: "#83331e",
  stable: "#4a505c",
  incomparable: "#666a75",
};

/** The one pair of colours of every mask, on every skin. */
export const maskInk = { fill: "#285cc2", line: "#17399b", casing: "#ffffff" } as const;

const style = (face: TextStyle["face"], size: number, lineHeight: number, colour: string): TextStyle => ({
  face,
  size,
  lineHeight,
  colour,
});

/** Type of the printed documents, points. */
export const type = {
  title: style("serif", 27, 31, ink.strong),
  period: style("serif", 13, 18, ink.soft),
  emitter: style("serif", 14, 18, ink.strong),
  heading: style("serif", 15.5, 20, ink.strong),
  group: style("serif", 11, 14, ink.strong),
  recap: style("serif", 11, 16.5, ink.strong),
  recapSmall: style("serif", 9.8, 13.8, ink.strong),
  count: style("serif", 24, 26, ink.strong),
  body: style("sans", 9.2, 13.2, ink.strong),
  label: style("medium", 9.2, 12.4, ink.strong),
  figure: style("medium", 9.6, 12.4, ink.strong),
  before: style("sans", 9.6, 12.4, ink.soft),
  small: style("sans", 8.2, 11.4, ink.soft),
  notice: style("sans", 8.6, 12, ink.strong),
  micro: style("sans", 7.4, 9.8, ink.faint),
} as const;

/** The table of criteria. */
export const tableLook: TableLook = {
  head: type.micro,
  rule: ink.strong,
  hairline: ink.hairline,
  padding: mm(1.25),
  gap: mm(2.5),
};
