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
