import { parseHexColor } from "./color.ts";

/** Relative luminance of an sRGB colour `#rrggbb`, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readable(color: string): string {
  const hex = parseHexColor(color);
  if (hex === undefined) throw new RangeError(`“${color}” is no opaque sRGB colour such as #285cc2 or #25c.`);
  return hex;
}

/**
 * Contrast of two opaque colours, 1 to 21, in either order: `(L1 + 0.05) / (L2 + 0.05)`, where L1 is the relative
 * luminance of the lighter one and L2 that of the darker one.
 *
 * Source: WCAG 2.2, definitions of « contrast ratio » and « relative luminance »
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Criterion 1.4.3 asks 4.5 of text (3 from 24 px, or 18.7 px bold),
 * criterion 1.4.11 asks 3 of controls, of focus and of drawings.
 * @param one an sRGB colour in hexadecimal: `#285cc2`, `285CC2` or `#25c`
 * @throws RangeError when a colour is written otherwise, transparency included
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((color) => luminance(readable(color)))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
