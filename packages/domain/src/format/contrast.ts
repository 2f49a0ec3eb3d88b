/** Luminance of white with the constant of the formula, which parts two blacks. */
const WHITE = 1.05;

/**
 * Contrast of a colour with white, 1 to 21 (WCAG 2.2, relative luminance of sRGB).
 * @param colour `#rrggbb`
 * @returns null when it is no such colour
 */
export function contrastOnWhite(colour: string): number | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(colour.trim()) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return WHITE / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
