/** U+00A0: before `: % €`, inside « », between a number and its unit. */
export const NO_BREAK_SPACE = "\u00A0";

/** U+202F: before `; ! ?`, between groups of three digits. */
export const NARROW_NO_BREAK_SPACE = "\u202F";

/** U+2212, the minus of a printed number. */
export const MINUS = "\u2212";
