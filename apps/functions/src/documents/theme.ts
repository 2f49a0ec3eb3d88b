import type { Verdict } from "@carnation/domain/comparison";
import type { Band } from "@carnation/domain/criterion";
import { colours, paperColours, paperTints } from "@carnation/tokens";
import { mm, type TableLook, type TextStyle } from "../pdf/index.ts";

/** Colours of printed documents: those of the light theme, on white. */
export const ink = {
  strong: colours.ink.light,
  soft: colours["ink-2"].light,
  faint: colours["ink-3"].light,
  hairline: colours.line.light,
  line: colours["line-strong"].light,
  margin: paperColours.margin.value,
  wash: colours.sunken.light,
  warning: colours["maintain-wash"].light,
  paper: paperColours.sheet.value,
} as const;

/** The design's names of the bands; a value without a judgement is a reference. */
export const bandTones = {
  good: "strength",
  medium: "maintain",
  poor: "priority",
  none: "reference",
} as const satisfies Record<Band | "none", keyof typeof paperTints>;

/** Colour of a band, of what it draws. */
export function bandInk(band: Band | null): string {
  return colours[bandTones[band ?? "none"]].light;
}

/** The same, lighter: a stretch of a scale. */
export function bandTint(band: Band | null): string {
  return paperTints[bandTones[band ?? "none"]];
}

/** Colours of the verdicts. */
export const verdictInk: Readonly<Record<Verdict, string>> = {
  improvement: colours.strength.light,
  watch: colours.priority.light,
  unconfirmed: colours.reference.light,
  stable: colours["ink-2"].light,
  incomparable: colours["ink-3"].light,
};

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
