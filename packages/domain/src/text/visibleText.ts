/**
 * Signs that nobody sees and yet paste, or that turn a text around: halves of a character (lone surrogates), control
 * characters that are no white space, soft hyphens, zero-width spaces, fillers, direction marks and overrides, tags.
 * Joiners and variation selectors stay where scripts and emojis need them. `firestore.rules` has the same list
 * in its patterns (`linePattern`), which a test compares.
 */
const UNSEEN =
  /[\p{Cs}\uFFF9-\uFFFB]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** Zero-width joiners behind a sign that never joins: they only make a text look like another one. */
const IDLE_JOINERS =
  /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\s\u0300-\u036F])\p{Join_Control}+/gu;

/** A text as it is kept and printed: without unseen signs, then composed (NFC), so that what they parted is one again. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, "").replace(IDLE_JOINERS, "$1").normalize("NFC");
}
