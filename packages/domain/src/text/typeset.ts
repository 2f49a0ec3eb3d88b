import { NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE } from "./signs.ts";

/**
 * Puts the no-break spaces of French typography into a text written with ordinary ones:
 * U+202F before `; ! ?`, U+00A0 before `: % €` and inside « ».
 * Texts are kept in the source with ordinary spaces, which a reader of the source can see.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typeset(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]([;!?])/gu, `${NARROW_NO_BREAK_SPACE}$1`)
    .replace(/[ \u00A0\u202F]([:%€»])/gu, `${NO_BREAK_SPACE}$1`)
    .replace(/«[ \u00A0\u202F]/gu, `«${NO_BREAK_SPACE}`);
}
