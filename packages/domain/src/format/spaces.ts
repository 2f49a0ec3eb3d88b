import { MINUS, NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE } from "../text/signs.ts";

/** A space of any kind, wherever it stands. */
export const anySpace = /[\s\u00A0\u202F]/gu;

interface Part {
  readonly type: string;
  readonly value: string;
}

/**
 * Joins the parts of a formatted number. Runtimes disagree on the no-break space of French and write a hyphen for
 * minus: between groups stands U+202F, before a unit U+00A0, and a negative number starts with U+2212.
 */
export function joinNumber(parts: readonly Part[]): string {
  return parts
    .map(({ type, value }) => {
      if (type === "group") return value.replace(anySpace, NARROW_NO_BREAK_SPACE);
      return type === "minusSign" ? MINUS : value.replace(anySpace, NO_BREAK_SPACE);
    })
    .join("");
}
