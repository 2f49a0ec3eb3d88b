/** Luminance of white with the constant of the formula, which parts two blacks. */
const WHITE = 1.05;

/**
 * Contrast of a colour with white, 1 to 21 (WCAG 2.2, relative luminance of sRGB).
 * @param colour `#rrggbb`
 * @returns null when it is no such colour
 */
export function contrastOnWhite(colour: string): number | null {
  const line = colour.trim();
  if (!/^#[\da-f]{6}$/iu.test(line)) return null;
  const luminance = shares.reduce((sum, share, index) => sum + share * linear(line, 1 + 2 * index), 0);
  return WHITE / (luminance + 0.05);
}

/** Holds what red, green and blue add to the luminance. */
const shares = [0.2126, 0.7152, 0.0722] as const;

function linear(colour: string, at: number): number {
  const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
