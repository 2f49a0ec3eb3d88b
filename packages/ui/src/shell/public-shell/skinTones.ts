/** A skin tone of the colour chart. */
export interface SkinTone {
  /** CSS colour in OKLCH. */
  readonly colour: string;
  readonly row: number;
  readonly column: number;
}

const ROWS = [
  { hue: 34, chroma: 0.92 },
  { hue: 43, chroma: 1 },
  { hue: 51, chroma: 1 },
  { hue: 58, chroma: 1 },
  { hue: 65, chroma: 0.97 },
  { hue: 72, chroma: 0.9 },
] as const;

const COLUMNS = 7;

const rounded = (value: number): number => Number(value.toFixed(4));

/**
 * The chart of skins on the sign-in screen: six undertones from rosy to golden, seven depths from light to
 * dark. Lightness falls almost evenly; chroma swells in the middle depths, as it does on skin.
 */
export const skinTones: readonly SkinTone[] = ROWS.flatMap(({ hue, chroma }, row) =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const depth = column / (COLUMNS - 1);
    const lightness = 0.915 - 0.555 * depth ** 1.04;
    const swell = Math.sin(Math.PI * Math.min(1, depth * 0.86 + 0.02) ** 0.8);
    const colour = [lightness, (0.028 + 0.054 * swell) * chroma, hue - 7 * depth].map(rounded).join(" ");
    return { colour: `oklch(${colour})`, row, column };
  }),
);
