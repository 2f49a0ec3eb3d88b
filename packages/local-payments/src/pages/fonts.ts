import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The two typefaces of the product, as its kit has them, by the name under which the pages ask for them. */
const files = new Map([
  [
    "serif.woff2",
    () => require.resolve("@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2"),
  ],
  [
    "sans.woff2",
    () => require.resolve("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"),
  ],
]);

/** The rules that load them. */
export const FONT_FACES = `
@font-face { font-family: "Newsreader Variable"; font-weight: 200 800; font-display: swap; src: url(/assets/serif.woff2) format("woff2"); }
@font-face { font-family: "Hanken Grotesk Variable"; font-weight: 100 900; font-display: swap; src: url(/assets/sans.woff2) format("woff2"); }
`;

/** The bytes of a typeface; null for a name that is none. */
export function fontFile(name: string): Buffer | null {
  const file = files.get(name);
  return file === undefined ? null : readFileSync(file());
}
