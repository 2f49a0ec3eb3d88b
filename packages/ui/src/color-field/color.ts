/**
 * Reads a colour in hexadecimal, `#285cc2`, `285CC2` or `#25c`.
 * @returns `#rrggbb` in lower case, `undefined` when the text is no such colour
 */
export function parseHexColor(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/iu.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replaceAll(/./gu, "$&$&") : digits;
  return `#${full.toLowerCase()}`;
}

/** Relative luminance of an sRGB colour `#rrggbb`, 0 to 1 (WCAG 2.2, « relative luminance »). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two sRGB colours `#rrggbb`, 1 to 21 (WCAG 2.2, « contrast ratio »): 3 at least for a drawing, 4.5 for
 * text.
 */
export function contrastRatio(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
