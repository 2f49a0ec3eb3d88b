/**
 * All drawing is in face units: the origin between eyes and nose, one unit the width of the face, y downwards.
 * Eyes lie near y = -0.09, the tip of the nose near 0.18, the mouth near 0.38, the chin near 0.72.
 */

/** Names of the blurs defined by `definitions`. */
export type Softness = "hair-thin" | "thin" | "soft" | "wide" | "broad";

const BLURS: Readonly<Record<Softness, number>> = {
  "hair-thin": 0.0018,
  thin: 0.004,
  soft: 0.012,
  wide: 0.03,
  broad: 0.07,
};

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** An SVG element without children. */
export const element = (name: string, values: Readonly<Record<string, string | number>>): string =>
  `<${name}${attributes(values)}/>`;

/** A reference to one of the blurs. */
export const blurred = (softness: Softness): { readonly filter: string } => ({ filter: `url(#${softness})` });

/** Several elements under one blur: far cheaper than a blur for each. */
export const blurredGroup = (softness: Softness, markup: string): string =>
  `<g filter="url(#${softness})">${markup}</g>`;

/** The part on the person's left, and its mirror image. */
export const bothSides = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

/** Filters for `blurred`. */
export const blurDefinitions = (): string =>
  Object.entries(BLURS)
    .map(
      ([id, deviation]) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    .join("");
