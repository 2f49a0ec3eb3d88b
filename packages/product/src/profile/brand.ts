import { contrastOnWhite } from "@carnation/domain/internal/format";
import type { Business } from "./business.ts";

/** Describes what makes the documents of a professional look like theirs. */
export interface Brand {
  /** File name of the logo; null when there is none. */
  readonly logo: string | null;
  /** Colour of the business, `#rrggbb`, for what is written and drawn on white; null where it would be hard to read there. */
  readonly accent: string | null;
}

/** A file name under which a logo may be stored: never a way to another folder. */
const LOGO_NAME = /^[\w-]+\.(?:jpe?g|png|webp)$/u;

/** Least contrast of a text with its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The logo and the colour of a business, as far as documents can use them. */
export function brandOf({ logo, colour }: Pick<Business, "logo" | "colour">): Brand {
  return { logo: LOGO_NAME.test(logo ?? "") ? logo : null, accent: accentOnWhite(colour) };
}

function accentOnWhite(colour: string): string | null {
  const contrast = contrastOnWhite(colour);
  return contrast !== null && contrast >= READABLE ? colour.trim().toLowerCase() : null;
}
