import { type BrandPair, type BrandTheme, checkBrand } from "../branding/index.ts";

type InBothThemes = Readonly<Record<BrandTheme, string>>;

/** A brand as the playground holds it. */
export interface PlayedBrand {
  readonly primary: InBothThemes;
  readonly onPrimary: InBothThemes;
  readonly focus: InBothThemes;
  /** Corner of buttons and fields, in CSS pixels. */
  readonly radius: number;
  readonly font: "kit" | "system";
}

const isColour = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** Measures the pairs of colours of a brand; undefined while one of its colours is not written to its end. */
export function playedPairs({ primary, onPrimary, focus }: PlayedBrand): readonly BrandPair[] | undefined {
  const colours = [primary, onPrimary, focus].flatMap(({ light, dark }) => [light, dark]);
  return colours.every(isColour) ? checkBrand({ primary, onPrimary, focus }).pairs : undefined;
}

const inBoth = ({ light, dark }: InBothThemes): string => `light-dark(${light}, ${dark})`;

/** Writes the style sheet of a brand, as a host has it after the kit's. */
export function brandCss({ primary, onPrimary, focus, radius, font }: PlayedBrand): string {
  const lines = [
    `--cn-primary: ${inBoth(primary)};`,
    `--cn-on-primary: ${inBoth(onPrimary)};`,
    `--cn-focus: ${inBoth(focus)};`,
    `--cn-radius: ${radius}px;`,
    ...(font === "kit"
      ? []
      : ["--cn-font-sans: system-ui, sans-serif;", "--cn-font-serif: system-ui, sans-serif;"]),
  ];
  return `:root {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;
}
